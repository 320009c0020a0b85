import { defineSecret } from 'firebase-functions/params';

/**
 * What signs the reader cookie and the links in mails. The previous secret only where a rotation
 * says that there is one: a deployment asks for every secret that is named here.
 */
export const signingSecrets = (environment: NodeJS.ProcessEnv = process.env) => [
  defineSecret('SIGNING_SECRET'),
  ...(environment.HAS_PREVIOUS_SIGNING_SECRET === 'true' ? [defineSecret('SIGNING_SECRET_PREVIOUS')] : []),
];
