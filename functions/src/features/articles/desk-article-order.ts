import {
  directionOf,
  type DeskArticlesQuery,
  type DeskArticleStatus,
  type DeskCard,
  type SortDirection,
} from '@first-show/domain/articles/article-desk.schema';
import { isDocumentId } from '../../platform/firestore/ids.ts';

/**
 * Sort orders of the desk's table of articles: the lists that make up the table, and the cursors
 * (`ListCursor`) that mark positions in these lists.
 */

/** The table's query. Its `categoryId` is always an id here, never a slug. */
export type Rules = DeskArticlesQuery;
type SortField = 'updatedAt' | 'publishedAt' | 'viewCount' | 'commentTotal' | 'title' | 'author';

/**
 * The table consists of lists, one after the other. Each list has its own filters (`rules`) and is
 * sorted by `field`. `key` names the list in the cursor `after`. `missing`: only articles without
 * this field; `isSet`: only articles with the sort field.
 */
export type List = {
  key: string;
  rules: Rules;
  field: SortField;
  direction: SortDirection;
  isSet?: boolean;
  missing?: SortField;
};

/** The statuses in the order in which an article passes through them. */
const STATUSES: readonly DeskArticleStatus[] = ['draft', 'scheduled', 'published'];
const lastEdited = { field: 'updatedAt', direction: 'desc' } as const;

/**
 * The lists of a table without search text. A table sorted by category or status has one list for
 * each category or status, so that this order needs no index. Articles without an author or a date
 * come last in both directions. `categoryIds` are ordered by name.
 */
export function listsOf(rules: Rules, categoryIds: readonly string[]): List[] {
  const direction = directionOf(rules);
  const turned = <Value>(values: readonly Value[]) => (direction === 'asc' ? values : values.toReversed());
  const single = (field: SortField): List[] => [{ key: '', rules, field, direction }];
  const setFirst = (field: SortField): List[] => [
    { key: 'set', rules, field, direction, isSet: true },
    { key: 'missing', rules, missing: field, ...lastEdited },
  ];
  switch (rules.sort) {
    case 'category':
      return turned(categoryIds)
        .filter((id) => rules.categoryId === undefined || rules.categoryId === id)
        .map((id) => ({ key: id, rules: { ...rules, categoryId: id }, ...lastEdited }));
    case 'state':
      return turned(STATUSES)
        .filter((state) => rules.status === 'all' || rules.status === state)
        .filter((state) => rules.waiting !== 'source' || state === 'draft')
        .map((status) => ({ key: status, rules: { ...rules, status }, ...lastEdited }));
    case 'author':
      // All articles of one author have the same sort value.
      return rules.author === undefined ? setFirst('author') : [{ key: '', rules, ...lastEdited }];
    case 'published':
      // Articles without a date are outside of every range of days.
      return rules.from === undefined && rules.until === undefined ? setFirst('publishedAt') : single('publishedAt');
    case 'title':
      return single('title');
    case 'views':
      return single('viewCount');
    case 'comments':
      return single('commentTotal');
    case 'updated':
      return single('updatedAt');
  }
}

type Value = string | number | null;

/** The value by which a row is sorted in memory. */
export function valueOf(row: DeskRow, { sort }: Rules, categoryIds: readonly string[]): Value {
  switch (sort) {
    case 'category': {
      const index = categoryIds.indexOf(row.categoryId);
      return index === -1 ? null : index;
    }
    case 'state':
      return STATUSES.indexOf(row.status);
    case 'author':
      return row.byline ?? row.sourceName;
    case 'published':
      return row.publishedAt;
    case 'title':
      return row.title;
    case 'views':
      return row.viewCount;
    case 'comments':
      return row.commentCount;
    case 'updated':
      return row.updatedAt;
  }
}
/** A row of the desk's table of articles, without its last editor. */
export type DeskRow = Omit<DeskCard, 'lastEditedBy' | 'lastEditedAt'>;

/**
 * A cursor: the position of a row in its list. `isInTitle`: the title has all words of the search
 * text. As text the cursor is the parameter `after`, which stays valid when the row is deleted or
 * moved. If the table has a single list, `after` may also be the id of an existing row.
 */
export type ListCursor = { isInTitle: boolean; value: Value; id: string };

export const cursorText = ({ isInTitle, value, id }: ListCursor): string =>
  `${isInTitle ? 1 : 0}~${String(value ?? '').replace(/[%~]/g, (one) => (one === '%' ? '%25' : '%7E'))}~${id}`;

/**
 * Parses a cursor; `null` if the text is not a valid one. `isNumeric`: the list is sorted by a
 * number.
 */
export function parseCursor(text: string, isNumeric: boolean): ListCursor | null {
  const [, title, valueText = '', id = ''] = /^([01])~([^~]*)~(.+)$/s.exec(text) ?? [];
  if (!isDocumentId(id)) return null;
  const value = valueText.replaceAll('%7E', '~').replaceAll('%25', '%');
  const position = { isInTitle: title === '1', id };
  if (value === '') return { ...position, value: null };
  if (!isNumeric) return { ...position, value };
  return Number.isNaN(Number(value)) ? null : { ...position, value: Number(value) };
}

/** Compares two sort values. Missing values come last in both directions. */
export function compare(a: Value, b: Value, direction: SortDirection): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a > b === (direction === 'asc') ? 1 : -1;
}
