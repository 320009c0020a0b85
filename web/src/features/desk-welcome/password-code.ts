/** The problem with a link or a password, and what to do. The codes are those of Firebase Auth. */
export type CodeProblem = { isFinal: boolean; text: string };

const final = (text: string): CodeProblem => ({ isFinal: true, text });
const passing = (text: string): CodeProblem => ({ isFinal: false, text });

const ASK_AGAIN = 'Request another on the login page, or ask the person who invited you.';
const gone = final(`This link no longer works: it was used already, or a newer one was sent. ${ASK_AGAIN}`);
const problems: Record<string, CodeProblem> = {
  'auth/expired-action-code': final(`This link has expired: it works for an hour. ${ASK_AGAIN}`),
  'auth/invalid-action-code': gone,
  'auth/user-not-found': gone,
  'auth/user-disabled': final('This account is disabled. An administrator can enable it again.'),
  'auth/weak-password': passing('This password is too easy to guess. Please choose a longer one.'),
  'auth/password-does-not-meet-requirements': passing(
    'This password is not strong enough. Please choose a longer one.',
  ),
  'auth/too-many-requests': passing('Too many attempts. Please wait a few minutes and try again.'),
};

/** `isFinal`: this link cannot work any more. */
export function problemOf(error: unknown, isOnline: boolean = navigator.onLine): CodeProblem {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (code === 'auth/network-request-failed')
    return passing(
      isOnline
        ? 'The login service is not answering. Please try again in a minute.'
        : 'You are offline. Try again when you are back.',
    );
  return problems[code] ?? passing('That did not work. Please try again.');
}

/** A link without a code, or one that a mail program truncated. */
export const noCode = final('This link is incomplete. Open the whole link from your email.');
