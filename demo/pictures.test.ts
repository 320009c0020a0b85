import { describe, expect, it } from 'vitest';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { RELATED_ITEMS } from '@first-show/domain/core/limits';
import { foldWords, soundKey, STOP_WORDS } from '@first-show/domain/search/fold';
import { byRank, rank } from '../functions/src/features/search/rank.ts';
import { rankRelated } from '../functions/src/lists/related.ts';
import { indexEntryOf, type SearchHit } from '../functions/src/lists/search-index.ts';
import { buildDemo } from './build-demo.ts';
import { library } from './library.ts';

/** Two palettes of one scene look alike, so no scene repeats among this many neighbouring cards. */
const SCENE_DISTANCE = 6;

const demo = buildDemo(new Date('2026-11-21T09:30:00.000Z'));
const published = demo.articles.filter(({ isPublished }) => isPublished);
const byId = new Map(published.map((article) => [article.id, article]));
const articlesOf = (ids: readonly string[]): ArticleDoc[] => ids.flatMap((id) => byId.get(id) ?? []);
const byTime = [...published].sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));

const sceneByUrl = new Map(
  [...library.values()].map(({ media, scene }) => [`/media/${media.id}/${media.largestWidth}.webp`, scene]),
);

type List = { name: string; stories: readonly ArticleDoc[] };

const sorted = (name: string, stories: readonly ArticleDoc[]): List[] => [
  { name: `${name}, recent`, stories },
  { name: `${name}, popular`, stories: [...stories].sort((a, b) => b.viewCount - a.viewCount) },
  { name: `${name}, trending`, stories: [...stories].sort((a, b) => b.trendingScore - a.trendingScore) },
];

const candidates = byTime.map((card) => ({ card, filmIds: card.filmIds }));
const filmNames = new Map(demo.films.map(({ id, movieName }) => [id, movieName]));
const related = published.map((article) => ({
  name: `related to ${article.id}`,
  stories: articlesOf(rankRelated(article, candidates, RELATED_ITEMS).map(({ id }) => id)),
}));

const index = published.map((article) => {
  const { id, doc } = indexEntryOf(article, filmNames);
  return { indexId: id, ...(doc as unknown as Omit<SearchHit, 'indexId'> & { b: Record<string, 1> }) };
});

/** The results of a search whose words are spelt as in the stories. */
function search(text: string): List {
  const all = foldWords(text);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  const words = [...new Set(telling.length > 0 ? telling : all)];
  const hits = index.filter(({ b }) => words.every((word) => b[soundKey(word)] === 1));
  const ids = rank(hits, words).sort(byRank);
  return { name: `search '${text}'`, stories: articlesOf(ids.map(({ articleId }) => articleId)) };
}

const searched = new Set([
  ...published.flatMap(({ tags, hashtags }) => [...tags, ...hashtags.map((hashtag) => hashtag.slice(1))]),
  ...demo.films.map(({ movieName }) => movieName),
]);

const lists: Record<string, readonly List[]> = {
  'the home page': [
    ...sorted('home', byTime),
    { name: 'hero', stories: byTime.filter(({ isFeatured }) => isFeatured) },
  ],
  categories: demo.categories.flatMap(({ id }) =>
    sorted(
      id,
      byTime.filter(({ categoryId }) => categoryId === id),
    ),
  ),
  'film pages': demo.films.map(({ id }) => ({
    name: id,
    stories: byTime.filter(({ filmIds }) => filmIds.includes(id)).slice(0, RELATED_ITEMS),
  })),
  'related stories': related,
  'searches for tags and films': [...searched].map(search),
};

describe('the demo', () => {
  it.each(Object.keys(lists))('shows no scene twice within six cards on %s', (kind) => {
    const repeated = (lists[kind] ?? []).flatMap(({ name, stories }) => {
      const scenes = stories.map(({ imageUrl }) => sceneByUrl.get(imageUrl ?? ''));
      return scenes.flatMap((scene, place) =>
        scenes.slice(place + 1, place + SCENE_DISTANCE).includes(scene)
          ? [`${name}: ${scene} on ${stories[place]?.id}`]
          : [],
      );
    });
    expect(repeated).toEqual([]);
  });
});
