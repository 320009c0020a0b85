import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { buildSite } from './build.ts';
import { CommandError, step } from './console.ts';
import { root, toolScripts } from './paths.ts';
import { runNode } from './processes.ts';

const folders = {
  web: join(root, 'web/dist'),
  functions: join(root, 'functions/dist'),
  stamps: join(root, '.build/deploy'),
  log: join(root, '.build/deploy/build.log'),
};

/** The file with the parameters of a Firebase project, which is not committed. */
const parametersFile = (project: string): string => `functions/.env.${project}`;

/**
 * Reads the address of a project's site from its parameters. Throws `CommandError` if the file or a
 * parameter without which the site does not work is missing.
 */
export function siteUrlOf(project: string, { folder = root }: { folder?: string } = {}): string {
  const file = parametersFile(project);
  if (!existsSync(join(folder, file)))
    throw new CommandError(
      `${file} is missing: write SITE_URL=… and WEB_API_KEY=… to it (README.md, "Deploying to a Firebase project").`,
    );
  const { SITE_URL: siteUrl = '', WEB_API_KEY: webApiKey = '' } = parseEnv(readFileSync(join(folder, file), 'utf8'));
  if (siteUrl === '') throw new CommandError(`SITE_URL is empty in ${file}: set it to the address of the site.`);
  if (webApiKey === '')
    throw new CommandError(
      `WEB_API_KEY is empty in ${file}: without the web app's API key no page gets live data and nobody can log in.`,
    );
  return siteUrl.replace(/\/+$/, '');
}

/**
 * Checks the types and builds what `firebase deploy` and `firebase emulators:start` use: `web/dist`
 * and `functions/dist`, with the parameter files `functions/.env.*`. Resolves with true if anything
 * was built.
 */
export async function buildForFirebase(siteUrl: string): Promise<boolean> {
  step('Checking the types …');
  const types = await runNode({ args: [toolScripts.typescript, '--noEmit', '-p', root], cwd: root });
  if (types.code !== 0)
    throw new CommandError(`${types.output}\n\nNothing was built, because of the type errors above.`);
  const built = await buildSite(folders, siteUrl);
  // Firebase reads the parameters of the functions from the folder that it deploys.
  const parametersIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('.env.'));
  for (const name of parametersIn(folders.functions)) rmSync(join(folders.functions, name));
  for (const name of parametersIn(join(root, 'functions')))
    copyFileSync(join(root, 'functions', name), join(folders.functions, name));
  // For `firebase emulators:start`, which would otherwise ask Secret Manager. It is never deployed
  // (`ignore` in firebase.json).
  const secrets = join(folders.functions, '.secret.local');
  if (!existsSync(secrets))
    writeFileSync(secrets, `SIGNING_SECRET=${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  return built;
}
