import { defineSecret } from 'firebase-functions/params';

/** Needed, and asked for at deployment, only where a model is the provider. */
export const enhancementSecrets = (environment: NodeJS.ProcessEnv = process.env) =>
  (environment.ENHANCEMENT_PROVIDER || 'embedded') === 'embedded' ? [] : [defineSecret('ENHANCEMENT_API_KEY')];
