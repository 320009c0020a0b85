import {
  FieldPath,
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { commentKeys } from '@first-show/domain/comments/comment-keys';
import type { CommentQueueDoc, CommentStatus } from '@first-show/domain/comments/comment.schema';
import type { ModerationLogDoc } from '@first-show/domain/comments/moderation-desk.schema';
import { collections } from '@first-show/domain/core/collections';
import { addressId } from '../../lib/address-id.ts';
import { shiftOf, shiftTotals } from '../../lib/comment-totals.ts';
import { shownRef, writeShown } from '../../lib/shown-comments.ts';
import { addOwn, findPerson, isWide, personOf, type Asked, type Person } from './person.ts';
import { mentions, REMOVED, scrubbed, tracesOf, type Traces } from './scrub.ts';

/**
 * Takes one person out of the database: names, addresses, texts and network addresses go, votes and reactions stay under random ids,
 * so that totals stay what they were. Nothing here is personal when it is printed: the report holds counts.
 *
 * It may be ended at any point and run again, and a second run finds nothing: documents that tell who the person is are the last to go.
 */

export type ErasureCounts = {
  reactions: number;
  votes: number;
  reports: number;
  presence: number;
  limits: number;
  comments: number;
  messages: number;
  subscriptions: number;
  /** Histories of an author, for the moderators. */
  authors: number;
  mails: number;
  storedAnswers: number;
  /** Documents about something else, which named the person. */
  mentions: number;
};
export type ErasureReport = {
  /** 'too-wide': so many reader ids or addresses hang together that they are hardly one person; nothing was changed. */
  outcome: 'erased' | 'would-erase' | 'too-wide';
  known: { emails: number; readerIds: number };
  counts: ErasureCounts;
  /** Roll-ups that were built anew. */
  articles: number;
  /** The address is one of a staff account, which stays. */
  staffAccounts: number;
};

export type ErasureInput = {
  asked: Asked;
  isDryRun: boolean;
  /** Also erases what the person's other reader ids and addresses bear. */
  followsLinks: boolean;
  /** Goes on where links lead to more ids than one person has. */
  allowsWide: boolean;
  randomId: () => string;
  /** Builds what an article shows of its comments anew. */
  refreshComments: (articleId: string) => Promise<void>;
};

/** What a pass works with. */
type Erasure = ErasureInput & {
  db: Firestore;
  person: Person;
  traces: Traces;
  /** What was known when the pass began: what it comes across on its way is for the next one, which does every step for it. */
  own: { comments: ReadonlyMap<string, string>; messageIds: readonly string[] };
  counts: ErasureCounts;
  articleIds: Set<string>;
};

/** Each run of all steps finds what arrived during the one before; a reader who is busy at this moment is run into a few times. */
const PASSES_MAX = 4;

export async function erasePerson(db: Firestore, input: ErasureInput): Promise<ErasureReport> {
  const person = personOf(input.asked);
  const articleIds = new Set<string>();
  let counts = noCounts();
  for (let pass = 1; pass <= PASSES_MAX; pass += 1) {
    await findPerson(db, person, input);
    if (isWide(person) && !input.allowsWide) return reportOf('too-wide', { person, counts, articleIds });
    // A rehearsal changes nothing, so its last pass has met everything.
    if (input.isDryRun) counts = noCounts();
    const [knownBefore, countedBefore] = [sizeOf(person), sumOf(counts)];
    const own = { comments: new Map(person.comments), messageIds: [...person.messageIds] };
    const erasure: Erasure = { ...input, db, person, traces: tracesOf(person), own, counts, articleIds };
    for (const step of steps) await step.run(erasure);
    const hasLearned = sizeOf(person) > knownBefore;
    if (!hasLearned && (input.isDryRun || sumOf(counts) === countedBefore)) break;
  }
  const report = reportOf(input.isDryRun ? 'would-erase' : 'erased', { person, counts, articleIds });
  return { ...report, staffAccounts: await countStaff(db, person) };
}

/** The order matters: whatever names the person stands until everything that is found through it is done. */
export const steps: readonly { name: string; why: string; run: (erasure: Erasure) => Promise<void> }[] = [
  { name: 'choices', why: 'Votes and reactions keep counting, under ids that lead nowhere.', run: renameChoices },
  { name: 'reports', why: 'Reports of comments by others keep counting, too.', run: renameReports },
  { name: 'presence', why: 'Found by the reader id alone.', run: dropPresence },
  {
    name: 'comments',
    why: 'What everybody can read goes before the slow search; the moderators’ copies still tell whose it was.',
    run: withdrawComments,
  },
  {
    name: 'search',
    why: 'Everything else is read once: subscribers, outbox, limits, stored answers, logs, and what nobody thought of.',
    run: sweep,
  },
  { name: 'sources', why: 'Last: an erasure that was ended before this finds the person again.', run: dropSources },
];

const AT_ONCE = 300;

async function renameChoices({ db, person, counts, isDryRun, randomId }: Erasure): Promise<void> {
  if (person.readerIds.size === 0) return;
  for (const [collection, kind] of [
    [collections.reactions, 'reactions'],
    [collections.votes, 'votes'],
  ] as const) {
    // The documents above the readers do not exist; listing shows them all the same, also of articles that are gone.
    const items = await db.collection(collection).listDocuments();
    for (const readerId of person.readerIds) {
      for (const some of chunksOf(items, AT_ONCE)) {
        const found = await db.getAll(...some.map((item) => item.collection('readers').doc(readerId)));
        for (const { ref } of found.filter((one) => one.exists)) {
          counts[kind] += 1;
          // Times to the millisecond would still tell which choices were made together.
          if (!isDryRun)
            await rename(db, ref, randomId(), (data) => ({
              ...data,
              at: `${String(data.at ?? '1970-01-01').slice(0, 10)}T00:00:00.000Z`,
            }));
        }
      }
    }
  }
}

async function renameReports({ db, person, counts, isDryRun, randomId }: Erasure): Promise<void> {
  // Every report there is would be read for nobody.
  if (person.readerIds.size === 0) return;
  await eachDocument(db.collectionGroup('reports').select('at'), async ({ ref }) => {
    if (!person.readerIds.has(ref.id)) return;
    counts.reports += 1;
    if (!isDryRun) await rename(db, ref, randomId(), (data) => data);
  });
}

/** In one transaction: it is there once at any time, also when the reader moves it at this moment. */
async function rename(
  db: Firestore,
  ref: DocumentReference,
  id: string,
  change: (data: DocumentData) => DocumentData,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const data = (await transaction.get(ref)).data();
    if (data === undefined) return;
    transaction.create(ref.parent.doc(id), change(data));
    transaction.delete(ref);
  });
}

