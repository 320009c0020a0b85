import Alert from '@mui/material/Alert';
import { failureText } from '../../shared/lib/failure-text.ts';
import { QuietButton } from './quiet-button.tsx';

/** An error message with a retry button. `what` names the data: 'the polls'. */
export function LoadFailed({ what, error, onRetry }: { what: string; error?: unknown; onRetry: () => void }) {
  return (
    <Alert severity="error" action={<QuietButton onClick={onRetry}>Try again</QuietButton>}>
      {failureText(error, `We could not load ${what}.`)}
    </Alert>
  );
}
