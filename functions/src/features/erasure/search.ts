import { isDeepStrictEqual } from 'node:util';
import {
  FieldPath,
  type DocumentData,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { commentKeys } from '@first-show/domain/comments/comment-keys';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { ModerationFacts } from '@first-show/domain/comments/moderation-desk.schema';
import { chunksOf } from '@first-show/domain/core/chunks';
import { collections } from '@first-show/domain/core/collections';
import { addressId } from '../../platform/limits/address-id.ts';
import { eraseCommentsOf, eraseMessage } from './erase-texts.ts';
import type { Erasure, ErasureCounts } from './erasure.ts';
import { pagesOf } from './pages.ts';
import { addOwn, type Person } from './person.ts';
import { mentions, REMOVED, scrubbed, type Traces } from './scrub.ts';

/**
 * Removes the person from private documents: first from those that queries find by the person's
 * addresses or comments, then from every document of the collections that may contain readers'
 * data.
 */

const IN_MAX = 30;

/**
 * Handles the documents that a query by address, hash or comment id finds. Each document is handled
 * as in the search.
 */
export async function eraseAddressed(erasure: Erasure): Promise<void> {
  const { db, person } = erasure;
  const hashes = [...addressIds(person)];
  const log = db.collection(collections.deskLog);
  const queries: Query[] = [
    ...hashes.map((id) => db.collection(collections.subscribers).where(FieldPath.documentId(), '==', id)),
    ...[...person.emails].map((email) => db.collection(collections.mail).where('to', 'array-contains', email)),
    ...hashes.map((id) => log.where('moderation.authorId', '==', id)),
    ...chunksOf([...person.comments.keys()], IN_MAX).map((ids) => log.where('moderation.commentId', 'in', ids)),
  ];
  await sweepFound(erasure, queries);
}

export async function eraseAuthors(erasure: Erasure): Promise<void> {
  const authors = erasure.db.collection(collections.commentAuthors);
  await sweepFound(
    erasure,
    [...addressIds(erasure.person)].map((id) => authors.where(FieldPath.documentId(), '==', id)),
  );
}

async function sweepFound(erasure: Erasure, queries: readonly Query[]): Promise<void> {
  const { met } = erasure;
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
 * Root collections that are not searched: they have no readers' data, or other steps find the data
 * by id.
 */
const notSearched: ReadonlySet<string> = new Set([
  collections.articles,
  collections.articleSlugs,
  collections.films,
  collections.filmSlugs,
  collections.people,
  collections.personSlugs,
  collections.ratings,
  collections.categories,
  collections.polls,
  collections.predictions,
  collections.searchIndex,
  collections.stats,
  collections.counters,
  collections.viewShards,
  collections.reactionCounts,
  collections.presence,
  collections.staff,
  collections.erasures,
]);
/** Editors' unsaved forms. If one has the person's address, the name is removed from it too. */
const workingCopies = 'workingCopies';
/** Sub-collections that are searched. Reports have a step of their own. */
const searchedGroups = ['revisions', 'proposals', workingCopies];
/**
 * Collections in which other readers or editors write. Here only email addresses and reader ids are
 * removed, because they always mean this person. A text that consists of nothing else becomes
 * `REMOVED`, not `null`.
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
  collections.trash,
  ...searchedGroups,
]);
/**
 * Collections in which only the site writes about readers. A text or network address of the person
 * is enough here to recognise a document about the person.
 */
const siteWrites: ReadonlySet<string> = new Set([collections.mail, collections.idempotency]);

/**
 * Queries for everything that is searched, in a stable order: root collections by name, then the
 * sub-collections.
 */
export async function searchedQueries(db: Firestore): Promise<{ name: string; query: Query }[]> {
  const roots = (await db.listCollections()).filter(({ id }) => !notSearched.has(id));
  const all = [
    ...roots.map((query) => ({ name: nameInOrder(query.id, { isGroup: false }), query })),
    ...searchedGroups.map((id) => ({ name: nameInOrder(id, { isGroup: true }), query: db.collectionGroup(id) })),
  ];
  return all.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const nameInOrder = (id: string, { isGroup }: { isGroup: boolean }): string => `${isGroup ? 1 : 0} ${id}`;

export async function sweep(erasure: Erasure): Promise<void> {
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
      // No query has found this comment or message of the person, because it was written during
      // the search, or imported with the address in other letters. Erase it now: this run may end
      // before the next pass.
      if (mentions(data.email, traces.identity) || addressIds(person).has(String(data.authorId))) {
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
    case collections.browserErrors:
      if (mentions(data, [...traces.identity, ...traces.names])) return remove('mentions');
      break;
    case collections.idempotency:
      if (mentions(data, [...traces.identity, ...traces.words, ...traces.ids])) return remove('recentSubmissions');
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
    if (collection === collections.searchCounts) return withoutSearches(data, [...traces.identity, ...traces.names]);
    if (collection === workingCopies && mentions(data, traces.identity))
      return scrubbed(data, [...traces.identity, ...traces.names], REMOVED);
    if (othersWrite.has(collection)) return scrubbed(data, traces.identity, REMOVED);
    if (collection === collections.deskLog) return logChangesOf(data, { person, traces });
    const isHit = mentions(data, siteWrites.has(collection) ? [...traces.identity, ...traces.words] : traces.identity);
    return isHit ? scrubbed(data, everything) : {};
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

/**
 * The searches of a day without those that mention the person. A name alone is enough: if another
 * person has the same name, only a count is lost. The same holds for browser errors.
 */
function withoutSearches({ searches }: DocumentData, what: readonly RegExp[]): DocumentData {
  // A closed day has a list, an open day a map (`search-counts.ts`).
  const left = Array.isArray(searches)
    ? searches.filter((one) => !mentions(one, what))
    : Object.fromEntries(
        Object.entries((searches ?? {}) as Record<string, unknown>).filter(([, one]) => !mentions(one, what)),
      );
  return isDeepStrictEqual(left, searches ?? {}) ? {} : { searches: left };
}

/** The ids of the person's subscriptions and author histories. */
const addressIds = (person: Person): Set<string> => new Set([...person.emails].map(addressId));

function isOnlyTo(to: unknown, traces: Traces): boolean {
  const all: unknown[] = Array.isArray(to) ? to : [to];
  return all.length > 0 && all.every((one) => mentions(one, traces.identity));
}

/**
 * The changes of a log entry. An entry about the person or one of the person's comments still says
 * who decided what, but no longer whose comment it was. Names of staff stay, because a moderator
 * may have the same name as a reader.
 */
function logChangesOf(data: DocumentData, { person, traces }: Pick<Erasure, 'person' | 'traces'>): DocumentData {
  const { by: _staff, moderation, ...entry } = data;
  const changes = scrubbed(entry, traces.identity);
  if (moderation === undefined) return changes;
  const { before, ...facts } = moderation as ModerationFacts;
  const isOwn = person.comments.has(String(facts.commentId)) || addressIds(person).has(String(facts.authorId));
  const isHit = mentions(facts, [...traces.identity, ...traces.words]);
  const left = {
    ...facts,
    ...(isHit ? scrubbed(facts, [...traces.identity, ...traces.words, ...traces.names], REMOVED) : {}),
    ...(isOwn ? { subject: REMOVED, authorId: null } : {}),
  };
  return isDeepStrictEqual(left, facts) ? changes : { ...changes, moderation: { ...left, before } };
}

/** Adds the new search keys of somebody else's comment, computed from its remaining words. */
function withNewKeys(data: DocumentData, changes: DocumentData): DocumentData {
  if (Object.keys(changes).length === 0 || data.keys === undefined) return changes;
  return { ...changes, keys: commentKeys({ ...(data as CommentQueueDoc), ...changes }) };
}
