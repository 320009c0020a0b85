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
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import { addressId } from '../../lib/address-id.ts';
import { shiftOf, shiftTotals } from '../../lib/comment-totals.ts';
import { shownRef, writeShown } from '../../lib/shown-comments.ts';
import { addOwn, findPerson, isWide, personOf, type Asked, type Person } from './person.ts';
import { mentions, REMOVED, scrubbed, tracesOf, type Traces } from './scrub.ts';
import { asideOf, asideRef } from './set-aside.ts';

/**
 * Takes one person out of the database: names, addresses, texts and network addresses go, votes and
 * reactions stay under random ids, so that totals stay what they were. Nothing here is personal
 * when it is printed: the report holds counts.
 *
 * What queries and ids find goes first, in seconds; then everything private is searched for what
 * else names the person, in minutes. It may be ended at any point and run again, and a second run
 * finds nothing: what tells who the person is lies aside until the end.
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
  /**
   * 'too-wide': so many reader ids or addresses hang together that they are hardly one person;
   * nothing was changed.
   */
  outcome: 'erased' | 'would-erase' | 'too-wide';
  known: { emails: number; readerIds: number };
  counts: ErasureCounts;
  /** Roll-ups that were built anew. */
  articles: number;
  /** The address is one of a staff account, which stays. */
  staffAccounts: number;
  /** Documents that the search has looked at in this run. */
  searched: number;
  /**
   * Where the next run goes on, where time was over before the end; a rehearsal has counted only a
   * part then. `null`: all is done.
   */
  next: ErasurePlace | null;
};

/** How far an erasure has come that is done in several runs. */
export type ErasurePlace = {
  pass: number;
  /**
   * Size of what the person was known by when the pass began: who is known by more at its end is
   * searched for again.
   */
  known: number;
  /** Path of the document that was searched last; `null`: the search has not begun. */
  after: string | null;
};

export type ErasureInput = {
  asked: Asked;
  isDryRun: boolean;
  /** Also erases what the person's other reader ids and addresses bear. */
  followsLinks: boolean;
  /** Goes on where links lead to more ids than one person has. */
  allowsWide: boolean;
  randomId: () => string;
  /**
   * Notes the erasure in the register (`register.ts`), once, before anything changes: a backup that
   * is restored later still holds the person.
   */
  register: () => Promise<void>;
  /** Builds what an article shows of its comments anew. */
  refreshComments: (articleId: string) => Promise<void>;
  /**
   * Asked after each article and each page of the search: false ends the run there. Left out, it
   * goes on to the end.
   */
  hasTime?: () => boolean;
  /** `next` of the run before, of the same person and options. */
  from?: ErasurePlace | null;
};

/** What a pass works with. */
type Erasure = ErasureInput & {
  db: Firestore;
  person: Person;
  traces: Traces;
  counts: ErasureCounts;
  articleIds: Set<string>;
  /** Paths of what a query has found: the search does not count them again. */
  met: Set<string>;
  place: ErasurePlace;
  searched: number;
  isCutOff: boolean;
};

/**
 * Each pass finds what arrived during the one before; a reader who is busy at this moment is run
 * into a few times.
 */
const PASSES_MAX = 4;

export async function erasePerson(db: Firestore, input: ErasureInput): Promise<ErasureReport> {
  const person = personOf(input.asked);
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
    // A rehearsal changes nothing, so its last pass has met everything.
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
 * A search costs a read of every document there is: it is repeated only for what it did not know to
 * look for.
 */
function nextOf({ person, place, isCutOff }: Pick<Erasure, 'person' | 'place' | 'isCutOff'>): ErasurePlace | null {
  if (isCutOff) return place;
  return sizeOf(person) > place.known && place.pass < PASSES_MAX
    ? { pass: place.pass + 1, known: 0, after: null }
    : null;
}

type Step = { name: string; why: string; run: (erasure: Erasure) => Promise<void> };

/** What queries and ids find. */
const essentials: readonly Step[] = [
  {
    name: 'addressed',
    why: 'Subscription, history, mails, by the address or its hash: nothing more is sent from here on.',
    run: eraseAddressed,
  },
  { name: 'comments', why: 'What everybody can read, and with it what the moderators have of it.', run: eraseComments },
  { name: 'messages', why: 'The inbox.', run: eraseMessages },
  { name: 'choices', why: 'Votes and reactions keep counting, under ids that lead nowhere.', run: renameChoices },
  { name: 'reports', why: 'Reports of comments by others keep counting, too.', run: renameReports },
  { name: 'presence', why: 'Found by the reader id alone.', run: dropPresence },
];

/**
 * The order matters: a run that is cut off in the slow search has done the essential, and what
 * tells who the person is goes last.
 */
export const steps: readonly Step[] = [
  ...essentials,
  {
    name: 'search',
    why: 'Everything else is read once, also what nobody thought of. This alone takes longer than a request may.',
    run: sweep,
  },
  {
    name: 'again',
    why: 'What arrived during the search; with a comment among it, the next pass searches for its words as well.',
    run: repeatEssentials,
  },
  { name: 'set aside', why: 'Last: an erasure that was ended before this finds the person again.', run: dropAside },
];

const AT_ONCE = 300;

async function renameChoices({ db, person, counts, isDryRun, randomId }: Erasure): Promise<void> {
  if (person.readerIds.size === 0) return;
  for (const [collection, kind] of [
    [collections.reactions, 'reactions'],
    [collections.votes, 'votes'],
  ] as const) {
    // The documents above the readers do not exist; listing shows them all the same, also of
    // articles that are gone.
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
  for await (const page of pagesOf(db.collectionGroup('reports').select('at'))) {
    for (const { ref } of page.filter(({ id }) => person.readerIds.has(id))) {
      counts.reports += 1;
      if (!isDryRun) await rename(db, ref, randomId(), (data) => data);
    }
  }
}

/**
 * In one transaction: it is there once at any time, also when the reader moves it at this moment.
 */
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
    const here = Object.keys((shard.get('readers') as Record<string, number> | undefined) ?? {}).filter((readerId) =>
      person.readerIds.has(readerId),
    );
    counts.presence += here.length;
    const [first, ...rest] = here.flatMap((readerId) => [new FieldPath('readers', readerId), FieldValue.delete()]);
    if (!isDryRun && first !== undefined)
      await shard.ref.update(first as FirebaseFirestore.FieldPath, rest[0], ...rest.slice(1));
  }
}

