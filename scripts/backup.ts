import { makeBackup } from './lib/backup.ts';
import { CommandError, main, say } from './lib/console.ts';
import { fixedFolders } from './lib/fixed-folders.ts';
import { readOptions } from './lib/read-options.ts';

const USAGE = `Copies the local site into a folder: database, accounts, secrets and pictures. The site may run or not.

  npm run backup -- --to <folder>`;

/** `npm run backup`. A real project has Firestore's own backups: docs/operations.md. */
await main(async () => {
  const { values } = readOptions(USAGE, {
    options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) return say(USAGE);
  if (values.to === undefined) throw new CommandError(`The option --to <folder> is missing.\n\n${USAGE}`);
  const { files } = await makeBackup(fixedFolders(), values.to);
  say(
    `${Object.keys(files).length} files are in ${values.to}. They hold readers' addresses and secrets: keep them safe.`,
  );
});
