import { createHash } from 'node:crypto';
import {
  FieldPath,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type UpdateData,
  type WriteBatch,
  type DocumentData,
} from 'firebase-admin/firestore';
import type { ModerationLogDoc } from '@first-show/domain/comments/comment.schema';
import { collections } from '@first-show/domain/core/collections';
import { limits } from '../../lib/limits.ts';
import { addOwn, findPerson, isWide, personOf, type Asked, type Person } from './person.ts';
import { mentions, scrubbed, tracesOf, type Traces } from './scrub.ts';

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
type Erasure = ErasureInput & { db: Firestore; person: Person; traces: Traces; counts: ErasureCounts; articleIds: Set<string> };

/** Each run of all steps finds what arrived during the one before; a reader who is busy at this moment is run into a few times. */
const PASSES_MAX = 4;

export async function erasePerson(db: Firestore, input: ErasureInput): Promise<ErasureReport> {
  const person = personOf(input.asked);
  const erasure = { ...input, db, person, counts: noCounts(), articleIds: new Set<string>() };
  for (let pass = 1; pass <= PASSES_MAX; pass += 1) {
    await findPerson(db, person, input);
    if (isWide(person) && !input.allowsWide) return reportOf(erasure, 'too-wide', 0);
    const before = sumOf(erasure.counts);
    const traces = tracesOf(person);
    for (const step of steps) await step.run({ ...erasure, traces });
    if (input.isDryRun || sumOf(erasure.counts) === before) break;
  }
  return reportOf(erasure, input.isDryRun ? 'would-erase' : 'erased', await countStaff(erasure));
}

/** The order matters: whatever names the person stands until everything that is found through it is done. */
export const steps: readonly { name: string; why: string; run: (erasure: Erasure) => Promise<void> }[] = [
  { name: 'choices', why: 'Votes and reactions keep counting, under ids that lead nowhere.', run: renameChoices },
  { name: 'reports', why: 'Reports of comments by others keep counting, too.', run: renameReports },
  { name: 'traces', why: 'Presence and limits are found by the reader id alone.', run: dropTraces },
  { name: 'comments', why: 'What everybody can read goes before the slow search; the moderators’ copies still tell whose it was.', run: withdrawComments },
  { name: 'search', why: 'Everything else is read once: outbox, stored answers, logs, and what nobody thought of.', run: sweep },
  { name: 'sources', why: 'Last: an erasure that was ended before this finds the person again.', run: dropSources },
];

const AT_ONCE = 300;

async function renameChoices({ db, person, counts, isDryRun, randomId }: Erasure): Promise<void> {
  for (const [collection, kind] of [[collections.reactions, 'reactions'], [collections.votes, 'votes']] as const) {
    // The documents above the readers do not exist; listing shows them all the same, also of articles that are gone.
    const items = await db.collection(collection).listDocuments();
    for (const readerId of person.readerIds) {
      for (const some of chunksOf(items, AT_ONCE)) {
        const found = await db.getAll(...some.map((item) => item.collection('readers').doc(readerId)));
        for (const choice of found.filter((one) => one.exists)) {
          counts[kind] += 1;
          if (isDryRun) continue;
          const data = choice.data() as { at?: string };
          // Times to the millisecond would still tell which choices were made together.
          const at = `${(data.at ?? '1970-01-01').slice(0, 10)}T00:00:00.000Z`;
          const batch = db.batch();
          batch.create(choice.ref.parent.doc(randomId()), { ...data, at });
          batch.delete(choice.ref, { lastUpdateTime: choice.updateTime });
          await commitUnlessOvertaken(batch);
        }
      }
    }
  }
}

async function renameReports({ db, person, counts, isDryRun, randomId }: Erasure): Promise<void> {
  await eachDocument(db.collectionGroup('reports').select('at'), async (report) => {
    if (!person.readerIds.has(report.id)) return;
    counts.reports += 1;
    if (isDryRun) return;
    const batch = db.batch();
    batch.create(report.ref.parent.doc(randomId()), report.data());
    batch.delete(report.ref);
    await batch.commit();
  });
}

async function dropTraces({ db, person, counts, isDryRun }: Erasure): Promise<void> {
  const drop = async (refs: DocumentReference[], kind: 'presence' | 'limits'): Promise<void> => {
    const found = refs.length === 0 ? [] : (await db.getAll(...refs, { fieldMask: ['expireAt'] })).filter((one) => one.exists);
    counts[kind] += found.length;
    if (!isDryRun) await deleteAll(db, found.map((one) => one.ref));
  };
  const readerIds = [...person.readerIds];
  await drop(readerIds.map((id) => db.collection(collections.presence).doc(id)), 'presence');
  await drop(readerIds.flatMap((id) => Object.keys(limits).map((name) => db.collection(collections.limits).doc(`${name}:${id}`))), 'limits');
}

