import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { eraseComments, eraseMessages } from './erase-texts.ts';
import type { Erasure, ErasureCounts, ErasureInput, ErasurePlace, ErasureReport } from './erasure.ts';
import { deleteAll } from './pages.ts';
import { findPerson, isWide, personOf, type Person } from './person.ts';
import { dropPresence, renameChoices, renameReports } from './rename-choices.ts';
import { tracesOf } from './scrub.ts';
import { eraseAddressed, eraseAuthors, sweep } from './search.ts';
import { asideRef } from './set-aside.ts';

/**
 * Maximum number of passes. Each pass finds data that arrived during the previous pass or that
 * belongs to identifiers found there. A reader who is active at the moment may need several passes.
 */
const PASSES_MAX = 4;

/**
 * Erases a person from the database: removes names, email addresses, texts and network addresses.
 * Votes and reactions are kept under random ids, so that totals do not change. The counts in the
 * report identify nobody, so they can be printed.
 *
 * The erasure first removes data that queries and ids find, which takes seconds. Then it searches
 * all private documents for other mentions of the person, which takes minutes. A run may be stopped
 * at any point and started again, because the data that identifies the person is set aside until
 * the end. Repeating a complete erasure finds nothing.
 */
export async function erasePerson(db: Firestore, input: ErasureInput): Promise<ErasureReport> {
  const person = personOf(input.identifier);
  const articleIds = new Set<string>();
  let counts = noCounts();
  let searched = 0;
  let isRegistered = input.isDryRun || (input.from ?? null) !== null;
  let next: ErasurePlace | null = input.from ?? { pass: 1, known: 0, after: null };
  while (next !== null) {
    await findPerson(db, person, input);
    if (isWide(person) && !input.allowsWide) return reportOf('too-wide', { person, counts, articleIds });
    if (!isRegistered) await input.register();
    isRegistered = true;
    // A dry run changes nothing, so every pass counts everything again. Report only the counts of
    // the last pass.
    if (input.isDryRun) counts = noCounts();
    const place: ErasurePlace = next.after === null ? { ...next, known: sizeOf(person) } : next;
    const erasure: Erasure = {
      ...input,
      db,
      person,
      traces: tracesOf(person),
      counts,
      articleIds,
      met: new Set(),
      place,
      searched,
      isCutOff: false,
    };
    for (const step of steps) {
      await step.run(erasure);
      if (erasure.isCutOff) break;
    }
    searched = erasure.searched;
    next = nextOf(erasure);
    if (erasure.isCutOff) break;
  }
  const report = reportOf(input.isDryRun ? 'would-erase' : 'erased', { person, counts, articleIds });
  return { ...report, staffAccounts: await countStaff(db, person), searched, next };
}

/**
 * Where to continue; `null` if no further pass is needed or allowed (`PASSES_MAX`). The search
 * reads all private documents, so it is repeated only if the pass found new identifiers, comments
 * or messages.
 */
function nextOf({ person, place, isCutOff }: Pick<Erasure, 'person' | 'place' | 'isCutOff'>): ErasurePlace | null {
  if (isCutOff) return place;
  return sizeOf(person) > place.known && place.pass < PASSES_MAX
    ? { pass: place.pass + 1, known: 0, after: null }
    : null;
}

type Step = { name: string; why: string; run: (erasure: Erasure) => Promise<void> };

/** The steps for data that queries and ids find. */
const essentials: readonly Step[] = [
  {
    name: 'addressed',
    why: 'First, so that no further email is sent: the subscription and the emails, found by address or its hash.',
    run: eraseAddressed,
  },
  {
    name: 'comments',
    why: 'Comments are public. Their copies in the moderation queue go with them.',
    run: eraseComments,
  },
  {
    name: 'authors',
    why: 'After the comments, which have only the ids of their authors: until then, an interrupted erasure finds the person’s other addresses here.',
    run: eraseAuthors,
  },
  { name: 'messages', why: 'Messages to the editors contain a name, an address and a text.', run: eraseMessages },
  {
    name: 'choices',
    why: 'Votes and reactions still count, but under random ids that lead to nobody.',
    run: renameChoices,
  },
  {
    name: 'reports',
    why: 'Reports that the person made of others’ comments still count too, under random ids.',
    run: renameReports,
  },
  {
    name: 'presence',
    why: 'The document that says when the person was last seen has the reader id as its id.',
    run: dropPresence,
  },
];

/**
 * All steps. The search is slow and may be interrupted, so the essential steps come first. The data
 * that identifies the person is removed last.
 */
export const steps: readonly Step[] = [
  ...essentials,
  {
    name: 'search',
    why: 'Reads every other private document once, for mentions that no query finds. Only this step can take longer than a request may.',
    run: sweep,
  },
  {
    name: 'repeat',
    why: 'Erases data that arrived during the search. If there is a new comment, the next pass also searches for its text.',
    run: repeatEssentials,
  },
  {
    name: 'set aside',
    why: 'Last: until this step, an interrupted erasure finds the person by the data that was set aside.',
    run: dropAside,
  },
];

async function repeatEssentials(erasure: Erasure): Promise<void> {
  // Skip in a dry run, because the steps would count everything twice.
  if (erasure.isDryRun) return;
  await findPerson(erasure.db, erasure.person, erasure);
  // If the person now has too many identifiers, skip the steps: the next pass ends with 'too-wide'.
  if (isWide(erasure.person) && !erasure.allowsWide) return;
  for (const step of essentials) await step.run(erasure);
}

async function dropAside(erasure: Erasure): Promise<void> {
  const { db, person, isDryRun } = erasure;
  // If another pass follows, keep the data that was set aside. If that pass is interrupted, the
  // next run needs the data.
  if (isDryRun || nextOf(erasure) !== null) return;
  await deleteAll(db, [
    ...[...person.comments.keys()].map((id) => asideRef(db, collections.commentQueue, id)),
    ...[...person.messageIds].map((id) => asideRef(db, collections.messages, id)),
  ]);
}

async function countStaff(db: Firestore, person: Person): Promise<number> {
  const found = await Promise.all(
    [...person.emails].map((email) => db.collection(collections.staff).where('email', '==', email).count().get()),
  );
  return found.reduce((sum, one) => sum + one.data().count, 0);
}

const noCounts = (): ErasureCounts => ({
  reactions: 0,
  votes: 0,
  reports: 0,
  presence: 0,
  limits: 0,
  comments: 0,
  messages: 0,
  subscriptions: 0,
  authors: 0,
  mails: 0,
  recentSubmissions: 0,
  mentions: 0,
});
const sizeOf = (person: Person): number =>
  person.emails.size + person.readerIds.size + person.comments.size + person.messageIds.size;

const reportOf = (
  outcome: ErasureReport['outcome'],
  { person, counts, articleIds }: Pick<Erasure, 'person' | 'counts' | 'articleIds'>,
): ErasureReport => ({
  outcome,
  known: { emails: person.emails.size, readerIds: person.readerIds.size },
  counts,
  articles: articleIds.size,
  staffAccounts: 0,
  searched: 0,
  next: null,
});
