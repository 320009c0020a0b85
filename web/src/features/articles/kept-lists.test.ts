import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { expect, test } from 'vitest';
import { keepList, keptList } from './kept-lists.ts';

function memory() {
  const items = new Map<string, string>();
  const storage = { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
  return () => storage;
}
const stories = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `story-${index}` }) as ArticleCard);

test('answers the whole list of a history entry, and nothing for another', () => {
  const storage = memory();
  keepList(storage, 'a/', { articles: stories(24), hasMore: true });
  expect(keptList(storage, 'a/')).toMatchObject({ articles: stories(24), hasMore: true });
  expect(keptList(storage, 'a/category/music')).toBeNull();
});

test('keeps the newest state of a list once, and the five lists that grew last', () => {
  const storage = memory();
  for (const of of ['1', '2', '3', '4', '5', '1', '6']) keepList(storage, of, { articles: stories(of === '1' ? 13 : 1), hasMore: false });
  expect(keptList(storage, '2')).toBeNull();
  expect(keptList(storage, '1')?.articles).toHaveLength(13);
  expect(keptList(storage, '6')).not.toBeNull();
});

test('cuts a very long list at its end, from where it can grow again', () => {
  const storage = memory();
  keepList(storage, 'a/', { articles: stories(150), hasMore: false });
  expect(keptList(storage, 'a/')).toMatchObject({ articles: stories(120), hasMore: true });
});

test('a storage that is full, refused or holds something else is none', () => {
  const refusing = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full');
    },
  };
  const refused = () => {
    throw new Error('refused');
  };
  for (const storage of [() => refusing, refused]) {
    keepList(storage, 'a/', { articles: stories(1), hasMore: false });
    expect(keptList(storage, 'a/')).toBeNull();
  }
});