async function dropPresence({ db, person, counts, isDryRun }: Erasure): Promise<void> {
  for (const shard of (await db.collection(collections.presence).get()).docs) {
    const here = Object.keys((shard.get('readers') as Record<string, number> | undefined) ?? {}).filter((readerId) => person.readerIds.has(readerId));
    counts.presence += here.length;
    const [first, ...rest] = here.flatMap((readerId) => [new FieldPath('readers', readerId), FieldValue.delete()]);
    if (!isDryRun && first !== undefined) await shard.ref.update(first as FirebaseFirestore.FieldPath, rest[0], ...rest.slice(1));
  }
}

async function withdrawComments({ db, own, isDryRun, articleIds, refreshComments }: Erasure): Promise<void> {
  if (isDryRun) return;
  const touched = new Set<string>();
  for (const [id, articleId] of own.comments) {
    const queued = db.collection(collections.commentQueue).doc(id);
    const isThere = await db.runTransaction(async (transaction) => {
      const comment = db.collection(collections.comments).doc(id);
      const [found, seen, shown] = await transaction.getAll(queued, comment, ...(articleId === '' ? [] : [shownRef(db, articleId)]));
      if (found?.exists !== true) return false;
      transaction.delete(comment);
      // What its article shows of it goes in the same moment.
      const createdAt = seen?.get('createdAt') as string | undefined;
      if (createdAt !== undefined && seen?.get('isApproved') === true)
        writeShown(transaction, { stored: shown, changes: [{ isApproved: false, comment: { id, createdAt } }], now: new Date() });
      // Nobody can approve or restore it from now on.
      transaction.update(queued, { status: 'deleted', isApproved: false, isReported: false, undo: null });
      const status = (found.get('status') as CommentStatus | undefined) ?? 'deleted';
      shiftTotals(db, transaction, shiftOf(status, 'deleted'));
      return true;
    });
    if (!isThere) continue;
    if (articleId !== '') touched.add(articleId);
  }
  for (const articleId of touched) {
    await refreshComments(articleId);
    articleIds.add(articleId);
  }
}