const IN_MAX = 30;

/**
 * What a query by address, hash or comment id finds. Each is judged like anything that the search
 * comes across.
 */
async function eraseAddressed(erasure: Erasure): Promise<void> {
  const { db, person, met } = erasure;
  const hashes = [...addressIds(person)];
  const log = db.collection(collections.moderationLog);
  const queries: Query[] = [
    ...[collections.subscribers, collections.commentAuthors].flatMap((name) =>
      hashes.map((id) => db.collection(name).where(FieldPath.documentId(), '==', id)),
    ),
    ...[...person.emails].map((email) => db.collection(collections.mail).where('to', 'array-contains', email)),
    ...hashes.map((id) => log.where('authorId', '==', id)),
    ...chunksOf([...person.comments.keys()], IN_MAX).map((ids) => log.where('commentId', 'in', ids)),
  ];
  for (const query of queries) {
    for await (const page of pagesOf(query)) {
      for (const found of page.filter(({ ref }) => !met.has(ref.path))) {
        met.add(found.ref.path);
        await sweepOne(erasure, found);
      }
    }
  }
}

/**
 * Article by article, each to its end: a run that is cut off leaves nothing half done, and the next
 * has fewer.
 */
async function eraseComments(erasure: Erasure): Promise<void> {
  const { db, person, hasTime } = erasure;
  const queue = db.collection(collections.commentQueue);
  const there: string[] = [];
  for (const ids of chunksOf([...person.comments.keys()], AT_ONCE)) {
    const found = await db.getAll(...ids.map((id) => queue.doc(id)), { fieldMask: ['articleId'] });
    there.push(...found.filter((one) => one.exists).map(({ id }) => id));
  }
  for (const [articleId, ids] of Map.groupBy(there, (id) => person.comments.get(id) ?? '')) {
    await eraseCommentsOf(erasure, articleId, ids);
    if (hasTime?.() === false && !erasure.isDryRun) {
      erasure.isCutOff = true;
      return;
    }
  }
}

async function eraseCommentsOf(erasure: Erasure, articleId: string, ids: readonly string[]): Promise<void> {
  const { db, counts, isDryRun, articleIds, refreshComments } = erasure;
  if (isDryRun) {
    counts.comments += ids.length;
    return;
  }
  for (const id of ids) await withdraw(db, id, articleId);
  if (articleId !== '') {
    await refreshComments(articleId);
    articleIds.add(articleId);
  }
  for (const id of ids) {
    const queued = db.collection(collections.commentQueue).doc(id);
    await deleteAll(db, await queued.collection('reports').listDocuments());
    if (await moveAside(erasure, queued)) counts.comments += 1;
  }
}

async function withdraw(db: Firestore, id: string, articleId: string): Promise<void> {
  const queued = db.collection(collections.commentQueue).doc(id);
  const comment = db.collection(collections.comments).doc(id);
  await db.runTransaction(async (transaction) => {
    const [found, seen, shown] = await transaction.getAll(
      queued,
      comment,
      ...(articleId === '' ? [] : [shownRef(db, articleId)]),
    );
    if (found?.exists !== true) return;
    transaction.delete(comment);
    // What its article shows of it goes in the same moment.
    const createdAt = seen?.get('createdAt') as string | undefined;
    if (createdAt !== undefined && seen?.get('isApproved') === true)
      writeShown(transaction, {
        stored: shown,
        changes: [{ isApproved: false, comment: { id, createdAt } }],
        now: new Date(),
      });
    // Nobody can approve or restore it from now on.
    transaction.update(queued, { status: 'deleted', isApproved: false, isReported: false, undo: null });
    const status = (found.get('status') as CommentStatus | undefined) ?? 'deleted';
    shiftTotals(db, transaction, shiftOf(status, 'deleted'));
  });
}

