export type SignInFailure = 'invalid' | 'too-many' | 'offline' | 'server';

/** Firebase Auth's codes for a failure of its server or of the connection. */
const SERVER_CODES: ReadonlySet<unknown> = new Set([
  'auth/network-request-failed',
  'auth/internal-error',
  'auth/timeout',
]);

/**
 * Maps a code of Firebase Auth to a sign-in failure. A failing server must not be reported as being
 * offline.
 */
export function signInFailureOf(code: unknown, isOnline: boolean): SignInFailure {
  if (SERVER_CODES.has(code)) return isOnline ? 'server' : 'offline';
  return code === 'auth/too-many-requests' ? 'too-many' : 'invalid';
}

export const signInFailureTexts: Record<SignInFailure, string> = {
  invalid: 'Invalid credentials',
  'too-many': 'Too many attempts. Please wait a few minutes and try again.',
  offline: 'You are offline. Try again when you are back.',
  server: 'The login service is not answering. Please try again in a minute.',
};
