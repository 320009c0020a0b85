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
import { presentContent } from './sanitize.ts';

/** The desk's table of articles, and one article with all that its editor needs. */

type Row = Omit<DeskCard, 'lastEditedBy' | 'lastEditedAt'>;
/** `categoryId` is an id here. */
type Rules = DeskArticlesQuery;

const ROW_FIELDS = [...CARD_FIELDS, 'scheduledFor', 'revision', 'source'];
const sortFields: Record<DeskSort, 'updatedAt' | 'publishedAt' | 'viewCount'> = {
  updated: 'updatedAt',
  published: 'publishedAt',
  views: 'viewCount',
};
const UNKNOWN_AFTER: Failure = { status: 400, message: 'Unknown article in after', issues: [{ path: 'after', message: 'Unknown article in after' }] };

function rowOf(snapshot: DocumentSnapshot): Row {
  const card = cardOf(snapshot);
  const scheduledFor = (snapshot.get('scheduledFor') as string | null | undefined) ?? null;
  const revision = (snapshot.get('revision') as number | undefined) ?? 1;
  const sourceName = (snapshot.get('source') as ArticleDoc['source'] | undefined)?.name ?? null;
  return { ...card, scheduledFor, revision, sourceName, status: statusOf({ isPublished: card.isPublished, scheduledFor }) };
}

const matches = (row: Row, rules: Rules): boolean =>
  (rules.status === 'all' || row.status === rules.status) &&
  (rules.categoryId === undefined || row.categoryId === rules.categoryId) &&
  (rules.language === undefined || row.language === rules.language) &&
  (rules.flag !== 'featured' || row.isFeatured) &&
  (rules.flag !== 'breaking' || row.isBreaking);

/**
 * One page of the table. `found`: ids that the search text finds, `null` without one. Costs two reads a row; at most 200 for
 * what is scheduled or found, whatever the page.
 */
export async function listForDesk(db: Firestore, rules: Rules, found: readonly string[] | null): Promise<Result<DeskArticles>> {
  const listed =
    found !== null ? pageOf(await foundRows(db, rules, found), rules)
    : rules.status === 'scheduled' ? pageOf(await scheduledRows(db, rules), rules)
    : await queriedRows(db, rules);
  if (!listed.ok) return listed;
  const { rows, nextAfter } = listed.value;
  return ok({ articles: await withEditors(db, rows), nextAfter });
}

type Page = { rows: Row[]; nextAfter: string | null };

/** The page of a list that is whole in memory. */
function pageOf(rows: readonly Row[], { limit, after }: Rules): Result<Page> {
  const last = after === undefined ? -1 : rows.findIndex(({ id }) => id === after);
  if (after !== undefined && last === -1) return fail(UNKNOWN_AFTER);
  const shown = rows.slice(last + 1, last + 1 + limit);
  return ok({ rows: shown, nextAfter: rows.length > last + 1 + limit ? (shown.at(-1)?.id ?? null) : null });
}

/** Soonest first. */
async function scheduledRows(db: Firestore, rules: Rules): Promise<Row[]> {
  const waiting = db.collection(collections.articles).where('scheduledFor', '>', '').orderBy('scheduledFor').limit(SCHEDULED_MAX);
  return (await waiting.select(...ROW_FIELDS).get()).docs.map(rowOf).filter((row) => matches(row, rules));
}

/** Those whose title has all the words come first, each group in the order of the table. */
async function foundRows(db: Firestore, rules: Rules, found: readonly string[]): Promise<Row[]> {
  if (found.length === 0) return [];
  const refs = found.map((id) => db.collection(collections.articles).doc(id));
  const snapshots = await db.getAll(...refs, { fieldMask: ROW_FIELDS });
  const rows = snapshots.filter(({ exists }) => exists).map(rowOf).filter((row) => matches(row, rules));
  const wanted = foldWords(rules.q ?? '').map(skeleton);
  const inTitle = new Set(
    rows.filter(({ title }) => {
      const words = new Set(foldWords(title).map(skeleton));
      return wanted.every((word) => words.has(word));
    }),
  );
  const field = sortFields[rules.sort];
  const compare = (a: Row, b: Row) => Number(inTitle.has(b)) - Number(inTitle.has(a)) || descending(a[field], b[field]) || descending(a.id, b.id);
  return rows.sort(compare);
}

/** What is unknown comes last, as in Firestore. */
function descending(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a > b ? -1 : 1;
}

/** Drafts that wait for their time are among the unpublished ones and are left out one by one, at most this many pages of them. */
const ROUNDS_MAX = 5;

async function queriedRows(db: Firestore, rules: Rules): Promise<Result<Page>> {
  const field = sortFields[rules.sort];
  let query: Query = db.collection(collections.articles);
  if (rules.status !== 'all') query = query.where('isPublished', '==', rules.status === 'published');
  if (rules.categoryId !== undefined) query = query.where('categoryId', '==', rules.categoryId);
  if (rules.language !== undefined) query = query.where('language', '==', rules.language);
  if (rules.flag !== undefined) query = query.where(rules.flag === 'featured' ? 'isFeatured' : 'isBreaking', '==', true);
  query = query.orderBy(field, 'desc').orderBy(FieldPath.documentId(), 'desc').limit(rules.limit + 1).select(...ROW_FIELDS);

  let position: [unknown, string] | null = null;
  if (rules.after !== undefined) {
    if (!isDocumentId(rules.after)) return fail(UNKNOWN_AFTER);
    const [last] = await db.getAll(db.collection(collections.articles).doc(rules.after), { fieldMask: [field] });
    if (last?.exists !== true) return fail(UNKNOWN_AFTER);
    position = [last.get(field) ?? null, last.id];
  }
  const rows: Row[] = [];
  for (let round = 1; round <= ROUNDS_MAX; round += 1) {
    const { docs } = await (position === null ? query : query.startAfter(...position)).get();
    rows.push(...docs.map(rowOf).filter((row) => matches(row, rules)));
    const last = docs.at(-1);
    const isEnd = docs.length <= rules.limit || last === undefined;
    if (rows.length > rules.limit) return ok({ rows: rows.slice(0, rules.limit), nextAfter: rows[rules.limit - 1]?.id ?? null });
    if (isEnd) return ok({ rows, nextAfter: null });
    position = [last.get(field) ?? null, last.id];
  }
  return ok({ rows, nextAfter: position?.[1] ?? null });
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

/** One article by its id, drafts included; `null` where there is none. */
export async function loadForDesk(db: Firestore, id: string): Promise<DeskArticle | null> {
  const [[found, desk], slugs] = await Promise.all([
    Promise.all([db.collection(collections.articles).doc(id).get(), db.getAll(deskRef(db, id), { fieldMask: EDITOR_FIELDS })]),
    db.collection(collections.articleSlugs).where('articleId', '==', id).limit(SLUGS_MAX).select().get(),
  ]);
  if (!found.exists) return null;
  const article = articleOf(found);
  return {
    ...article,
    content: presentContent(article.content),
    revision: (found.get('revision') as number | undefined) ?? 1,
    ...editorOf(desk[0]),
    status: statusOf(article),
    formerSlugs: slugs.docs.map((document) => document.id).filter((slug) => slug !== article.slug),
  };
}
