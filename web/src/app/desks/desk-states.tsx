import { useRouteError } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** While a desk, or a page of one, is on its way. */
export function DeskWaiting() {
  return (
    <Container>
      <div role="status" style={{ paddingBlock: 32 }}>
        <VisuallyHidden>Loading</VisuallyHidden>
        <SkeletonLine width="40%" height={38} />
        {Array.from({ length: 4 }, (_, index) => (
          <SkeletonLine key={index} height={72} />
        ))}
      </div>
    </Container>
  );
}

/** A page that failed, or whose script a new release has replaced. */
export function DeskError() {
  const error = useRouteError();
  // Where people can send it from: there is no other way out of this page.
  console.error(error);
  return (
    <Container>
      <EmptyState sentence="This page could not be shown. What you had not saved is kept on this device." role="alert">
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </EmptyState>
    </Container>
  );
}
