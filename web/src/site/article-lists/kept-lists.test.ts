import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { expect, test } from 'vitest';
import { keepList, keptList } from './kept-lists.ts';

function memory(roomCharacters = Infinity) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const others = [...items].filter(([other]) => other !== key);
      if (others.reduce((sum, [, text]) => sum + text.length, value.length) > roomCharacters) throw new Error('full');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
  return () => storage;
}
const stories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `story-${index}` }) as ArticleCard);

test('returns the whole list of a history entry, and `null` for another entry', () => {
  const storage = memory();
  keepList(storage, 'a/', { articles: stories(24), hasMore: true });
  expect(keptList(storage, 'a/')).toMatchObject({ articles: stories(24), hasMore: true });
  expect(keptList(storage, 'a/category/music')).toBeNull();
});

test('keeps one copy of each list, and only the five lists that grew last', () => {
  const storage = memory();
  for (const of of ['1', '2', '3', '4', '5', '1', '6'])
    keepList(storage, of, { articles: stories(of === '1' ? 13 : 1), hasMore: false });
  expect(keptList(storage, '2')).toBeNull();
  expect(keptList(storage, '1')?.articles).toHaveLength(13);
  expect(keptList(storage, '6')).not.toBeNull();
});

test('cuts off the end of a very long list and marks that there is more', () => {
  const storage = memory();
  keepList(storage, 'a/', { articles: stories(700), hasMore: false });
  expect(keptList(storage, 'a/')).toMatchObject({ articles: stories(600), hasMore: true });
});

test('keeps every story of a list of fourteen pages', () => {
  const storage = memory();
  keepList(storage, 'a/', { articles: stories(167), hasMore: false });
  expect(keptList(storage, 'a/')).toMatchObject({ articles: stories(167), hasMore: false });
});

test('removes older lists to make room for the current one when the storage is full', () => {
  const storage = memory(4_500);
  for (const of of ['1', '2', '3']) keepList(storage, of, { articles: stories(100), hasMore: false });
  expect(keptList(storage, '1')).toBeNull();
  expect(keptList(storage, '3')?.articles).toHaveLength(100);
});

test('treats a storage that is full, disabled or corrupt as empty', () => {
  const refusing = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => undefined,
  };
  const refused = () => {
    throw new Error('refused');
  };
  for (const storage of [() => refusing, refused]) {
    keepList(storage, 'a/', { articles: stories(1), hasMore: false });
    expect(keptList(storage, 'a/')).toBeNull();
  }
});
