import { initializeApp, deleteApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { collections } from '@first-show/domain/core/collections';
import { filmDoc, writeContent } from '../../../testing/content.ts';
import { countReads } from '../../../testing/count-reads.ts';
import { coverageOf, searchArticleIds, searchForDesk } from './search.ts';
import { indexArticle, indexArticles } from '../../../lists/search-index.ts';

let app: App;
let store: Firestore;
beforeAll(() => {
  app = initializeApp({ projectId: 'demo-search' }, 'search-test');
  store = getFirestore(app);
});
afterAll(() => deleteApp(app));
beforeEach(async () => {
  await store.recursiveDelete(store.collection(collections.searchIndex));
  await indexArticles(archive, store);
});

const article = (id: string, title: string, overrides: object = {}) => ({
  id,
  title,
  summary: 'A summary.',
  content: '<p>Some text.</p>',
  tags: [],
  hashtags: [],
  filmIds: [],
  byline: null,
  publishedAt: '2026-11-10T00:00:00.000Z',
  isPublished: true,
  ...overrides,
});
const archive = [
  article('old-exact', 'Ladakh Mail', { publishedAt: '2020-01-01T00:00:00.000Z' }),
  article('new-title', 'How the Ladakh Mail was shot'),
  article('body', 'A letter from the road', { content: '<p>The crew of Ladakh Mail ate noodles.</p>' }),
  article('hindi', 'दादर का राजा: पहली झलक'),
  article('tagged', 'The moustache that opened big', { hashtags: ['#DadarKaRaja'] }),
  article('draft', 'Ladakh Mail secrets', { isPublished: false, publishedAt: null }),
];

it('lists an exact title first at any age, then titles, then texts', async () => {
  expect(await searchArticleIds(store, 'ladakh mail')).toEqual(['old-exact', 'new-title', 'body']);
});
it('finds Hindi text by an English search and the reverse', async () => {
  expect(new Set(await searchArticleIds(store, 'Dadar ka Raja'))).toEqual(new Set(['hindi', 'tagged']));
  expect(new Set(await searchArticleIds(store, 'दादर का राजा'))).toEqual(new Set(['hindi', 'tagged']));
});
it('finds articles with some of the words if no article has all of them', async () => {
  expect(await searchArticleIds(store, 'noodles spaceship')).toEqual(['body']);
});
it('finds nothing for a search without words, or with an unknown word', async () => {
  expect(await searchArticleIds(store, '!!!')).toEqual([]);
  expect(await searchArticleIds(store, 'zzzzqqqq')).toEqual([]);
});
it('updates and removes the index entry of an article', async () => {
  await indexArticle(store, 'new-title', article('new-title', 'Renamed entirely'));
  expect(await searchArticleIds(store, 'ladakh mail')).not.toContain('new-title');
  await indexArticle(store, 'body', undefined);
  expect(await searchArticleIds(store, 'noodles')).toEqual([]);
  await indexArticle(store, 'old-exact', article('old-exact', 'Ladakh Mail', { isPublished: false }));
  expect(await searchArticleIds(store, 'ladakh mail')).toEqual([]);
});
it('finds drafts for the desk only, also after they were published and unpublished again', async () => {
  expect(await searchArticleIds(store, 'ladakh secrets')).not.toContain('draft');
  expect(await searchForDesk(store, 'लद्दाख mail')).toEqual(expect.arrayContaining(['old-exact', 'draft']));
  await indexArticle(store, 'draft', article('draft', 'Ladakh Mail secrets'));
  expect(await searchArticleIds(store, 'secrets')).toEqual(['draft']);
  await indexArticle(store, 'draft', article('draft', 'Ladakh Mail secrets', { isPublished: false }));
  expect(await searchArticleIds(store, 'secrets')).toEqual([]);
  expect(await searchForDesk(store, 'secrets')).toEqual(['draft']);
});
it('ranks the typed title before a newer title with the same consonants', async () => {
  await indexArticles(
    [article('raja', 'Raja'), article('roza', 'Rozi', { publishedAt: '2026-11-12T00:00:00.000Z' })],
    store,
  );
  expect((await searchArticleIds(store, 'raja'))[0]).toBe('raja');
});
it('finds the newest articles with all words of a text, and tells whether there are more', async () => {
  expect(await coverageOf(store, 'ladakh mail', 3)).toEqual({
    articleIds: ['body', 'new-title', 'old-exact'],
    hasMore: false,
  });
  expect(await coverageOf(store, 'लद्दाख mail', 2)).toEqual({ articleIds: ['body', 'new-title'], hasMore: true });
  expect(await coverageOf(store, 'noodles spaceship', 3)).toEqual({ articleIds: [], hasMore: false });
  expect(await coverageOf(store, 'ladakh secrets', 3)).toEqual({ articleIds: [], hasMore: false });
  expect(await coverageOf(store, '!!!', 3)).toEqual({ articleIds: [], hasMore: false });
});
it('tolerates one typing error in a word of a title, at any position', async () => {
  for (const typed of ['ladzkh mail', 'Ldaakh Mail', 'ladakh mial'])
    expect(await searchArticleIds(store, typed), typed).toContain('old-exact');
  expect(await searchArticleIds(store, 'moustadhe')).toEqual(['tagged']);
});
it('tolerates a typing error among many long words, although one query can only check some of the words', async () => {
  await indexArticle(
    store,
    'long',
    article('long', 'Projectionists remember monsoon matinees between Bhagalpur, Muzaffarpur and Darbhanga'),
  );
  expect(
    await searchArticleIds(store, 'projectionists remembxr monsoon matinees between bhagalpur muzaffarpur darbhanga'),
  ).toEqual(['long']);
  expect(
    await searchForDesk(store, 'projectionists remembxr monsoon matinees between bhagalpur muzaffarpur darbhanga'),
  ).toEqual(['long']);
});
it('finds a word by its beginning if nothing contains it in full', async () => {
  expect(await searchArticleIds(store, 'moust')).toEqual(['tagged']);
});
it('finds an old title behind sixty new titles whose words share its consonants', async () => {
  await writeContent(store, { films: [filmDoc('zarmina', { movieName: 'Zarmina' })] });
  const newer = Array.from({ length: 60 }, (_, index) =>
    article(`patna-${index}`, `Patina and Patuna ${index}`, { content: '<p>Patoni.</p>' }),
  );
  await indexArticles(
    [article('pathaan', 'Pathaan returns', { publishedAt: '2019-01-01T00:00:00.000Z' }), ...newer],
    store,
  );
  for (const typed of ['pathaan', 'pathan', 'पठान'])
    expect((await searchArticleIds(store, typed))[0], typed).toBe('pathaan');
});
it('ranks titles before texts, even if both were found by their texts', async () => {
  await indexArticles(
    [
      article('text', 'Another one', { content: '<p>A carnival.</p>', publishedAt: '2026-11-12T00:00:00.000Z' }),
      article('title', 'The carnival'),
    ],
    store,
  );
  expect(await searchArticleIds(store, 'carnival')).toEqual(['title', 'text']);
});
it('finds an old title behind fifty new texts with its word', async () => {
  const texts = Array.from({ length: 50 }, (_, index) =>
    article(`text-${index}`, 'Of other things', {
      content: '<p>As in Zarmina.</p>',
      publishedAt: '2026-11-11T00:00:00.000Z',
    }),
  );
  await indexArticles(
    [...texts, article('old-title', 'How Zarmina began', { publishedAt: '2020-01-01T00:00:00.000Z' })],
    store,
  );
  const found = await searchArticleIds(store, 'zarmina');
  expect(found[0]).toBe('old-title');
  expect(found).toHaveLength(50);
});
it('ranks by the place of the words: a phrase in the title, the title, the main film, another film, tags, summary, text', async () => {
  await store.recursiveDelete(store.collection(collections.searchIndex));
  await writeContent(store, {
    films: [filmDoc('one', { movieName: 'Chandni Chowk' }), filmDoc('two', { movieName: 'Another Film' })],
  });
  // Stories from best to worst. Better ones are older, so only the ranking can produce this order.
  const stories = [
    article('start', '‘Chandni Chowk’ review: a lane at night'),
    article('possessive', 'Chandni Chowk’s longest lane'),
    article('phrase', 'Why all of us went to Chandni Chowk'),
    article('words', 'A chowk that waits for chandni'),
    article('main-film', 'The tailor of the third lane', { filmIds: ['one', 'two'] }),
    article('other-film', 'The tailors of the fourth lane', { filmIds: ['two', 'one'] }),
    article('tag', 'The fifth lane', { tags: ['chandni chowk'] }),
    article('mixed', 'Chandni over the sixth lane', { tags: ['chowk'] }),
    article('summary', 'The seventh lane', { summary: 'A walk through Chandni Chowk.' }),
    article('text', 'The eighth lane', { content: '<p>Chandni, and a chowk.</p>' }),
  ];
  await indexArticles(
    stories.map((story, index) => ({
      ...story,
      publishedAt: `2026-11-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
    })),
    store,
  );
  expect(await searchArticleIds(store, 'chandni chowk')).toEqual(stories.map(({ id }) => id));
});
it('finds a film’s old review behind sixty newer stories about the film', async () => {
  await writeContent(store, { films: [filmDoc('zarmina', { movieName: 'Zarmina' })] });
  const newer = Array.from({ length: 60 }, (_, index) =>
    article(`about-${index}`, `Of other things ${index}`, {
      filmIds: ['zarmina'],
      publishedAt: '2026-11-12T00:00:00.000Z',
    }),
  );
  await indexArticles(
    [...newer, article('review', '‘Zarmina’ review: a river', { publishedAt: '2020-01-01T00:00:00.000Z' })],
    store,
  );
  expect((await searchArticleIds(store, 'zarmina'))[0]).toBe('review');
});
it('finds nothing for a repeated letter, or for a long search of which only a common word is found', async () => {
  const films = Array.from({ length: 30 }, (_, index) => article(`film-${index}`, `A film about a lane ${index}`));
  await indexArticles(films, store);
  for (const typed of ['aaa', 'zzzz', 'zilm', 'quantum film', 'unrelated words and film'])
    expect(await searchArticleIds(store, typed), typed).toEqual([]);
  expect((await searchArticleIds(store, 'noodles spaceship'))[0]).toBe('body');
});
it('finds a title whose letters fold to thousands of bytes, and quickly finds nothing for a longer one', async () => {
  const title = 'ﷺ'.repeat(60);
  await indexArticles([article('ligatures', title)], store);
  const begun = performance.now();
  expect(await searchArticleIds(store, title)).toEqual(['ligatures']);
  expect(await searchArticleIds(store, 'ﷻ'.repeat(200))).toEqual([]);
  // If Firestore refused a query, the SDK would retry for seven seconds.
  expect(performance.now() - begun).toBeLessThan(6_000);
});
it('reads at most 105 index documents, however many articles contain the words', async () => {
  const many = Array.from({ length: 120 }, (_, index) => article(`many-${index}`, `The film of the lane ${index}`));
  await indexArticles(many, store);
  for (const typed of ['film', 'film lane', 'filn lane', 'लेन फिल्म', 'aaa'])
    expect((await countReads(store, () => searchArticleIds(store, typed))).reads, typed).toBeLessThanOrEqual(105);
});
it('ranks an article by its title if its text has another spelling of the word', async () => {
  await indexArticles(
    [
      article('spelt-otherwise', 'How Zarmeena began', { content: '<p>Zarmina.</p>' }),
      article('text', 'Of other things', { content: '<p>Zarmina.</p>', publishedAt: '2026-11-12T00:00:00.000Z' }),
    ],
    store,
  );
  expect(await searchArticleIds(store, 'zarmina')).toEqual(['spelt-otherwise', 'text']);
});
