import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';

/** A list that could not be loaded, and the way to try again. `what`: 'the polls'. */
export function LoadFailed({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  return (
    <EmptyState sentence={failureText(error, `We could not load ${what}.`)} role="alert">
      <Button onClick={onRetry}>Try again</Button>
    </EmptyState>
  );
}
