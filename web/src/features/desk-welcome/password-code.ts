/** What went wrong with a link or a password, and what to do. Codes are those of Firebase Auth. */
export type CodeProblem = { isFinal: boolean; text: string };

const GONE: CodeProblem = {
  isFinal: true,
  text: 'This link does not work any more: it was used already, or a newer one was sent. Ask for another on the log-in page, or ask who invited you.',
};
const problems: Record<string, CodeProblem> = {
  'auth/expired-action-code': {
    isFinal: true,
    text: 'This link is too old: it works for an hour. Ask for another on the log-in page, or ask who invited you.',
  },
  'auth/invalid-action-code': GONE,
  'auth/user-not-found': GONE,
  'auth/user-disabled': { isFinal: true, text: 'This account is switched off. An administrator can switch it on again.' },
  'auth/weak-password': { isFinal: false, text: 'This password is too easy to guess. Please choose a longer one.' },
  'auth/password-does-not-meet-requirements': { isFinal: false, text: 'This password does not meet the rules of this site. Please choose a longer one.' },
  'auth/too-many-requests': { isFinal: false, text: 'Too many attempts. Please wait a few minutes and try again.' },
};

const offline: CodeProblem = { isFinal: false, text: 'You are offline. Try again when you are back.' };
const unanswered: CodeProblem = { isFinal: false, text: 'The log-in service is not answering. Please try again in a minute.' };

/** `isFinal`: trying again with this link is of no use. */
export function problemOf(error: unknown, isOnline: boolean = navigator.onLine): CodeProblem {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  if (code === 'auth/network-request-failed') return isOnline ? unanswered : offline;
  return problems[code] ?? { isFinal: false, text: 'That did not work. Please try again.' };
}

/** A link without a code, or one that was cut in half by a mail program. */
export const noCode: CodeProblem = { isFinal: true, text: 'This address has no code in it. Open the whole link from your mail.' };
