import { readFileSync } from 'node:fs';
import { deskArticlesQuery, deskSort, sortDirection } from '@first-show/domain/articles/article-desk.schema';
import { expect, it } from 'vitest';
import { chooseIndexes, indexRules, type Equality, type IndexFile } from '../../testing/index-plan.ts';
import { listsOf } from './desk-article-order.ts';

const rules = indexRules(
  JSON.parse(readFileSync(new URL('../../../../firestore.indexes.json', import.meta.url), 'utf8')) as IndexFile,
);
const filters = ['isPublished', 'categoryId', 'language', 'isFeatured', 'isBreaking', 'author', 'source.name'];
const equal = (path: string): Equality => ({ path, kind: 'equal' });

it.each(deskSort.options.flatMap((sort) => sortDirection.options.map((direction) => [sort, direction] as const)))(
  'has an index for the articles desk sorted by %s %s, without a filter, with each filter and with all filters',
  (sort, direction) => {
    for (const some of [[], ...filters.map((filter) => [filter]), filters]) {
      const author = some.includes('author') ? 'Zoya' : undefined;
      for (const list of listsOf(deskArticlesQuery.parse({ sort, direction, author }), ['music'])) {
        const equalities = [...some, ...(list.missing === undefined ? [] : [list.missing])].map(equal);
        const orders = [{ path: list.field, direction: list.direction }];
        const query = { collectionId: 'articles', equalities, orders, names: list.direction };
        expect(() => chooseIndexes(rules, query), some.join()).not.toThrow();
      }
    }
  },
);
