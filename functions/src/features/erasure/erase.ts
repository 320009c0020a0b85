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
 * Erases one person from the database: names, addresses, texts and network addresses are removed.
 * Votes and reactions stay under random ids, so that totals do not change. The report only holds
 * counts, so printing it reveals nothing personal.
 *
 * Data that queries and ids find is removed first, in seconds. Then all private documents are
 * searched for other mentions of the person, in minutes. The run may be stopped at any point and
 * started again, because the data that identifies the person is set aside until the end. A second
 * run finds nothing.
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
  /** Authors' histories, for the moderators. */
  authors: number;
  mails: number;
  storedAnswers: number;
  /** Documents about something else that mentioned the person. */
  mentions: number;
};
export type ErasureReport = {
  /**
   * 'too-wide': so many reader ids or addresses are linked that they can hardly be one person;
   * nothing was changed.
   */
  outcome: 'erased' | 'would-erase' | 'too-wide';
  known: { emails: number; readerIds: number };
  counts: ErasureCounts;
  /** Roll-ups that were rebuilt. */
  articles: number;
  /** Staff accounts with this address. They are kept. */
  staffAccounts: number;
  /** Documents that this run has searched. */
  searched: number;
  /**
   * Where the next run continues, if time ran out before the end; a dry run is then partial.
   * `null`: everything is done.
   */
  next: ErasurePlace | null;
};

/** The progress of an erasure that takes several runs. */
export type ErasurePlace = {
  pass: number;
  /**
   * How many identifiers of the person were known when the pass began. If more are known at its
   * end, the search is repeated.
   */
  known: number;
  /** The path of the last searched document; `null`: the search has not begun. */
  after: string | null;
};

export type ErasureInput = {
  asked: Asked;
  isDryRun: boolean;
  /** Also erases data of the person's other reader ids and addresses. */
  followsLinks: boolean;
  /** Continues even if links lead to more ids than one person has. */
  allowsWide: boolean;
  randomId: () => string;
  /**
   * Records the erasure in the register (`register.ts`), once, before anything changes. A backup
   * that is restored later still contains the person.
   */
  register: () => Promise<void>;
  /** Rebuilds the article's visible comments. */
  refreshComments: (articleId: string) => Promise<void>;
  /**
   * Called after each article and each page of the search; false ends the run. If left out, the run
   * continues to the end.
   */
  hasTime?: () => boolean;
  /** `next` of the previous run, for the same person and options. */
  from?: ErasurePlace | null;
};

/** The state of a pass. */
type Erasure = ErasureInput & {
  db: Firestore;
  person: Person;
  traces: Traces;
  counts: ErasureCounts;
  articleIds: Set<string>;
  /** Paths that a query has found, which the search must not count again. */
  met: Set<string>;
  place: ErasurePlace;
  searched: number;
  isCutOff: boolean;
};

/**
 * Each pass finds data that arrived during the one before. A reader who is active at the moment may
 * need several.
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
    // A dry run changes nothing, so its last pass has counted everything.
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

/** A search reads every document, so it is repeated only for identifiers that it did not know. */
function nextOf({ person, place, isCutOff }: Pick<Erasure, 'person' | 'place' | 'isCutOff'>): ErasurePlace | null {
  if (isCutOff) return place;
  return sizeOf(person) > place.known && place.pass < PASSES_MAX
    ? { pass: place.pass + 1, known: 0, after: null }
    : null;
}

type Step = { name: string; why: string; run: (erasure: Erasure) => Promise<void> };

/** Steps for data that queries and ids find. */
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
 * The order matters: a run that is cut off in the slow search has done the essential steps, and the
 * data that identifies the person goes last.
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
    // The parent documents of the readers do not exist, but listing still returns them, also for
    // deleted articles.
    const items = await db.collection(collection).listDocuments();
    for (const readerId of person.readerIds) {
      for (const some of chunksOf(items, AT_ONCE)) {
        const found = await db.getAll(...some.map((item) => item.collection('readers').doc(readerId)));
        for (const { ref } of found.filter((one) => one.exists)) {
          counts[kind] += 1;
          // Exact times would still reveal which choices were made together.
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
  // Without reader ids it would read all reports for nothing.
  if (person.readerIds.size === 0) return;
  for await (const page of pagesOf(db.collectionGroup('reports').select('at'))) {
    for (const { ref } of page.filter(({ id }) => person.readerIds.has(id))) {
      counts.reports += 1;
      if (!isDryRun) await rename(db, ref, randomId(), (data) => data);
    }
  }
}

/**
 * One transaction, so that the choice exists exactly once at any time, even if the reader moves it
 * concurrently.
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
 * Documents that a query by address, hash or comment id finds. Each is handled like one that the
 * search finds.
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
 * One article at a time, completely: a run that is cut off leaves no article half done, and the
 * next run has fewer.
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
    // The article's visible comments change at the same moment.
    const createdAt = seen?.get('createdAt') as string | undefined;
    if (createdAt !== undefined && seen?.get('isApproved') === true)
      writeShown(transaction, {
        stored: shown,
        changes: [{ isApproved: false, comment: { id, createdAt } }],
        now: new Date(),
      });
    // From now on nobody can approve or restore it.
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

/** False if the document is gone: another run has finished with it, or has set it aside. */
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
 * Root collections without readers' data, or whose data the other steps find by id. All other
 * collections are searched.
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
/** Sub-collections that are searched. Reports have their own step. */
const searchedGroups = ['revisions', 'proposals', 'workingCopies'];
/**
 * Collections in which other readers or editors write. Only values that can mean nobody else are
 * removed, and a text field stays a text.
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
/**
 * Documents that the site itself wrote about readers. The person's words are enough to recognise
 * them.
 */
const siteWrites: ReadonlySet<string> = new Set([collections.mail, collections.moderationLog, collections.idempotency]);

/** Everything that is searched, in a stable order: root collections by name, then the groups. */
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
      // Such documents are older than the lower-casing of addresses, or imported. No query finds
      // them, and this run may end before the next pass.
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
    // A moderator may have the same name as a reader.
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
  // A dry run would count everything twice.
  if (erasure.isDryRun) return;
  await findPerson(erasure.db, erasure.person, erasure);
  // The next pass stops before it changes anything.
  if (isWide(erasure.person) && !erasure.allowsWide) return;
  for (const step of essentials) await step.run(erasure);
}

async function dropAside(erasure: Erasure): Promise<void> {
  const { db, person, isDryRun } = erasure;
  // Another pass still needs the person's data, and may be cut off.
  if (isDryRun || nextOf(erasure) !== null) return;
  await deleteAll(db, [
    ...[...person.comments.keys()].map((id) => asideRef(db, collections.commentQueue, id)),
    ...[...person.messageIds].map((id) => asideRef(db, collections.messages, id)),
  ]);
}

/** The ids of the person's subscriptions and author histories. */
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
 * The changes of a log entry about the person or the person's comment: it keeps who decided, but
 * not whose comment it was.
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

/** Search keys of somebody else's comment are computed again from the remaining words. */
function withNewKeys(data: DocumentData, changes: DocumentData): DocumentData {
  if (Object.keys(changes).length === 0 || data.keys === undefined) return changes;
  return { ...changes, keys: commentKeys({ ...(data as CommentQueueDoc), ...changes }) };
}

const PAGE = 100;

/**
 * Every document of a query, in pages, so that memory does not grow with the collection. Starts
 * after `after` if given.
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
