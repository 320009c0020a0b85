import { useRouteError } from 'react-router-dom';
import { Button } from '../../ui/controls/button.tsx';
import { Container } from '../../ui/page/container.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';

/** Shown while a desk or one of its pages loads. */
export function DeskWaiting() {
  return (
    <Container>
      <div style={{ paddingBlock: 32 }}>
        <ListSkeleton lines={5} />
      </div>
    </Container>
  );
}

/** Error page of the desks, also for a script that a new release has replaced. */
export function DeskError() {
  const error = useRouteError();
  // Logged, so that somebody can report it.
  console.error(error);
  return (
    <Container>
      <EmptyState sentence="This page could not be shown. Your unsaved changes are kept on this device." role="alert">
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </EmptyState>
    </Container>
  );
}
