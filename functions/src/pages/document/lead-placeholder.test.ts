import { expect, it } from 'vitest';
import type { Deps } from '../../platform/deps.ts';
import { leadPlaceholders } from './lead-placeholder.ts';

/** A database with one picture, `ab12`, that records which ids are read. */
function library() {
  const reads: string[] = [];
  const db = {
    collection: () => ({
      doc: (id: string) => ({
        get: async () => {
          reads.push(id);
          return { data: () => (id === 'ab12' ? { placeholder: 'data:ab12' } : undefined) };
        },
      }),
    }),
  };
  return { reads, deps: { db: () => db } as unknown as Deps };
}

it('reads the placeholder of a library picture once', async () => {
  const { deps, reads } = library();
  const placeholderOf = leadPlaceholders(deps, () => null);
  expect(await placeholderOf('/media/ab12/1200.webp')).toBe('data:ab12');
  expect(await placeholderOf('/media/ab12/1200.webp')).toBe('data:ab12');
  expect(await placeholderOf('/media/cd34/1200.webp')).toBeNull();
  expect(reads).toEqual(['ab12', 'cd34']);
});
it('returns the placeholder of page art without a read, and null for a picture of another site', async () => {
  const { deps, reads } = library();
  const placeholderOf = leadPlaceholders(deps, (file) => `data:${file}`);
  expect(await placeholderOf('/art/box-office-wide-1720.webp')).toBe('data:box-office-wide');
  for (const address of ['https://example.org/art/about-800.webp', '/art/../about-800.webp', null])
    expect(await placeholderOf(address)).toBeNull();
  expect(reads).toEqual([]);
});
