import { writeFileSync } from 'node:fs';
import { CommandError, bold, dim, main, say, warn } from './lib/console.ts';
import { type Erasing, openErasing, readRegisterFile } from './lib/erasing.ts';
import { openDatabase } from './lib/open-database.ts';
import { databaseOptions, readOptions } from './lib/read-options.ts';

const USAGE = `Erases a person from the running site ('npm start' in another terminal): names, addresses, texts and network addresses go,
votes and reactions stay under random ids, so that totals stay what they were.

  npm run erase -- --email <address> | --reader <id>  [--dry-run]

  --dry-run     change nothing, only count
  --only        exactly this address or id; without it, the reader ids that used the address are erased as well, and so on
  --wide        go on although more ids hang together than one person has
  --register    write the register of erasures to the file --to names: keyed hashes of who was erased
  --again       after a backup was restored: erase again whoever the register names, that of the site and the file --from names
  --project     a real Firebase project instead of the running site; needs --production as well`;

const labels = {
  reactions: 'reactions, now under random ids',
  votes: 'votes and predictions, now under random ids',
  reports: 'reports of comments, now under random ids',
  presence: 'marks of presence',
  limits: 'counted limits',
  comments: 'comments, with all that the moderators had of them',
  messages: 'messages in the inbox',
  subscriptions: 'subscriptions',
  authors: 'histories as an author of comments',
  mails: 'mails in the outbox',
  recentSubmissions: 'notes of recent comments and messages',
  mentions: 'places in other documents',
};

/**
 * `npm run erase`: prints only counts, no erased data. It is idempotent: a second run finds
 * nothing, and the next run finishes an interrupted one.
 */
await main(async () => {
  const { values } = readArguments();
  if (values.help) return say(USAGE);
  if (!values.register && !values.again) identifierOf(values.email, values.reader);
  const db = await openDatabase({
    project: values.project,
    isProduction: values.production,
    consequence: 'a person is to be erased there for good',
  });
  const erasing = await openErasing(db, values);
  if (values.register) return copyRegister(erasing, values.to);
  if (values.again) return eraseAgain(erasing, values.from);
  const { addDeskLog } = await import('../functions/src/platform/desk-log/desk-log.ts');
  const { newId } = await import('../functions/src/platform/firestore/ids.ts');
  const { PERSONAL_DATA_ACTIONS } = await import('@first-show/domain/staff/desk-log.schema');
  if (!values['dry-run']) {
    // The entry for the desks' activity log. It does not say whose data was erased. It is written
    // before the erasure, because an interrupted run may have erased something too.
    const entry = {
      id: newId(),
      desk: 'personal-data' as const,
      at: new Date().toISOString(),
      uid: null,
      by: 'npm run erase',
      action: PERSONAL_DATA_ACTIONS.erasePerson,
      call: 'npm run erase',
    };
    await addDeskLog(db, { ...entry, subject: null, subjectId: null, details: [] });
  }
  const options = { followsLinks: !values.only, allowsWide: values.wide };
  const report = await erasing.erase(identifierOf(values.email, values.reader), {
    ...options,
    isDryRun: values['dry-run'],
  });
  const { known, counts } = report;
  if (report.outcome === 'too-wide') {
    throw new CommandError(
      `${known.emails} addresses and ${known.readerIds} reader ids are linked, more than one person plausibly has. Nothing was changed. ` +
        'Use --only to erase just the address or id that you gave, or --wide to erase everything that is linked.',
    );
  }
  say(
    `${bold(values['dry-run'] ? 'Would be erased' : 'Erased')}: a person known by ${known.emails} email address(es) and ${known.readerIds} reader id(s).`,
  );
  for (const [what, count] of Object.entries(labels))
    say(`  ${String(counts[what as keyof typeof counts]).padStart(6)}  ${count}`);
  if (!values['dry-run'])
    say(
      dim(
        `Comments of ${report.articles} article(s) were counted anew; pages that are cached show it within a minute.`,
      ),
    );
  if (report.staffAccounts > 0)
    warn('The address belongs to a staff account as well, which stays: close that account if it is to go, too.');
});

async function copyRegister(erasing: Erasing, file: string | undefined): Promise<void> {
  if (file === undefined)
    throw new CommandError(`The option --to <file> is missing: the file for the register.\n\n${USAGE}`);
  const entries = await erasing.register();
  writeFileSync(file, JSON.stringify(entries, null, 2), { mode: 0o600 });
  say(`${entries.length} erasure(s) are in the register. Keep ${file} where the backups are not.`);
}

async function eraseAgain(erasing: Erasing, file: string | undefined): Promise<void> {
  const { reports, unknownKeys } = await erasing.again(file === undefined ? [] : readRegisterFile(file));
  say(`Erased again: ${reports.length} person(s) of the register.`);
  const wide = reports.filter(({ outcome }) => outcome === 'too-wide').length;
  if (wide > 0)
    warn(`${wide} of them hang together with more ids than one person has and were left: erase them by hand.`);
  if (unknownKeys > 0)
    warn(`${unknownKeys} entries were made with another signing secret: run this with SIGNING_SECRET_PREVIOUS, too.`);
}

function readArguments() {
  return readOptions(USAGE, {
    options: {
      email: { type: 'string' },
      reader: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      only: { type: 'boolean', default: false },
      wide: { type: 'boolean', default: false },
      register: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      to: { type: 'string' },
      from: { type: 'string' },
      ...databaseOptions,
    },
  });
}

function identifierOf(email: string | undefined, readerId: string | undefined) {
  if ((email === undefined) === (readerId === undefined))
    throw new CommandError(`Name the person: either --email <address> or --reader <id>.\n\n${USAGE}`);
  if (email !== undefined) {
    if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) throw new CommandError('--email is not a valid email address.');
    return { email };
  }
  // Accept only a complete reader id: the erasure also searches texts for it, and a part of an id
  // could match other data.
  if (!/^[A-Za-z0-9]{20}$/.test(readerId ?? '')) throw new CommandError('A reader id has 20 letters and digits.');
  return { readerId: readerId ?? '' };
}
