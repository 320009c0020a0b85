import { CommandError, main } from './lib/console.ts';

/**
 * Fills running emulators, found through the environment, with the demo. A start of a site without
 * data calls this script; there is rarely a reason to run it by hand.
 */
await main(async () => {
  if (!process.env.FIRESTORE_EMULATOR_HOST)
    throw new CommandError('The demo is for emulators only: FIRESTORE_EMULATOR_HOST is not set.');
  const { seedDemo } = await import('../demo/seed.ts');
  await seedDemo({ now: new Date() });
});
