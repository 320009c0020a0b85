export type SignInFailure = 'invalid' | 'too-many' | 'offline' | 'server';

/**
 * Firebase Auth says these where its server or the way to it failed, not the name or the password.
 */
const SERVER_CODES: ReadonlySet<unknown> = new Set([
  'auth/network-request-failed',
  'auth/internal-error',
  'auth/timeout',
]);

/**
 * Why signing in failed, from the code of Firebase Auth. A server that fails is no reader without
 * network.
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
