import { CommandError } from './console.ts';
import { host } from './ports.ts';

/**
 * The environment for tools that use the site of `npm start`, with its ports if they were moved.
 * Throws `CommandError` if the site does not answer.
 */
export async function runningSiteEnv(): Promise<Record<string, string>> {
  const port = (name: string, fallback: number) => process.env[name] ?? String(fallback);
  const siteUrl = process.env.SITE_URL ?? `http://${host}:${port('SITE_PORT', 5050)}`;
  const answer = await fetch(`${siteUrl}/api/health`).catch(() => null);
  if (!answer?.ok) throw new CommandError(`No site answers at ${siteUrl}: run 'npm start' first, in another terminal.`);
  return {
    GCLOUD_PROJECT: 'demo-first-show',
    FIRESTORE_EMULATOR_HOST: `${host}:${port('FIRESTORE_PORT', 8080)}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${port('AUTH_PORT', 9099)}`,
    FUNCTIONS_URL: `http://${host}:${port('FUNCTIONS_PORT', 5001)}/demo-first-show/asia-south1`,
    SITE_URL: siteUrl,
  };
}
