/** The problem with a link or a password, and what to do. The codes are those of Firebase Auth. */
export type CodeProblem = { isFinal: boolean; text: string };

const GONE: CodeProblem = {
  isFinal: true,
  text: 'This link no longer works: it was used already, or a newer one was sent. Request another on the login page, or ask the person who invited you.',
};
const problems: Record<string, CodeProblem> = {
  'auth/expired-action-code': {
    isFinal: true,
    text: 'This link has expired: it works for an hour. Request another on the login page, or ask the person who invited you.',
  },
  'auth/invalid-action-code': GONE,
  'auth/user-not-found': GONE,
  'auth/user-disabled': { isFinal: true, text: 'This account is disabled. An administrator can enable it again.' },
  'auth/weak-password': { isFinal: false, text: 'This password is too easy to guess. Please choose a longer one.' },
  'auth/password-does-not-meet-requirements': {
    isFinal: false,
    text: 'This password is not strong enough. Please choose a longer one.',
  },
  'auth/too-many-requests': { isFinal: false, text: 'Too many attempts. Please wait a few minutes and try again.' },
};

const offline: CodeProblem = { isFinal: false, text: 'You are offline. Try again when you are back.' };
const unanswered: CodeProblem = {
  isFinal: false,
  text: 'The login service is not answering. Please try again in a minute.',
};

/** `isFinal`: this link cannot work any more. */
export function problemOf(error: unknown, isOnline: boolean = navigator.onLine): CodeProblem {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (code === 'auth/network-request-failed') return isOnline ? unanswered : offline;
  return problems[code] ?? { isFinal: false, text: 'That did not work. Please try again.' };
}

/** A link without a code, or one that a mail program truncated. */
export const noCode: CodeProblem = {
  isFinal: true,
  text: 'This link is incomplete. Open the whole link from your email.',
};