async function withdrawComments({ db, person, isDryRun, articleIds, refreshComments }: Erasure): Promise<void> {
  if (isDryRun) return;
  const touched = new Set<string>();
  for (const [id, articleId] of person.comments) {
    const queued = db.collection(collections.commentQueue).doc(id);
    if (!(await queued.get()).exists) continue;
    const batch = db.batch();
    batch.delete(db.collection(collections.comments).doc(id));
    // Nobody can approve or restore it from now on.
    batch.update(queued, { status: 'deleted', isApproved: false, undo: null });
    await batch.commit();
    if (articleId !== '') touched.add(articleId);
  }
  for (const articleId of touched) {
    await refreshComments(articleId);
    articleIds.add(articleId);
  }
}

/** Root collections where nothing of readers stands, or only what the other steps find by id. What is not named here is searched. */
const notSearched: ReadonlySet<string> = new Set([
  collections.articles, collections.articleSlugs, collections.boxOffice, collections.movieSlugs, collections.categories, collections.polls,
  collections.predictions, collections.searchIndex, collections.stats, collections.counterShards, collections.viewBuckets,
  collections.reactionCounts, collections.reactions, collections.votes, collections.presence, collections.staff,
]);
/** Sub-collections of what is searched; reports have a step of their own. */
const searchedGroups = ['revisions', 'proposals'];
/** Where others write: the same words or network address there are their own. */
const othersWrite: ReadonlySet<string> = new Set([collections.comments, collections.commentQueue, collections.messages]);

async function sweep(erasure: Erasure): Promise<void> {
  const { db } = erasure;
  const roots = (await db.listCollections()).filter(({ id }) => !notSearched.has(id));
  for (const query of [...roots, ...searchedGroups.map((id) => db.collectionGroup(id))]) {
    await eachDocument(query, (found) => sweepOne(erasure, found));
  }
}

async function sweepOne(erasure: Erasure, found: QueryDocumentSnapshot): Promise<void> {
  const { db, person, traces, counts, isDryRun } = erasure;
  const collection = found.ref.parent.id;
  const data = found.data();
  const remove = async (kind: keyof ErasureCounts): Promise<void> => {
    counts[kind] += 1;
    if (!isDryRun) await found.ref.delete();
  };

  if (collection === collections.commentQueue || collection === collections.messages) {
    const own = collection === collections.commentQueue ? person.comments.has(found.id) : person.messageIds.has(found.id);
    if (own) return;
    // Written before addresses were lower-cased, or by an import.
    if (mentions(data.authorEmail ?? data.email, traces.identity)) return addOwn(person, { id: found.id, collection, data }, erasure);
  }
  if (collection === collections.comments && person.comments.has(found.id)) return;
  if (collection === collections.subscribers && (subscriberIds(person).has(found.id) || mentions(data.email, traces.identity))) return remove('subscriptions');
  if (collection === collections.mail && mentions(data.to, traces.identity) && isOnlyTo(data.to, traces)) return remove('mails');
  if (collection === collections.idempotency && mentions(data, [...traces.identity, ...traces.words, ...traces.ids])) return remove('storedAnswers');
  if (mentions(found.id, traces.identity)) return remove(collection === collections.limits ? 'limits' : 'mentions');

  const what = othersWrite.has(collection) ? traces.identity : [...traces.identity, ...traces.words];
  const isOwnLog = collection === collections.moderationLog && person.comments.has(String(data.commentId));
  if (!isOwnLog && !mentions(data, what)) return;
  const named = othersWrite.has(collection) ? what : [...what, ...traces.names];
  const changes = { ...(isOwnLog ? withoutExtras(data) : {}), ...scrubbed(data, named) };
  if (Object.keys(changes).length === 0) return;
  counts.mentions += 1;
  if (isDryRun) return;
  const batch = db.batch();
  const [first = '', ...rest] = Object.entries(changes).flatMap(([field, value]) => [new FieldPath(field), value as unknown]);
  batch.update(found.ref, first as FieldPath, rest[0], ...rest.slice(1), { lastUpdateTime: found.updateTime });
  await commitUnlessOvertaken(batch);
}

async function dropSources({ db, person, counts, isDryRun }: Erasure): Promise<void> {
  const queue = db.collection(collections.commentQueue);
  for (const id of person.comments.keys()) {
    if (!(await queue.doc(id).get()).exists) continue;
    counts.comments += 1;
    if (isDryRun) continue;
    const reports = await queue.doc(id).collection('reports').listDocuments();
    await deleteAll(db, [...reports, db.collection(collections.comments).doc(id), queue.doc(id)]);
  }
  for (const id of person.messageIds) {
    const message = db.collection(collections.messages).doc(id);
    if (!(await message.get()).exists) continue;
    counts.messages += 1;
    if (!isDryRun) await message.delete();
  }
}

/** As the newsletter names its subscribers: the address hashed. */
const subscriberIds = (person: Person): Set<string> => new Set([...person.emails].map((email) => createHash('sha256').update(email).digest('hex').slice(0, 40)));

const isOnlyTo = (to: unknown, traces: Traces): boolean => (Array.isArray(to) ? to : [to]).every((one) => mentions(one, traces.identity));
