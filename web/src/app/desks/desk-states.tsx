import { useRouteError } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown while a desk or a page of it is loading. */
export function DeskWaiting() {
  return (
    <Container>
      <div style={{ paddingBlock: 32 }}>
        <ListSkeleton lines={5} />
      </div>
    </Container>
  );
}

/** A page that failed, or whose script was replaced by a new release. */
export function DeskError() {
  const error = useRouteError();
  // The console is the only place from which somebody can report it.
  console.error(error);
  return (
    <Container>
      <EmptyState sentence="This page could not be shown. Your unsaved changes are kept on this device." role="alert">
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </EmptyState>
    </Container>
  );
}
