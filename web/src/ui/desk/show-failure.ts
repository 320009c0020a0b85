import { failureText } from '../../lib/failure-text.ts';
import { showToast } from '../toast/toast.ts';

/** A red toast: `title`, and why the call failed or else `fallback`. */
export const showFailure = (title: string, error: unknown, fallback = 'Please try again.'): void =>
  showToast({ title, description: failureText(error, fallback), tone: 'error' });
