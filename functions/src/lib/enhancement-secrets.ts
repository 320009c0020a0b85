import { defineSecret } from 'firebase-functions/params';

/**
 * The secrets of the model providers. Only those of the configured provider are included, because a
 * deployment asks for each secret.
 */
export const enhancementSecrets = (environment: NodeJS.ProcessEnv = process.env) =>
  (environment.ENHANCEMENT_PROVIDER || 'embedded') === 'embedded' ? [] : [defineSecret('ENHANCEMENT_API_KEY')];
