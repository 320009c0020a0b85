import { defineSecret } from 'firebase-functions/params';

/**
 * The list with the secret of the model provider. It is empty for the embedded provider, because a
 * deployment asks for every secret in this list.
 */
export const enhancementSecrets = (environment: NodeJS.ProcessEnv = process.env) =>
  (environment.ENHANCEMENT_PROVIDER || 'embedded') === 'embedded' ? [] : [defineSecret('ENHANCEMENT_API_KEY')];
