/** A problem with an emailed link or a new password. `isFinal`: another try cannot succeed. */
export type AuthProblem = { isFinal: boolean; text: string };

const final = (text: string): AuthProblem => ({ isFinal: true, text });
const passing = (text: string): AuthProblem => ({ isFinal: false, text });

const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.';
const unreachableText = (isOnline: boolean): string =>
  isOnline
    ? 'The login service is not answering. Please try again in a minute.'
    : 'You are offline. Try again when you are back.';

/** The error code of Firebase Auth, such as 'auth/user-disabled'; '' for any other error. */
export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** Message for a failed login. It does not reveal whether the account exists. */
export function signInFailure(error: unknown, isOnline = navigator.onLine): string {
  const code = codeOf(error);
  if (/^auth\/(network-request-failed|internal-error|timeout)$/.test(code)) return unreachableText(isOnline);
  return code === 'auth/too-many-requests' ? TOO_MANY : 'Invalid credentials';
}

const ASK_AGAIN = 'Request another on the login page, or ask the person who invited you.';
const gone = final(`This link no longer works: it was already used, or a newer one was sent. ${ASK_AGAIN}`);
const linkProblems: Record<string, AuthProblem> = {
  'auth/expired-action-code': final(`This link has expired: it works for an hour. ${ASK_AGAIN}`),
  'auth/invalid-action-code': gone,
  'auth/user-not-found': gone,
  'auth/user-disabled': final('This account is disabled. An administrator can enable it again.'),
  'auth/weak-password': passing('This password is too easy to guess. Please choose a longer one.'),
  'auth/password-does-not-meet-requirements': passing(
    'This password is not strong enough. Please choose a longer one.',
  ),
  'auth/too-many-requests': passing(TOO_MANY),
};

/** The problem that an error of Firebase Auth stands for. */
export function linkProblem(error: unknown, isOnline = navigator.onLine): AuthProblem {
  const code = codeOf(error);
  if (code === 'auth/network-request-failed') return passing(unreachableText(isOnline));
  return linkProblems[code] ?? passing('That did not work. Please try again.');
}

/** The problem of a link without a code, for example because a mail program truncated it. */
export const noCode = final('This link is incomplete. Open the whole link from your email.');
