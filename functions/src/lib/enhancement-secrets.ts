import { defineSecret } from 'firebase-functions/params';

/**
 * The secrets of the model providers. Deployment only asks for those of the configured provider.
 */
export const enhancementSecrets = (environment: NodeJS.ProcessEnv = process.env) =>
  (environment.ENHANCEMENT_PROVIDER || 'embedded') === 'embedded' ? [] : [defineSecret('ENHANCEMENT_API_KEY')];
