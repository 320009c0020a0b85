import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from './console.ts';
import { root } from './paths.ts';
import { anyPort, host, isFree } from './ports.ts';
import { start } from './processes.ts';

/**
 * The port of the other checkout's site if this port is free. A checkout keeps one build per site
 * port, so with a fixed port the other checkout can reuse its last build.
 */
const PREFERRED_PORT = 5950;
/** Environment variables of our stack, which the other checkout must not inherit. */
const OF_OUR_STACK = [
  'SITE_URL',
  'GCLOUD_PROJECT',
  'GOOGLE_CLOUD_PROJECT',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FUNCTIONS_URL',
  'DEMO_FEED_HOST',
];

/**
 * The absolute path of another checkout. Throws `CommandError` if the folder is not a checkout, or
 * if its packages are not installed.
 */
export function otherCheckout(folder: string): string {
  const path = resolve(folder);
  if (!existsSync(join(path, 'scripts', 'run.mjs'))) throw new CommandError(`${path} is no checkout of this project.`);
  if (!existsSync(join(path, 'node_modules')))
    throw new CommandError(`${path} has no packages yet: run 'npm install' there first.`);
  return path;
}

/**
 * Runs `npm start -- --fresh` of another checkout on free ports until `stop`. Resolves when the
 * site is ready. Rejects with `CommandError` if the command exits first.
 */
export async function startOtherSite(folder: string): Promise<{ siteUrl: string; stop: () => Promise<void> }> {
  const port = (await isFree(PREFERRED_PORT)) ? PREFERRED_PORT : await anyPort();
  const env: NodeJS.ProcessEnv = { ...process.env, SITE_PORT: String(port) };
  for (const name of OF_OUR_STACK) delete env[name];
  for (const name of ['FIRESTORE_PORT', 'AUTH_PORT', 'FUNCTIONS_PORT']) env[name] = String(await anyPort());
  const logFile = join(root, '.build', 'bench', 'logs', 'beside.log');
  let announceReady = () => {};
  const ready = new Promise<void>((resolve) => (announceReady = resolve));
  const running = start({
    command: process.execPath,
    args: [join(folder, 'scripts', 'run.mjs'), 'start', '--fresh'],
    cwd: folder,
    env,
    logFile,
    onLine: (line) => line.includes('First Show is ready.') && announceReady(),
  });
  await Promise.race([
    ready,
    running.exited.then((code) => {
      throw new CommandError(`The site of ${folder} did not start (code ${code}): ${logFile} says why.`);
    }),
  ]);
  return { siteUrl: `http://${host}:${port}`, stop: () => running.stop({ graceMs: 20_000 }) };
}