/** Root collections where nothing of readers stands, or only what the other steps find by id. What is not named here is searched. */
const notSearched: ReadonlySet<string> = new Set([
  collections.articles,
  collections.articleSlugs,
  collections.boxOffice,
  collections.movieSlugs,
  collections.categories,
  collections.polls,
  collections.predictions,
  collections.searchIndex,
  collections.stats,
  collections.counterShards,
  collections.viewBuckets,
  collections.reactionCounts,
  collections.reactions,
  collections.votes,
  collections.presence,
  collections.staff,
]);
/** Sub-collections of what is searched; reports have a step of their own. */
const searchedGroups = ['revisions', 'proposals', 'workingCopies'];
/** Where other people write, readers or editors: only what can mean nobody else is taken out, and a text stays a text. */
const othersWrite: ReadonlySet<string> = new Set([
  collections.comments,
  collections.commentQueue,
  collections.messages,
  collections.rollups,
  collections.articleDesk,
  collections.ballotDesk,
  collections.settings,
  collections.commentAuthors,
  collections.searchCounts,
  ...searchedGroups,
]);
/** What the site itself wrote about readers: the person's words are enough to know it by. */
const siteWrites: ReadonlySet<string> = new Set([collections.mail, collections.moderationLog, collections.idempotency]);

async function sweep(erasure: Erasure): Promise<void> {
  const { db } = erasure;
  const roots = (await db.listCollections()).filter(({ id }) => !notSearched.has(id));
  for (const query of [...roots, ...searchedGroups.map((id) => db.collectionGroup(id))]) {
    await eachDocument(query, (found) => sweepOne(erasure, found));
  }
}

async function sweepOne(erasure: Erasure, found: QueryDocumentSnapshot): Promise<void> {
  const { person, traces } = erasure;
  const collection = found.ref.parent.id;
  const data = found.data();
  const remove = async (kind: keyof ErasureCounts): Promise<void> => {
    erasure.counts[kind] += 1;
    if (!erasure.isDryRun) await found.ref.delete();
  };

  switch (collection) {
    case collections.comments:
      if (person.comments.has(found.id)) return;
      break;
    case collections.commentQueue:
    case collections.messages:
      if (person.comments.has(found.id) || person.messageIds.has(found.id)) return;
      // Written before addresses were lower-cased, or by an import: the next pass takes it like the others.
      if (mentions(data.authorEmail ?? data.email, traces.identity))
        return addOwn(person, { id: found.id, collection, data }, erasure);
      break;
    case collections.subscribers:
      if (addressIds(person).has(found.id) || mentions(data.email, traces.identity)) return remove('subscriptions');
      break;
    case collections.commentAuthors:
      if (addressIds(person).has(found.id) || mentions(data.authorEmail, traces.identity)) return remove('authors');
      break;
    case collections.mail:
      if (isOnlyTo(data.to, traces)) return remove('mails');
      break;
    case collections.idempotency:
      if (mentions(data, [...traces.identity, ...traces.words, ...traces.ids])) return remove('storedAnswers');
      break;
  }
  if (mentions(found.id, traces.identity)) return remove(collection === collections.limits ? 'limits' : 'mentions');
  await takeOut(erasure, found, collection);
}

