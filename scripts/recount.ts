import { bold, dim, main, say, warn } from './lib/console.ts';
import { openDatabase } from './lib/open-database.ts';
import { databaseOptions, readOptions } from './lib/read-options.ts';

const USAGE = `Recomputes votes, reactions, comments, views, roll-ups and the search index of the running site from the documents behind
them, and prints what differs.

  npm run recount [-- --fix]

  --fix         write what the documents say; a tally that was imported without its readers would be lost
  --project     a real Firebase project instead of the running site; needs --production as well`;

const SHOWN_MAX = 20;

/** `npm run recount`: exit code 1 if something differs and was not fixed. */
await main(async () => {
  const { values } = readOptions(USAGE, {
    options: { fix: { type: 'boolean', default: false }, ...databaseOptions },
  });
  if (values.help) return say(USAGE);
  const consequence = values.fix ? 'its counts are to be written anew' : 'all of it is to be read';
  const db = await openDatabase({ project: values.project, isProduction: values.production, consequence });
  const [{ fixDrift, recount }, { randomId }] = await Promise.all([
    import('../functions/src/jobs/recount.ts'),
    import('../functions/src/platform/firestore/ids.ts'),
  ]);
  const results = await recount({ db, now: () => new Date(), randomId: () => randomId(20), sample: null });
  for (const { name, checked, drifts } of results) {
    say(`  ${bold(name.padEnd(20))} ${String(drifts.length).padStart(5)} of ${checked} differ`);
    for (const { path, stored, expected } of drifts.slice(0, SHOWN_MAX))
      say(`      ${path}: ${JSON.stringify(stored)} instead of ${JSON.stringify(expected)}`.slice(0, 300));
    if (drifts.length > SHOWN_MAX) say(dim(`      and ${drifts.length - SHOWN_MAX} more`));
  }
  const found = results.reduce((sum, { drifts }) => sum + drifts.length, 0);
  if (found === 0) return say('Every count agrees with its documents.');
  if (!values.fix) {
    warn(`${found} differ: 'npm run recount -- --fix' writes them anew.`);
    return 1;
  }
  const { fixed, left } = await fixDrift(results);
  say(`${fixed} written anew.`);
  if (left > 0) warn(`${left} need a person: see above.`);
  return left > 0 ? 1 : 0;
});
