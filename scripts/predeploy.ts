import { CommandError, main, step } from './lib/console.ts';
import { buildForFirebase, siteUrlOf } from './lib/deploy.ts';

/**
 * `npm run predeploy`: `firebase deploy` runs it before it deploys Hosting or the functions
 * (firebase.json), and stops if it fails. It checks the project's parameters and the types, and
 * builds the site.
 */
await main(async () => {
  const project = process.env.GCLOUD_PROJECT;
  if (!project) throw new CommandError('GCLOUD_PROJECT is not set: run `npx firebase deploy`, which sets it.');
  const built = await buildForFirebase(siteUrlOf(project));
  step(built ? 'Built: web/dist/client and functions/dist.' : 'Nothing has changed since the last build.');
});
