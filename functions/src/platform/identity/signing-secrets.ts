import { defineSecret } from 'firebase-functions/params';

/**
 * The secrets that sign the reader cookie and the links in mails. The previous secret is only
 * included if a rotation is configured, because a deployment asks for every secret in this list.
 */
export const signingSecrets = (environment: NodeJS.ProcessEnv = process.env) => [
  defineSecret('SIGNING_SECRET'),
  ...(environment.HAS_PREVIOUS_SIGNING_SECRET === 'true' ? [defineSecret('SIGNING_SECRET_PREVIOUS')] : []),
];
