import { describe, expect, it } from 'vitest';
import {
  chooseIndexes,
  indexRules,
  MissingIndex,
  requireIndexes,
  type Equality,
  type Filter,
  type Order,
} from './index-plan.ts';

const rules = indexRules({
  indexes: [
    {
      collectionGroup: 'articles',
      fields: [
        { fieldPath: 'isPublished', order: 'ASCENDING' },
        { fieldPath: 'publishedAt', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'articles',
      fields: [
        { fieldPath: 'categoryId', order: 'ASCENDING' },
        { fieldPath: 'publishedAt', order: 'DESCENDING' },
      ],
    },
    {
      collectionGroup: 'articles',
      fields: [
        { fieldPath: 'isPublished', order: 'ASCENDING' },
        { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
        { fieldPath: 'publishedAt', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'articles', fieldPath: 'words', indexes: [] },
    { collectionGroup: 'articles', fieldPath: 'changedAt', indexes: [{ queryScope: 'COLLECTION_GROUP' }] },
  ],
});
const equal = (path: string): Equality => ({ path, kind: 'equal' });
const newest: Order[] = [{ path: 'publishedAt', direction: 'desc' }];
const plan = (equalities: Equality[], orders: Order[], names: 'asc' | 'desc' = 'desc') =>
  chooseIndexes(rules, { collectionId: 'articles', equalities, orders, names });

describe('choosing indexes', () => {
  it('chooses the index that ends in the order of the query', () => {
    expect(plan([equal('isPublished')], newest)).toMatchObject([{ prefix: [equal('isPublished')], suffix: newest }]);
  });
  it('reads an index backwards if the query has the opposite order, for the ids too', () => {
    expect(plan([equal('isPublished')], [{ path: 'publishedAt', direction: 'asc' }], 'asc')).toHaveLength(1);
    expect(() => plan([equal('isPublished')], newest, 'asc')).toThrow(MissingIndex);
  });
  it('joins indexes with the same ending', () => {
    expect(plan([equal('isPublished'), equal('categoryId')], newest)).toHaveLength(2);
  });
  it('joins automatic indexes for equality filters, also inside a map', () => {
    expect(plan([equal('t.raja'), equal('t.dadar')], [], 'asc')).toHaveLength(2);
  });
  it('refuses a query without an index, and a filter on a field that is exempt from indexing', () => {
    expect(() => plan([equal('slug')], newest)).toThrow('articles, slug equal, publishedAt desc');
    expect(() => plan([equal('words.raja')], [], 'asc')).toThrow(MissingIndex);
    expect(() => plan([{ path: 'tags', kind: 'contains' }], newest)).toThrow(MissingIndex);
  });
});

describe('a query as the SDK sends it', () => {
  const filter = (fieldPath: string, op: string): Filter => ({ fieldFilter: { field: { fieldPath }, op } });
  const and = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } });
  const or = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'OR', filters } });
  const newestFirst = [{ field: { fieldPath: 'publishedAt' }, direction: 'DESCENDING' }];
  const check = (where: Filter | undefined, orderBy = newestFirst, allDescendants = false) =>
    requireIndexes(rules, { from: [{ collectionId: 'articles', allDescendants }], where, orderBy });

  it('needs an index for its filters and its order', () => {
    expect(() => check(and(filter('isPublished', 'EQUAL'), filter('tags', 'ARRAY_CONTAINS')))).not.toThrow();
    expect(() => check(filter('categoryId', 'IN'))).not.toThrow();
    expect(() => check(and(filter('isPublished', 'EQUAL'), filter('slug', 'EQUAL')))).toThrow(MissingIndex);
  });
  it('is sorted by the fields of its ranges', () => {
    const range = filter('publishedAt', 'GREATER_THAN');
    expect(() => check(range, [])).not.toThrow();
    expect(() => check(and(filter('isPublished', 'EQUAL'), range))).not.toThrow();
    expect(() => check(and(filter('isPublished', 'EQUAL'), filter('viewCount', 'LESS_THAN')))).toThrow(MissingIndex);
  });
  it('needs an index for each of its alternatives', () => {
    expect(() => check(or(filter('isPublished', 'EQUAL'), filter('categoryId', 'EQUAL')))).not.toThrow();
    expect(() => check(or(filter('isPublished', 'EQUAL'), filter('slug', 'EQUAL')))).toThrow(MissingIndex);
  });
  it('may read a group of collections as a whole, or by a field whose index is for the group', () => {
    expect(() => check(undefined, [], true)).not.toThrow();
    expect(() => check(filter('isPublished', 'EQUAL'), [], true)).toThrow(MissingIndex);
    expect(() => check(filter('changedAt', 'GREATER_THAN_OR_EQUAL'), [], true)).not.toThrow();
  });
});
