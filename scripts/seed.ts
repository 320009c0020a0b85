import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Plain, main } from './lib/console.ts';
import { root } from './lib/paths.ts';

/** Fills the emulators named by the environment with the demo. `npm start` and `npm test` call it; by hand it is rarely needed. */
await main(async () => {
  if (!process.env.FIRESTORE_EMULATOR_HOST) throw new Plain('The demo is for emulators only: FIRESTORE_EMULATOR_HOST is not set.');
  const file = join(root, 'demo/seed.ts');
  if (!existsSync(file)) return console.log('demo/seed.ts does not exist yet: nothing to fill in.');
  const { seedDemo } = (await import(pathToFileURL(file).href)) as { seedDemo: (options: { now: Date }) => Promise<void> };
  await seedDemo({ now: new Date() });
});
