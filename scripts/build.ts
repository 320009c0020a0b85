import { join } from 'node:path';
import { buildSite } from './lib/build.ts';
import { main, step } from './lib/console.ts';
import { root } from './lib/paths.ts';

/** `npm run build`: what `firebase deploy` uploads, in `web/dist/client` and `functions/dist`. */
await main(async () => {
  const built = await buildSite({
    web: join(root, 'web/dist'),
    functions: join(root, 'functions/dist'),
    stamps: join(root, '.build/deploy'),
    log: join(root, '.build/deploy/build.log'),
  });
  step(built ? 'Built: web/dist/client and functions/dist.' : 'Nothing has changed since the last build.');
});