async function takeOut(
  { db, person, traces, counts, isDryRun }: Erasure,
  found: QueryDocumentSnapshot,
  collection: string,
): Promise<void> {
  const everything = [...traces.identity, ...traces.words, ...traces.names];
  const changesOf = (data: DocumentData): DocumentData => {
    if (collection === collections.commentQueue) return withNewKeys(data, scrubbed(data, traces.identity, REMOVED));
    if (othersWrite.has(collection)) return scrubbed(data, traces.identity, REMOVED);
    const isOwnLog =
      collection === collections.moderationLog &&
      (person.comments.has(String(data.commentId)) || addressIds(person).has(String(data.authorId)));
    const extras = isOwnLog ? withoutPerson(data) : {};
    const isHit = mentions(data, siteWrites.has(collection) ? [...traces.identity, ...traces.words] : traces.identity);
    // A moderator may be called what a reader is called.
    const { moderatedBy: _staff, before: _decidedBefore, ...rest } = data;
    return { ...(isHit ? scrubbed(rest, everything) : {}), ...extras };
  };
  if (Object.keys(changesOf(found.data())).length === 0) return;
  counts.mentions += 1;
  if (isDryRun) return;
  await db.runTransaction(async (transaction) => {
    const current = await transaction.get(found.ref);
    const [first, ...more] = Object.entries(changesOf(current.data() ?? {}));
    if (first === undefined) return;
    const rest = more.flatMap(([field, value]) => [new FieldPath(field), value as unknown]);
    transaction.update(found.ref, new FieldPath(first[0]), first[1], ...rest);
  });
}

async function dropSources({ db, own, counts, isDryRun }: Erasure): Promise<void> {
  const queue = db.collection(collections.commentQueue);
  for (const id of own.comments.keys()) {
    if (!(await queue.doc(id).get()).exists) continue;
    counts.comments += 1;
    if (isDryRun) continue;
    const reports = await queue.doc(id).collection('reports').listDocuments();
    await deleteAll(db, [...reports, db.collection(collections.comments).doc(id), queue.doc(id)]);
  }
  for (const id of own.messageIds) {
    const message = db.collection(collections.messages).doc(id);
    if (!(await message.get()).exists) continue;
    counts.messages += 1;
    if (!isDryRun) await message.delete();
  }
}

/** As subscribers and authors of comments are named. */
const addressIds = (person: Person): Set<string> => new Set([...person.emails].map(addressId));

function isOnlyTo(to: unknown, traces: Traces): boolean {
  const all: unknown[] = Array.isArray(to) ? to : [to];
  return all.length > 0 && all.every((one) => mentions(one, traces.identity));
}

const LOG_FIELDS = [
  'id',
  'action',
  'uid',
  'moderatedBy',
  'at',
  'commentId',
  'articleId',
  'articleTitle',
  'before',
] as const satisfies (keyof ModerationLogDoc)[];

/** What changes in an entry about the person or the person's comment: who decided what stays, whose it was does not. */
function withoutPerson(data: DocumentData): DocumentData {
  const extras = Object.keys(data).filter((field) => !(LOG_FIELDS as readonly string[]).includes(field));
  return Object.fromEntries(
    extras.flatMap((field) => {
      const left = field === 'subject' ? REMOVED : field === 'authorId' ? null : FieldValue.delete();
      return data[field] === left ? [] : [[field, left]];
    }),
  );
}

/** A comment by somebody else is found by its words: by those that are left of it. */
function withNewKeys(data: DocumentData, changes: DocumentData): DocumentData {
  if (Object.keys(changes).length === 0 || data.keys === undefined) return changes;
  return { ...changes, keys: commentKeys({ ...(data as CommentQueueDoc), ...changes }) };
}

const PAGE = 100;

/** Every document of a query, in pages, so that memory does not grow with the collection. */
async function eachDocument(query: Query, visit: (found: QueryDocumentSnapshot) => Promise<void>): Promise<void> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = await ordered.get(); page.docs.length > 0;) {
    for (const found of page.docs) await visit(found);
    const last = page.docs.at(-1);
    if (page.docs.length < PAGE || last === undefined) return;
    page = await ordered.startAfter(last).get();
  }
}

async function deleteAll(db: Firestore, refs: readonly DocumentReference[]): Promise<void> {
  for (const some of chunksOf(refs, AT_ONCE)) {
    const batch = db.batch();
    for (const ref of some) batch.delete(ref);
    await batch.commit();
  }
}

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

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
  storedAnswers: 0,
  mentions: 0,
});
const sumOf = (counts: ErasureCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
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
});
