import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections, subcollections } from '@first-show/domain/core/collections';
import { expect, it } from 'vitest';
import { differences } from '../../tests/support/differences.ts';
import { root } from './paths.ts';

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/**
 * The documented readers of each collection, by path without ids. The line below the collection's
 * heading names them.
 */
const readers = new Map<string, string>();
for (const [, path = '', read = ''] of textOf('docs/data-model.md').matchAll(/^### `([^`]+)`\n\nRead: ([^.]+)\./gm))
  readers.set(
    path
      .replace(/\{[^}]*\}/g, '*')
      .split('/')
      .filter((_, index) => index % 2 === 0)
      .join('/'),
    read,
  );
const documented = [...readers.keys()];

it('docs/data-model.md describes every collection, and no other', () => {
  // `setAside` has no heading: it is a row in the table of `system`.
  const names = [...documented.flatMap((path) => path.split('/')), 'setAside'];
  expect(differences([...Object.values(collections), ...subcollections], names)).toEqual([]);
});
it('docs/data-model.md names readers for exactly the collections that the security rules let browsers read', () => {
  const allowed = [...textOf('firestore.rules').matchAll(/match \/(\w+)\/\{\w+\} \{/g)].map(([, name = '']) => name);
  expect(allowed.length).toBeGreaterThan(15);
  const readable = documented.filter((path) => !readers.get(path)?.startsWith('nobody'));
  expect(differences(allowed, readable)).toEqual([]);
});
