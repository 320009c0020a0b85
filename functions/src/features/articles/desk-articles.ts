import { FieldPath, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import {
  statusOf,
  type ArticleDeskDoc,
  type DeskArticle,
  type DeskArticles,
  type DeskArticlesQuery,
  type DeskCard,
  type DeskSort,
} from '@first-show/domain/articles/article-desk.schema';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { SCHEDULED_MAX } from '@first-show/domain/core/limits';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { foldWords, skeleton } from '@first-show/domain/search/fold';
import { articleOf, CARD_FIELDS, cardOf } from '../../lib/article-card.ts';
import { isDocumentId } from '../../lib/ids.ts';
import { deskRef } from './revisions.ts';
import { editableContent } from './sanitize.ts';

/** A row of the desk's table of articles. */

type Row = Omit<DeskCard, 'lastEditedBy' | 'lastEditedAt'>;
/** Here `categoryId` is always an id, never a slug. */
type Rules = DeskArticlesQuery;

const ROW_FIELDS = [...CARD_FIELDS, 'scheduledFor', 'revision', 'source', 'commentTotal'];
type SortField = 'updatedAt' | 'publishedAt' | 'viewCount' | 'commentTotal';
const sortFields: Record<DeskSort, SortField> = {
  updated: 'updatedAt',
  published: 'publishedAt',
  views: 'viewCount',
  comments: 'commentTotal',
};
const UNKNOWN_AFTER: Failure = {
  status: 400,
  message: 'Unknown place in after',
  issues: [{ path: 'after', message: 'Unknown place in after' }],
};

/**
 * A row's position in its list. As text it is the parameter `after`, which stays valid when the row
 * is deleted or moves. The id of an existing row is also accepted.
 */
type Place = { isInTitle: boolean; value: string | number | null; id: string };
type Placed = { row: Row; place: Place };
const textOf = ({ isInTitle, value, id }: Place): string => `${isInTitle ? 1 : 0}~${value ?? ''}~${id}`;

/** `null` if the text is no position in a list sorted by `field`. */
function parsePlace(text: string, field: SortField | 'scheduledFor'): Place | null {
  const [, title, valueText = '', id = ''] = /^([01])~([^~]*)~(.+)$/s.exec(text) ?? [];
  if (!isDocumentId(id)) return null;
  const value =
    valueText === '' ? null : field === 'viewCount' || field === 'commentTotal' ? Number(valueText) : valueText;
  return Number.isNaN(value) ? null : { isInTitle: title === '1', value, id };
}

function rowOf(snapshot: DocumentSnapshot): Row {
  const card = cardOf(snapshot);
  const scheduledFor = (snapshot.get('scheduledFor') as string | null | undefined) ?? null;
  const revision = (snapshot.get('revision') as number | undefined) ?? 1;
  const commentCount = (snapshot.get('commentTotal') as number | undefined) ?? 0;
  const sourceName = (snapshot.get('source') as ArticleDoc['source'] | undefined)?.name ?? null;
  return {
    ...card,
    scheduledFor,
    revision,
    commentCount,
    sourceName,
    status: statusOf({ isPublished: card.isPublished, scheduledFor }),
  };
}

const matches = (row: Row, rules: Rules): boolean =>
  (rules.status === 'all' || row.status === rules.status) &&
  (rules.categoryId === undefined || row.categoryId === rules.categoryId) &&
  (rules.language === undefined || row.language === rules.language) &&
  (rules.flag !== 'featured' || row.isFeatured) &&
  (rules.flag !== 'breaking' || row.isBreaking) &&
  (rules.waiting !== 'source' || (row.status === 'draft' && row.sourceName !== null));

/** At most this many open proposals are listed. The next ones appear as these are decided. */
const PROPOSALS_MAX = 100;

/** Ids of articles with an open proposal; with `found`, only those among them. */
export async function withOpenProposal(db: Firestore, found: readonly string[] | null): Promise<string[]> {
  const open = db.collection(collections.articleDesk).where('hasOpenProposal', '==', true).limit(PROPOSALS_MAX);
  const ids = (await open.select().get()).docs.map(({ id }) => id);
  return found === null ? ids : ids.filter((id) => found.includes(id));
}

/**
 * One page of the table. `found`: ids that match the search text, `null` without one. Costs two
 * reads per row; at most 200 for scheduled or found articles, whatever the page.
 */
export async function listForDesk(
  db: Firestore,
  rules: Rules,
  found: readonly string[] | null,
): Promise<Result<DeskArticles>> {
  const listed =
    found !== null
      ? pageOf(await foundRows(db, rules, found), rules, { field: sortFields[rules.sort], compare: byTitleAndSort })
      : rules.status === 'scheduled'
        ? pageOf(await scheduledRows(db, rules), rules, { field: 'scheduledFor', compare: soonestFirst })
        : await queriedRows(db, rules);
  if (!listed.ok) return listed;
  const { rows, nextAfter } = listed.value;
  return ok({ articles: await withEditors(db, rows), nextAfter });
}

type Page = { rows: Row[]; nextAfter: string | null };

type Order = { field: Parameters<typeof parsePlace>[1]; compare: (a: Place, b: Place) => number };

/** One page of a sorted list in memory. */
function pageOf(list: readonly Placed[], { limit, after }: Rules, { field, compare }: Order): Result<Page> {
  const place =
    after === undefined ? null : (parsePlace(after, field) ?? list.find(({ row }) => row.id === after)?.place ?? null);
  if (after !== undefined && place === null) return fail(UNKNOWN_AFTER);
  const left = place === null ? list : list.filter((one) => compare(one.place, place) > 0);
  const shown = left.slice(0, limit);
  const last = left.length > limit ? shown.at(-1) : undefined;
  return ok({ rows: shown.map(({ row }) => row), nextAfter: last === undefined ? null : textOf(last.place) });
}

const soonestFirst = (a: Place, b: Place): number => descending(b.value, a.value) || descending(b.id, a.id);
const byTitleAndSort = (a: Place, b: Place): number =>
  Number(b.isInTitle) - Number(a.isInTitle) || descending(a.value, b.value) || descending(a.id, b.id);

/** Soonest first. */
async function scheduledRows(db: Firestore, rules: Rules): Promise<Placed[]> {
  const waiting = db
    .collection(collections.articles)
    .where('scheduledFor', '>', '')
    .orderBy('scheduledFor')
    .limit(SCHEDULED_MAX);
  const rows = (await waiting.select(...ROW_FIELDS).get()).docs.map(rowOf).filter((row) => matches(row, rules));
  return rows.map((row) => ({ row, place: { isInTitle: false, value: row.scheduledFor, id: row.id } }));
}

/** Articles with all words in their title come first; both groups have the order of the table. */
async function foundRows(db: Firestore, rules: Rules, found: readonly string[]): Promise<Placed[]> {
  if (found.length === 0) return [];
  const refs = found.map((id) => db.collection(collections.articles).doc(id));
  const snapshots = await db.getAll(...refs, { fieldMask: ROW_FIELDS });
  const rows = snapshots
    .filter(({ exists }) => exists)
    .map(rowOf)
    .filter((row) => matches(row, rules));
  const wanted = foldWords(rules.q ?? '').map(skeleton);
  const inTitle = new Set(
    rows.filter(({ title }) => {
      const words = new Set(foldWords(title).map(skeleton));
      return wanted.every((word) => words.has(word));
    }),
  );
  const field = sortFields[rules.sort];
  const placed = rows.map((row) => ({
    row,
    place: { isInTitle: inTitle.has(row), value: field === 'commentTotal' ? row.commentCount : row[field], id: row.id },
  }));
  return placed.sort((a, b) => byTitleAndSort(a.place, b.place));
}

/** Missing values come last, as in Firestore. */
function descending(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a > b ? -1 : 1;
}

/**
 * Scheduled drafts are among the unpublished articles and are filtered out here, by reading at most
 * this many pages.
 */
const ROUNDS_MAX = 5;

async function queriedRows(db: Firestore, rules: Rules): Promise<Result<Page>> {
  const field = sortFields[rules.sort];
  let query: Query = db.collection(collections.articles);
  if (rules.status !== 'all') query = query.where('isPublished', '==', rules.status === 'published');
  else if (rules.waiting === 'source') query = query.where('isPublished', '==', false);
  if (rules.categoryId !== undefined) query = query.where('categoryId', '==', rules.categoryId);
  if (rules.language !== undefined) query = query.where('language', '==', rules.language);
  if (rules.flag !== undefined)
    query = query.where(rules.flag === 'featured' ? 'isFeatured' : 'isBreaking', '==', true);
  query = query
    .orderBy(field, 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(rules.limit + 1)
    .select(...ROW_FIELDS);

  const placeOf = (snapshot: DocumentSnapshot): Place => ({
    isInTitle: false,
    value: (snapshot.get(field) as Place['value'] | undefined) ?? null,
    id: snapshot.id,
  });
  let place: Place | null = null;
  if (rules.after !== undefined) {
    place = parsePlace(rules.after, field);
    if (place === null && isDocumentId(rules.after)) {
      const [seen] = await db.getAll(db.collection(collections.articles).doc(rules.after), { fieldMask: [field] });
      if (seen?.exists === true) place = placeOf(seen);
    }
    if (place === null) return fail(UNKNOWN_AFTER);
  }
  const placed: Placed[] = [];
  for (let round = 1; round <= ROUNDS_MAX; round += 1) {
    const { docs } = await (place === null ? query : query.startAfter(place.value, place.id)).get();
    placed.push(
      ...docs
        .map((snapshot) => ({ row: rowOf(snapshot), place: placeOf(snapshot) }))
        .filter(({ row }) => matches(row, rules)),
    );
    const rows = placed.slice(0, rules.limit).map(({ row }) => row);
    const shown = placed[rules.limit - 1];
    if (placed.length > rules.limit && shown !== undefined) return ok({ rows, nextAfter: textOf(shown.place) });
    const last = docs.at(-1);
    if (docs.length <= rules.limit || last === undefined) return ok({ rows, nextAfter: null });
    place = placeOf(last);
  }
  return ok({ rows: placed.map(({ row }) => row), nextAfter: place === null ? null : textOf(place) });
}

const EDITOR_FIELDS = ['lastEditedBy', 'lastEditedAt'];

async function withEditors(db: Firestore, rows: readonly Row[]): Promise<DeskCard[]> {
  if (rows.length === 0) return [];
  const desks = await db.getAll(...rows.map(({ id }) => deskRef(db, id)), { fieldMask: EDITOR_FIELDS });
  return rows.map((row, index) => ({ ...row, ...editorOf(desks[index]) }));
}

function editorOf(desk: DocumentSnapshot | undefined): Pick<DeskCard, 'lastEditedBy' | 'lastEditedAt'> {
  const data = desk?.data() as ArticleDeskDoc | undefined;
  return { lastEditedBy: data?.lastEditedBy ?? null, lastEditedAt: data?.lastEditedAt ?? null };
}

/** Drafts included. One read. */
export async function isArticle(db: Firestore, id: string): Promise<boolean> {
  const [found] = await db.getAll(db.collection(collections.articles).doc(id), { fieldMask: ['slug'] });
  return found?.exists === true;
}

const SLUGS_MAX = 50;

/** One article by its id, drafts included; `null` if there is none. */
export async function loadForDesk(db: Firestore, id: string): Promise<DeskArticle | null> {
  const [[found, desk], slugs] = await Promise.all([
    Promise.all([
      db.collection(collections.articles).doc(id).get(),
      db.getAll(deskRef(db, id), { fieldMask: EDITOR_FIELDS }),
    ]),
    db.collection(collections.articleSlugs).where('articleId', '==', id).limit(SLUGS_MAX).select().get(),
  ]);
  if (!found.exists) return null;
  const article = articleOf(found);
  return {
    ...article,
    content: editableContent(article.content),
    revision: (found.get('revision') as number | undefined) ?? 1,
    ...editorOf(desk[0]),
    status: statusOf(article),
    formerSlugs: slugs.docs.map((document) => document.id).filter((slug) => slug !== article.slug),
  };
}
