import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections, subcollections } from '@first-show/domain/core/collections';
import { expect, it } from 'vitest';
import { differences } from '../../tests/support/differences.ts';
import { root } from './paths.ts';

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

type Row = { collection: string; read: string; ends: string };
/** The rows of the tables of collections: path, content, readers, writers, end. */
const rows: Row[] = [
  ...textOf('docs/data-model.md').matchAll(/^\| `([^`]+)` \|[^|\n]*\| ([^|\n]*) \|[^|\n]*\| ?([^|\n]*) ?\|$/gm),
].map(([, path = '', read = '', ends = '']) => ({ collection: path.split('/').at(-2) ?? '', read, ends }));
const named = (isMeant: (row: Row) => boolean) => rows.filter(isMeant).map(({ collection }) => collection);

it('docs/data-model.md has one line for each collection, and for no other', () => {
  expect(
    differences(
      [...Object.values(collections), ...subcollections],
      named(() => true),
    ),
  ).toEqual([]);
  expect(rows).toHaveLength(new Set(named(() => true)).size);
});

it('docs/data-model.md names readers for exactly the collections that the security rules let browsers read', () => {
  const allowed = [...textOf('firestore.rules').matchAll(/match \/(\w+)\/\{\w+\} \{/g)].map(([, name = '']) => name);
  expect(allowed.length).toBeGreaterThan(15);
  expect(
    differences(
      allowed,
      named(({ read }) => !read.startsWith('nobody')),
    ),
  ).toEqual([]);
});

it('docs/data-model.md says TTL for exactly the collections that have a TTL policy', () => {
  const { fieldOverrides } = JSON.parse(textOf('firestore.indexes.json')) as {
    fieldOverrides: { collectionGroup: string; ttl?: boolean }[];
  };
  const expiring = fieldOverrides.filter(({ ttl }) => ttl === true).map(({ collectionGroup }) => collectionGroup);
  expect(expiring.length).toBeGreaterThan(5);
  expect(
    differences(
      expiring,
      named(({ ends }) => ends.includes('TTL')),
    ),
  ).toEqual([]);
});
