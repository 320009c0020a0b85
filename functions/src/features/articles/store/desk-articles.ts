import { FieldPath, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import {
  statusOf,
  type ArticleDeskDoc,
  directionOf,
  type DeskArticle,
  type DeskArticles,
  type DeskCard,
  type DeskSort,
} from '@first-show/domain/articles/article-desk.schema';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { indianDayStart } from '@first-show/domain/analytics/daily-stats';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import { SCHEDULED_MAX } from '@first-show/domain/core/limits';
import { fail, invalidField, ok, type Result } from '@first-show/domain/core/result';
import { foldWords, skeleton } from '@first-show/domain/search/fold';
import { articleOf, CARD_FIELDS, cardOf } from './article-card.ts';
import { isDocumentId } from '../../../platform/firestore/ids.ts';
import {
  compare,
  type DeskRow as Row,
  type List,
  listsOf,
  parseCursor,
  type ListCursor,
  type Rules,
  cursorText,
  valueOf,
} from '../desk-article-order.ts';
import { deskRef } from './revisions.ts';
import { editableContent } from '../sanitize.ts';

const ROW_FIELDS = [...CARD_FIELDS, 'scheduledFor', 'revision', 'source', 'author', 'commentTotal'];
const UNKNOWN_AFTER = invalidField('after', 'Unknown place in after');

type RowWithCursor = { row: Row; cursor: ListCursor };

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

/** Whether an article was published on one of the chosen days in India. */
function isInRange(publishedAt: string | null, { from, until }: Rules): boolean {
  if (from === undefined && until === undefined) return true;
  if (publishedAt === null) return false;
  const day = indianDay(publishedAt);
  return (from === undefined || day >= from) && (until === undefined || day <= until);
}

const matches = (row: Row, rules: Rules): boolean =>
  (rules.status === 'all' || row.status === rules.status) &&
  (rules.categoryId === undefined || row.categoryId === rules.categoryId) &&
  (rules.language === undefined || row.language === rules.language) &&
  (rules.author === undefined || (row.byline ?? row.sourceName) === rules.author) &&
  (rules.source === undefined || row.sourceName === rules.source) &&
  isInRange(row.publishedAt, rules) &&
  (rules.flag !== 'featured' || row.isFeatured) &&
  (rules.flag !== 'breaking' || row.isBreaking) &&
  (rules.waiting !== 'source' || (row.status === 'draft' && row.sourceName !== null));

/**
 * Maximum number of articles in the lists of open proposals and of a person's articles. When
 * editors decide some of the proposals, further articles appear.
 */
const LISTED_MAX = 100;

/**
 * Ids of at most 100 articles with an open proposal. If `found` is set, only those that `found`
 * also contains.
 */
export async function withOpenProposal(db: Firestore, found: readonly string[] | null): Promise<string[]> {
  const open = db.collection(collections.articleDesk).where('hasOpenProposal', '==', true).limit(LISTED_MAX);
  return idsWithin(found, open);
}

/**
 * Ids of the 100 articles that this editor has saved and that were edited last. If `found` is set,
 * only those that `found` also contains.
 */
export function editedBy(db: Firestore, editor: string, found: readonly string[] | null): Promise<string[]> {
  const edited = db
    .collection(collections.articleDesk)
    .where('editors', 'array-contains', editor)
    .orderBy('lastEditedAt', 'desc')
    .limit(LISTED_MAX);
  return idsWithin(found, edited);
}

async function idsWithin(found: readonly string[] | null, query: Query): Promise<string[]> {
  const ids = (await query.select().get()).docs.map(({ id }) => id);
  return found === null ? ids : ids.filter((id) => found.includes(id));
}

/**
 * One page of the table. `found`: the ids of the articles to list, `null` to list all.
 * `categoryIds` are ordered by name, for the sort by category. Costs about two reads per row. Found
 * articles and `status=scheduled` are read completely and sorted in memory: at most 200 reads, and
 * one per row.
 */
export async function listForDesk(
  db: Firestore,
  rules: Rules,
  { found, categoryIds }: { found: readonly string[] | null; categoryIds: readonly string[] },
): Promise<Result<DeskArticles>> {
  const listed =
    found !== null
      ? await foundPage(db, rules, { found, categoryIds })
      : rules.status === 'scheduled'
        ? await scheduledPage(db, rules)
        : await pageOfLists(db, rules, listsOf(rules, categoryIds));
  if (!listed.ok) return listed;
  const { rows, nextAfter } = listed.value;
  return ok({ articles: await withEditors(db, rows), nextAfter });
}

type Page = { rows: Row[]; nextAfter: string | null };

/**
 * One page of a table that consists of these lists. If there are several lists, `after` starts with
 * the key of the list that the cursor belongs to.
 */
async function pageOfLists(db: Firestore, { limit, after }: Rules, lists: readonly List[]): Promise<Result<Page>> {
  const isSingle = lists.length === 1;
  const [, key, rest] = (isSingle ? null : /^([^|~]*)\|(.*)$/s.exec(after ?? '')) ?? [];
  const first = isSingle || after === undefined ? 0 : lists.findIndex((list) => list.key === key);
  if (first === -1) return fail(UNKNOWN_AFTER);
  const afterIn = (list: List, cursor: string) => (isSingle ? cursor : `${list.key}|${cursor}`);
  const rows: Row[] = [];
  for (const [index, list] of lists.slice(first).entries()) {
    const isFull = rows.length === limit;
    const within = {
      ...list.rules,
      // The page is full: ask for one more row, only to know whether there is a next page.
      limit: isFull ? 1 : limit - rows.length,
      after: index > 0 ? undefined : isSingle ? after : rest || undefined,
    };
    const page = await (within.status === 'scheduled' ? scheduledPage(db, within) : queriedPage(db, within, list));
    if (!page.ok) return page;
    if (isFull) {
      if (page.value.rows.length > 0 || page.value.nextAfter !== null)
        return ok({ rows, nextAfter: afterIn(list, '') });
      continue;
    }
    rows.push(...page.value.rows);
    if (page.value.nextAfter !== null) return ok({ rows, nextAfter: afterIn(list, page.value.nextAfter) });
  }
  return ok({ rows, nextAfter: null });
}

type Order = { isNumeric: boolean; compare: (a: ListCursor, b: ListCursor) => number };

function pageInMemory(list: readonly RowWithCursor[], { limit, after }: Rules, order: Order): Result<Page> {
  const cursor =
    after === undefined
      ? null
      : (parseCursor(after, order.isNumeric) ?? list.find(({ row }) => row.id === after)?.cursor ?? null);
  if (after !== undefined && cursor === null) return fail(UNKNOWN_AFTER);
  const left = cursor === null ? list : list.filter((one) => order.compare(one.cursor, cursor) > 0);
  const shown = left.slice(0, limit);
  const last = left.length > limit ? shown.at(-1) : undefined;
  return ok({ rows: shown.map(({ row }) => row), nextAfter: last === undefined ? null : cursorText(last.cursor) });
}

/** Scheduled articles, the soonest first. */
async function scheduledPage(db: Firestore, rules: Rules): Promise<Result<Page>> {
  const waiting = db
    .collection(collections.articles)
    .where('scheduledFor', '>', '')
    .orderBy('scheduledFor')
    .limit(SCHEDULED_MAX);
  const rows = (await waiting.select(...ROW_FIELDS).get()).docs.map(rowOf).filter((row) => matches(row, rules));
  const rowsWithCursors = rows.map((row) => ({
    row,
    cursor: { isInTitle: false, value: row.scheduledFor, id: row.id },
  }));
  return pageInMemory(rowsWithCursors, rules, {
    isNumeric: false,
    compare: (a, b) => compare(a.value, b.value, 'asc') || compare(a.id, b.id, 'asc'),
  });
}

/**
 * The articles `found`, sorted in memory. With a search text, articles with all its words in the
 * title come first. The order of the table applies within both groups.
 */
async function foundPage(
  db: Firestore,
  rules: Rules,
  { found, categoryIds }: { found: readonly string[]; categoryIds: readonly string[] },
): Promise<Result<Page>> {
  const refs = found.map((id) => db.collection(collections.articles).doc(id));
  const snapshots = refs.length === 0 ? [] : await db.getAll(...refs, { fieldMask: ROW_FIELDS });
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
  const rowsWithCursors = rows.map((row) => ({
    row,
    cursor: { isInTitle: inTitle.has(row), value: valueOf(row, rules, categoryIds), id: row.id },
  }));
  const direction = directionOf(rules);
  const order = (a: ListCursor, b: ListCursor): number =>
    Number(b.isInTitle) - Number(a.isInTitle) || compare(a.value, b.value, direction) || compare(a.id, b.id, direction);
  return pageInMemory(
    rowsWithCursors.sort((a, b) => order(a.cursor, b.cursor)),
    rules,
    { isNumeric: NUMERIC.includes(rules.sort), compare: order },
  );
}

/**
 * Sort orders that compare numbers in memory. Categories and statuses are compared by their
 * position.
 */
const NUMERIC: readonly DeskSort[] = ['views', 'comments', 'category', 'state'];

/**
 * Maximum number of queries for one page. A page of drafts may need several, because the query also
 * returns scheduled drafts. They are filtered out of its results, and with `waiting=source` also
 * the drafts without a source.
 */
const ROUNDS_MAX = 5;

async function queriedPage(
  db: Firestore,
  rules: Rules,
  { field, direction, isSet, missing }: List,
): Promise<Result<Page>> {
  let query: Query = db.collection(collections.articles);
  if (rules.status !== 'all') query = query.where('isPublished', '==', rules.status === 'published');
  else if (rules.waiting === 'source') query = query.where('isPublished', '==', false);
  if (rules.categoryId !== undefined) query = query.where('categoryId', '==', rules.categoryId);
  if (rules.language !== undefined) query = query.where('language', '==', rules.language);
  if (rules.flag !== undefined)
    query = query.where(rules.flag === 'featured' ? 'isFeatured' : 'isBreaking', '==', true);
  if (rules.author !== undefined) query = query.where('author', '==', rules.author);
  if (rules.source !== undefined) query = query.where('source.name', '==', rules.source);
  if (rules.from !== undefined) query = query.where('publishedAt', '>=', indianDayStart(rules.from));
  if (rules.until !== undefined) query = query.where('publishedAt', '<', indianDayStart(plusDays(rules.until, 1)));
  if (isSet === true) query = query.where(field, '>', '');
  if (missing !== undefined) query = query.where(missing, '==', null);
  query = query
    .orderBy(field, direction)
    .orderBy(FieldPath.documentId(), direction)
    .limit(rules.limit + 1)
    .select(...ROW_FIELDS);

  const cursorOf = (snapshot: DocumentSnapshot): ListCursor => ({
    isInTitle: false,
    value: (snapshot.get(field) as ListCursor['value'] | undefined) ?? null,
    id: snapshot.id,
  });
  let cursor: ListCursor | null = null;
  if (rules.after !== undefined) {
    cursor = parseCursor(rules.after, field === 'viewCount' || field === 'commentTotal');
    if (cursor === null && isDocumentId(rules.after)) {
      const [seen] = await db.getAll(db.collection(collections.articles).doc(rules.after), { fieldMask: [field] });
      if (seen?.exists === true) cursor = cursorOf(seen);
    }
    if (cursor === null) return fail(UNKNOWN_AFTER);
  }
  const rowsWithCursors: RowWithCursor[] = [];
  for (let round = 1; round <= ROUNDS_MAX; round += 1) {
    const { docs } = await (cursor === null ? query : query.startAfter(cursor.value, cursor.id)).get();
    rowsWithCursors.push(
      ...docs
        .map((snapshot) => ({ row: rowOf(snapshot), cursor: cursorOf(snapshot) }))
        .filter(({ row }) => matches(row, rules)),
    );
    const rows = rowsWithCursors.slice(0, rules.limit).map(({ row }) => row);
    const shown = rowsWithCursors[rules.limit - 1];
    if (rowsWithCursors.length > rules.limit && shown !== undefined)
      return ok({ rows, nextAfter: cursorText(shown.cursor) });
    const last = docs.at(-1);
    if (docs.length <= rules.limit || last === undefined) return ok({ rows, nextAfter: null });
    cursor = cursorOf(last);
  }
  return ok({ rows: rowsWithCursors.map(({ row }) => row), nextAfter: cursor === null ? null : cursorText(cursor) });
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

/** Whether an article or draft with this id exists. Costs one read. */
export async function isArticle(db: Firestore, id: string): Promise<boolean> {
  const [found] = await db.getAll(db.collection(collections.articles).doc(id), { fieldMask: ['slug'] });
  return found?.exists === true;
}

const SLUGS_MAX = 50;

/** One article or draft by its id, with sanitised content; `null` if there is none. */
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
