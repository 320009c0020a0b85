import { restoreBackup } from './lib/backup.ts';
import { CommandError, main, say } from './lib/console.ts';
import { fixedFolders } from './lib/fixed-folders.ts';
import { readOptions } from './lib/read-options.ts';

const USAGE = `Puts a backup in the place of the local site's data, while the site does not run. The next 'npm start' runs with it,
after it has erased again whoever was erased since the backup was made.

  npm run restore -- --from <folder> [--erasures <file>] [--replace]

  --erasures    a register that 'npm run erase -- --register --to <file>' wrote
  --replace     the data that are there now are to be lost`;

/** `npm run restore`. How to restore a real project: docs/operations.md. */
await main(async () => {
  const { values } = readOptions(USAGE, {
    options: {
      from: { type: 'string' },
      erasures: { type: 'string' },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return say(USAGE);
  if (values.from === undefined) throw new CommandError(`The option --from <folder> is missing.\n\n${USAGE}`);
  const { from, replace, erasures } = values;
  const { madeAt } = restoreBackup(fixedFolders(), { from, replaces: replace, erasuresFile: erasures });
  say(`The data of ${madeAt} are in place: 'npm start' runs with them.`);
});
