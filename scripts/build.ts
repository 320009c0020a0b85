import { main, CommandError, step } from './lib/console.ts';
import { buildForFirebase } from './lib/deploy.ts';

/**
 * `npm run build`: checks the types and builds the site for `firebase emulators:start`, into
 * `web/dist` and `functions/dist`. `firebase deploy` builds by itself (`predeploy.ts`).
 */
await main(async () => {
  const siteUrl = process.env.SITE_URL?.replace(/\/+$/, '');
  if (!siteUrl)
    throw new CommandError(
      "Set SITE_URL to the address of the site, e.g. 'SITE_URL=https://example.com npm run build'.",
    );
  const built = await buildForFirebase(siteUrl);
  step(built ? 'Built: web/dist/client and functions/dist.' : 'Nothing has changed since the last build.');
});
