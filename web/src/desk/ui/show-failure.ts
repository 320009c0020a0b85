import { failureText } from '../../shared/lib/failure-text.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';

/** Shows an error toast with the reason of the failure, or `fallback` if there is none. */
export const showFailure = (title: string, error: unknown, fallback = 'Please try again.'): void =>
  showToast({ title, description: failureText(error, fallback), tone: 'error' });
