import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './lib/build.ts';
import { main, CommandError, step } from './lib/console.ts';
import { root } from './lib/paths.ts';

/**
 * `npm run build`: builds the site for `firebase deploy`, into `web/dist` and `functions/dist`, and
 * copies the files `functions/.env.*` into `functions/dist`. Hosting serves `web/dist/client`.
 */
await main(async () => {
  const siteUrl = process.env.SITE_URL?.replace(/\/+$/, '');
  if (!siteUrl)
    throw new CommandError(
      "Set SITE_URL to the address of the site, e.g. 'SITE_URL=https://example.com npm run build'.",
    );
  const folders = {
    web: join(root, 'web/dist'),
    functions: join(root, 'functions/dist'),
    stamps: join(root, '.build/deploy'),
    log: join(root, '.build/deploy/build.log'),
  };
  const built = await buildSite(folders, siteUrl);
  // Firebase reads the parameters of the functions from the folder that it deploys.
  const parametersIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('.env.'));
  for (const name of parametersIn(folders.functions)) rmSync(join(folders.functions, name));
  for (const name of parametersIn(join(root, 'functions')))
    copyFileSync(join(root, 'functions', name), join(folders.functions, name));
  step(built ? 'Built: web/dist/client and functions/dist.' : 'Nothing has changed since the last build.');
});