async function eraseMessages(erasure: Erasure): Promise<void> {
  for (const id of erasure.person.messageIds) await eraseMessage(erasure, id);
}

async function eraseMessage(erasure: Erasure, id: string): Promise<void> {
  const { db, counts, isDryRun } = erasure;
  const message = db.collection(collections.messages).doc(id);
  const isThere = isDryRun ? (await message.get()).exists : await moveAside(erasure, message);
  if (isThere) counts.messages += 1;
}

/** False where it is gone: whoever moved it has finished, or will find it aside. */
const moveAside = ({ db, person, followsLinks }: Erasure, source: DocumentReference): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const data = (await transaction.get(source)).data();
    if (data === undefined) return false;
    transaction.set(
      asideRef(db, source.parent.id, source.id),
      asideOf({ ref: source, data }, person, { followsLinks }),
    );
    transaction.delete(source);
    return true;
  });

/**
 * Root collections where nothing of readers stands, or only what the other steps find by id. What
 * is not named here is searched.
 */
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
  collections.erasures,
]);
/** Sub-collections of what is searched; reports have a step of their own. */
const searchedGroups = ['revisions', 'proposals', 'workingCopies'];
/**
 * Where other people write, readers or editors: only what can mean nobody else is taken out, and a
 * text stays a text.
 */
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

/** All that is searched, in an order that stays: root collections by name, then the groups. */
export async function searchedQueries(db: Firestore): Promise<{ name: string; query: Query }[]> {
  const roots = (await db.listCollections()).filter(({ id }) => !notSearched.has(id));
  const all = [
    ...roots.map((query) => ({ name: nameInOrder(query.id, { isGroup: false }), query })),
    ...searchedGroups.map((id) => ({ name: nameInOrder(id, { isGroup: true }), query: db.collectionGroup(id) })),
  ];
  return all.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const nameInOrder = (id: string, { isGroup }: { isGroup: boolean }): string => `${isGroup ? 1 : 0} ${id}`;

async function sweep(erasure: Erasure): Promise<void> {
  const { db, place, met, hasTime } = erasure;
  const last = place.after === null ? null : db.doc(place.after);
  const lastName = last === null ? '' : nameInOrder(last.parent.id, { isGroup: last.parent.parent !== null });
  for (const { name, query } of (await searchedQueries(db)).filter((one) => one.name >= lastName)) {
    for await (const page of pagesOf(query, name === lastName ? last : null)) {
      for (const found of page.filter(({ ref }) => !met.has(ref.path))) await sweepOne(erasure, found);
      erasure.searched += page.length;
      erasure.place = { ...place, after: page.at(-1)?.ref.path ?? null };
      if (hasTime?.() === false) {
        erasure.isCutOff = true;
        return;
      }
    }
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
      // Written before addresses were lower-cased, or by an import: no query finds it, and this run
      // may be over before the next pass.
      if (mentions(data.authorEmail ?? data.email, traces.identity)) {
        addOwn(person, { id: found.id, collection, data }, erasure);
        return collection === collections.messages
          ? eraseMessage(erasure, found.id)
          : eraseCommentsOf(erasure, person.comments.get(found.id) ?? '', [found.id]);
      }
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

async function repeatEssentials(erasure: Erasure): Promise<void> {
  // A rehearsal would count everything twice.
  if (erasure.isDryRun) return;
  await findPerson(erasure.db, erasure.person, erasure);
  // The next pass stops there, before it changes anything.
  if (isWide(erasure.person) && !erasure.allowsWide) return;
  for (const step of essentials) await step.run(erasure);
}

async function dropAside(erasure: Erasure): Promise<void> {
  const { db, person, isDryRun } = erasure;
  // Another pass still needs to know the person, and may be cut off.
  if (isDryRun || nextOf(erasure) !== null) return;
  await deleteAll(db, [
    ...[...person.comments.keys()].map((id) => asideRef(db, collections.commentQueue, id)),
    ...[...person.messageIds].map((id) => asideRef(db, collections.messages, id)),
  ]);
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

/**
 * What changes in an entry about the person or the person's comment: who decided what stays, whose
 * it was does not.
 */
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

/**
 * Every document of a query, in pages, so that memory does not grow with the collection; those
 * behind `after` where it is given.
 */
export async function* pagesOf(
  query: Query,
  after: DocumentReference | null = null,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let last = after; ;) {
    const { docs } = await (last === null ? ordered : ordered.startAfter(last)).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1)?.ref ?? null;
    if (docs.length < PAGE || last === null) return;
  }
}

async function deleteAll(db: Firestore, refs: readonly DocumentReference[]): Promise<void> {
  for (const some of chunksOf(refs, AT_ONCE)) {
    const batch = db.batch();
    for (const ref of some) batch.delete(ref);
    await batch.commit();
  }
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
  storedAnswers: 0,
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
