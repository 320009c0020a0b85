import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIVE_BLOCKS_MAX } from '@first-show/domain/articles/story-blocks';
import { collections } from '@first-show/domain/core/collections';
import { changedFilm } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { hasSlug, pageEntry, pageIds, type PageWithSlug } from '@first-show/domain/pages/page-registry';
import { rebuildBallots } from '../lists/open-ballots.ts';
import { rebuildAllRollups } from '../lists/rebuild.ts';
import { runTriggers } from '../testing/run-triggers.ts';
import { indexArticles } from '../lists/search-index.ts';
import {
  AGE_LIMIT_MISSING_SECONDS,
  AGE_LIMIT_SECONDS,
  cacheControl,
  FUNCTION_CACHE_SECONDS,
} from '../platform/http/cache.ts';
import { fixedClock } from '../platform/clock.ts';
import {
  articleDoc,
  categoryDoc,
  commentDoc,
  filmDoc,
  hoursAgo,
  NOW,
  personDoc,
  reviewOf,
  writeContent,
} from '../testing/content.ts';
import { countReads } from '../testing/count-reads.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { loadPageData, PAGE_READS_MAX } from './page-data.ts';
import { createPages, type WebBundle } from './page.ts';

const clock = fixedClock(NOW);
let test: TestApp;
let pages: ReturnType<typeof createPages>;
let renders = 0;
const web: WebBundle = {
  inlineScript: 'theme()',
  renderPage: ({ envelope }) => {
    renders += 1;
    return Promise.resolve({
      html: `<h1>${envelope.page.kind}</h1>`,
      styleTags: '<style></style>',
      status: envelope.status,
      preload: ['/assets/start.js'],
      earlyScript: null,
    });
  },
};

const block = (kind: string, id: string) => `<p data-block="${kind}" data-${id}><a href="/x">x</a></p>`;

const articles = [
  ...Array.from({ length: 30 }, (_, index) =>
    articleDoc(`n${String(index).padStart(2, '0')}`, {
      publishedAt: hoursAgo(index + 1),
      viewCount: index,
      tags: ['t'],
    }),
  ),
  articleDoc('about-film', {
    publishedAt: hoursAgo(60),
    filmIds: ['war-2'],
    categoryId: 'trade',
    content: '<p>x</p><script>alert(1)</script>',
  }),
  articleDoc('review', {
    publishedAt: hoursAgo(61),
    filmIds: ['war-2', 'other'],
    personIds: ['asha'],
    rating: 4,
    review: reviewOf('war-2'),
    categoryId: 'c4',
  }),
  articleDoc('draft', { publishedAt: null, isPublished: false }),
  articleDoc('blocks', {
    publishedAt: hoursAgo(1500),
    categoryId: 'c4',
    content: [
      block('film', 'film="war-2"'),
      block('film', 'film="other"'),
      block('film', 'film="gone"'),
      block('chart', 'film="war-2" data-versus="other"'),
      block('poll', 'poll="p3"'),
      block('poll', 'poll="p3"'),
      block('prediction', 'prediction="q0"'),
      block('prediction', 'prediction="gone"'),
      block('trailer', 'video="aqz-KE-bpKQ"'),
      block('related', 'article="n00"'),
      block('related', 'article="draft"'),
      `<aside data-block="fact-box">${block('poll', 'poll="p0"')}</aside>`,
    ].join('<p>text</p>'),
  }),
  articleDoc('many-blocks', {
    publishedAt: hoursAgo(1501),
    categoryId: 'c4',
    content: Array.from({ length: 200 }, (_, index) => block('poll', `poll="p${index}"`)).join(''),
  }),
];

const prediction = (id: string, endsAt: string) => ({
  id,
  title: id,
  description: 'd',
  category: 'other',
  options: ['a', 'b'],
  votes: [0, 0],
  totalVotes: 0,
  endsAt,
  createdAt: NOW,
  settled: null,
});

beforeAll(async () => {
  test = openTestApp('pages', () => undefined, { clock });
  const poll = (id: string, closed: boolean) => ({
    id,
    title: id,
    question: 'Which?',
    options: ['a', 'b'],
    votes: [1, 2],
    totalVotes: 3,
    closed,
    createdAt: NOW,
  });
  await writeContent(test.db, {
    categories: Array.from({ length: 8 }, (_, index) => categoryDoc(['music', 'trade'][index] ?? `c${index}`, index)),
    articles,
    films: [
      filmDoc('war-2', { movieName: 'War 2' }),
      filmDoc('other', { totalCollection: 2, releaseDate: '2026-11-13' }),
    ],
    people: [personDoc('asha'), personDoc('hidden', { isPublished: false })],
    comments: [commentDoc('1', 'n00')],
  });
  const set = (collection: string, id: string, data: object) => test.db.collection(collection).doc(id).set(data);
  await set(collections.filmSlugs, 'war-two', { filmId: 'war-2', redirectTo: null });
  for (const [index, closed] of [false, false, false, true, true].entries())
    await set(collections.polls, `p${index}`, poll(`p${index}`, closed));
  for (const [index, hours] of [5, 50, 500, -5, -50].entries())
    await set(collections.predictions, `q${index}`, prediction(`q${index}`, hoursAgo(-hours)));
  await set(collections.stats, 'site', {
    activeUsers: 1,
    totalVisits: 2,
    totalPageViews: 3,
    totalUniqueVisitors: 2,
    updatedAt: NOW,
  });
  await set(collections.articleSlugs, 'former', { articleId: 'n00', redirectTo: 'n00' });
  await rebuildAllRollups(test.db);
  await indexArticles(articles, test.db);
  pages = createPages(test.deps, () => Promise.resolve(web));
});
afterAll(() => test.close());

const load = async (path: string) => (await loadPageData(test.deps, path)) as PageEnvelope;

describe('page data', () => {
  it('costs at most 12 reads', async () => {
    const slugs: Record<PageWithSlug, string> = {
      article: 'n00',
      category: 'music-slug',
      person: 'asha',
      movie: 'war-2',
      'box-office-year': '2026',
    };
    const everyPage = pageIds.map((id) => pageEntry(id).path.replace(/:\w+/, hasSlug(id) ? slugs[id] : ''));
    const others = [
      '/?category=music-slug',
      '/?sort=popular',
      '/?category=trade-slug&sort=trending',
      '/category/music-slug?sort=popular',
      '/admin',
      '/article/nope',
      '/category/nope',
      '/nobody',
      '/a/b/c',
      '/article/former',
      '/people/hidden',
      '/people/nobody',
      '/?search=ab',
      '/box-office?in=cinemas&language=Hindi&year=2026',
      '/box-office/1999',
      '/box-office/compare?films=war-2,other,nobody',
      '/box-office/compare?films=war-2,no-1,no-2,no-3',
      '/box-office/compare?films=no-1,no-2,no-3,no-4',
    ];
    for (const path of [...everyPage, ...others]) {
      // The first read of an article chooses its related articles.
      await loadPageData(test.deps, path);
      const { reads } = await countReads(test.db, () => loadPageData(test.deps, path));
      expect(reads, path).toBeLessThanOrEqual(PAGE_READS_MAX);
    }
  });
  it('leads a comparison with a former slug to the current one', async () => {
    const load = (films: string) => loadPageData(test.deps, `/box-office/compare?films=${films}`);
    expect(await load('war-two,other,nobody')).toEqual({ redirectTo: '/box-office/compare?films=war-2,other,nobody' });
    // Both are the same film.
    expect(await load('war-two,war-2')).toEqual({ redirectTo: '/box-office/compare?films=war-2' });
  });
  it('keeps the one known film of a comparison, and offers the others', async () => {
    const { page } = await load('/box-office/compare?films=nobody,war-2');
    expect(page).toMatchObject({ films: [{ slug: 'war-2' }], unknown: ['nobody'] });
    if (page.kind !== 'box-office-compare') throw new Error(page.kind);
    // This film is not on the chart, which the form offers.
    expect(page.choices.map(({ slug }) => slug)).toEqual(['war-2', 'other']);
  });
  it('has the first page of the list, and whether there is a second page', async () => {
    const { page } = await load('/');
    if (page.kind !== 'home') throw new Error(page.kind);
    expect([page.list.articles.length, page.list.hasMore, page.list.articles[0]?.id]).toEqual([12, true, 'n00']);
    expect([page.polls.length, page.predictions.map(({ id }) => id), page.boxOffice.count]).toEqual([
      2,
      ['q0', 'q1'],
      2,
    ]);
    expect(page.polls.every(({ results, myVote }) => results === null && myVote === null)).toBe(true);
  });
  it('has the films of this week on the home page but not in a search, and on the page of releases', async () => {
    const thisWeek = [{ slug: 'other', when: 'Fri, 13 Nov', status: 'Out now' }];
    expect((await load('/')).page).toMatchObject({ thisFriday: thisWeek });
    expect((await load('/?search=n05')).page).toMatchObject({ thisFriday: [] });
    expect((await load('/releases')).page).toMatchObject({
      sections: [{ title: 'This Friday', entries: thisWeek }],
      earlier: '2026-09',
      later: '2027-02',
    });
    expect((await load('/releases?kind=streaming')).page).toMatchObject({ sections: [] });
  });
  it('continues with later pages without repeating or skipping articles', async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const envelope = await load(`/?page=${page}`);
      if (envelope.page.kind === 'home') seen.push(...envelope.page.list.articles.map(({ id }) => id));
    }
    expect(seen).toEqual(articles.filter(({ isPublished }) => isPublished).map(({ id }) => id));
  });
  it('searches for at least three characters, and hides featured and breaking articles for any search text', async () => {
    const short = await load('/?search=ab');
    expect(short.page).toMatchObject({
      kind: 'home',
      query: 'ab',
      list: { articles: [] },
      featured: [],
      breaking: null,
    });
    const found = await load('/?search=n05');
    expect(found.page).toMatchObject({ query: 'n05', list: { articles: [{ id: 'n05' }], hasMore: false } });
  });
  it('lists films and categories that match a search above the stories', async () => {
    expect((await load('/?search=war%202%20review')).page).toMatchObject({
      matches: { films: [{ slug: 'war-2' }], categories: [] },
    });
    expect((await load('/?search=music')).page).toMatchObject({
      matches: { films: [], categories: [{ id: 'music' }] },
    });
    expect((await load('/?search=ab')).page).toMatchObject({ matches: { films: [], categories: [] } });
    expect((await load('/')).page).toMatchObject({ matches: null });
  });
  it('has popular stories and the top of the chart for an empty list, within the same limit of reads', async () => {
    const suggestions = {
      articles: [{ id: 'n29' }, {}, {}, {}, {}, {}],
      films: [{ slug: 'war-2' }, { slug: 'other' }],
    };
    for (const path of [
      '/?search=qwrtzpsdf',
      '/?search=ab',
      '/?category=c3-slug',
      '/category/c3-slug',
      '/category/c3-slug?sort=popular',
    ]) {
      const { reads, result } = await countReads(test.db, () => load(path));
      expect(result.page, path).toMatchObject({ list: { articles: [] }, suggestions });
      // A search reads additional documents for its own queries.
      if (!path.includes('qwrtzpsdf')) expect(reads, path).toBeLessThanOrEqual(PAGE_READS_MAX);
    }
    for (const path of ['/', '/?search=n05', '/category/music-slug'])
      expect((await load(path)).page, path).toMatchObject({ suggestions: null });
  });
  it('has article, comments and related articles, but no scripts and no drafts', async () => {
    expect((await load('/article/about-film')).page).toMatchObject({
      article: { content: '<p>x</p>' },
      category: { id: 'trade' },
    });
    expect((await load('/article/n00')).page).toMatchObject({
      commentTotal: 1,
      comments: [{ id: '1' }],
      reactions: { like: 0 },
    });
    expect(await load('/article/draft')).toMatchObject({ status: 404, page: { kind: 'not-found', what: 'article' } });
  });
  it('has the film of a review, within the same limit of reads, but no film for another article', async () => {
    const { reads, result } = await countReads(test.db, () => load('/article/review'));
    expect(result.page).toMatchObject({ reviewedFilm: { movieName: 'War 2', slug: 'war-2' } });
    expect(reads).toBeLessThanOrEqual(PAGE_READS_MAX);
    expect((await load('/article/about-film')).page).not.toHaveProperty('reviewedFilm');
  });
  it('has the data of a story’s live blocks, and no data for blocks whose item no longer exists', async () => {
    const [plain, { reads, result }] = [
      await countReads(test.db, () => load('/article/n05')),
      await countReads(test.db, () => load('/article/blocks')),
    ];
    expect(result.page).toMatchObject({
      article: { content: expect.stringContaining('<p data-block="film" data-film="gone">') as string },
      blocks: {
        films: [{ id: 'war-2', movieName: 'War 2' }, { id: 'other' }],
        chartFilms: [{ id: 'war-2', days: expect.any(Array) as unknown }, { id: 'other' }],
        polls: [{ id: 'p3', closed: true, results: [{ votes: 1 }, { votes: 2 }] }],
        predictions: [{ id: 'q0', results: null }],
        articles: [{ id: 'n00' }],
      },
    });
    // One read for the roll-up of the chart, and one each for two films of a chart, a poll, two
    // predictions and two articles.
    expect(reads - plain.reads).toBeLessThanOrEqual(8);
    expect(plain.result.page).not.toHaveProperty('blocks');
  });
  it('reads only the items of the first live blocks', async () => {
    const plain = await countReads(test.db, () => load('/article/n06'));
    const { reads, result } = await countReads(test.db, () => load('/article/many-blocks'));
    expect(reads - plain.reads).toBeLessThanOrEqual(LIVE_BLOCKS_MAX);
    expect(result.page).toMatchObject({ blocks: { polls: ['p0', 'p1', 'p2', 'p3', 'p4'].map((id) => ({ id })) } });
  });
  it('redirects former slugs, ids of categories and other spellings of a film', async () => {
    expect(await loadPageData(test.deps, '/article/former')).toEqual({ redirectTo: '/article/n00' });
    expect(await loadPageData(test.deps, '/category/music')).toEqual({ redirectTo: '/category/music-slug' });
    expect(await loadPageData(test.deps, '/War-2')).toEqual({ redirectTo: '/war-2' });
  });
  it('lists the articles about a film', async () => {
    expect((await load('/war-2')).page).toMatchObject({
      kind: 'movie',
      film: { movieName: 'War 2' },
      articles: [{ id: 'about-film' }, { id: 'review' }],
    });
  });
  it('has readers’ stars and where to watch a film, within the limit of reads', async () => {
    const rating = test.db.collection(collections.ratings).doc('war-2');
    const distribution = [0, 0, 0, 0, 0, 10, 0, 10, 0, 0];
    await rating.set({ count: 20, mean: 3.5, distribution });
    const { reads, result } = await countReads(test.db, () => load('/war-2'));
    expect(reads).toBeLessThanOrEqual(PAGE_READS_MAX);
    expect(result.page).toMatchObject({ details: { rating: { count: 20, mean: 3.5 }, distribution } });
    await rating.delete();
    expect((await load('/war-2')).page).toMatchObject({ details: { rating: { count: 0, mean: null } } });
  });
  it('has the open poll and prediction that name the film, among many others and within the limit of reads', async () => {
    const title = 'Will ‘War 2’ reach ₹100 Cr?';
    const war = { ...prediction('war', hoursAgo(-2000)), title };
    const ended = { ...prediction('ended', hoursAgo(1)), title };
    const others = Array.from({ length: 20 }, (_, index) => prediction(`other-${index}`, hoursAgo(-100)));
    const poll = {
      ...{ id: 'p-war', title: 'The best scene', question: 'Which scene of ‘War 2’ is the best?' },
      ...{ options: ['a', 'b'], votes: [0, 0], totalVotes: 0, closed: false, createdAt: hoursAgo(900) },
    };
    const predictions = test.db.collection(collections.predictions);
    const polls = test.db.collection(collections.polls);
    await Promise.all([war, ended, ...others].map((doc) => predictions.doc(doc.id).set(doc)));
    await polls.doc(poll.id).set(poll);
    await rebuildBallots(test.db);
    const { reads, result } = await countReads(test.db, () => load('/war-2'));
    expect(result.page).toMatchObject({
      prediction: { id: 'war', closed: false, results: null },
      poll: { id: 'p-war' },
    });
    expect(reads).toBeLessThanOrEqual(PAGE_READS_MAX);
    await Promise.all([war, ...others].map(({ id }) => predictions.doc(id).delete()));
    await polls.doc(poll.id).update({ closed: true });
    await rebuildBallots(test.db);
    expect((await load('/war-2')).page).toMatchObject({ prediction: null, poll: null });
    await Promise.all([predictions.doc('ended').delete(), polls.doc(poll.id).delete()]);
    await rebuildBallots(test.db);
  });
  it('has the people of a film with their pages, its status and similar films', async () => {
    const film = (await test.db.doc('films/other').get()).data() as FilmDoc;
    const credit = (name: string, personId: string | null) => ({
      personId,
      name,
      job: 'actor',
      character: null,
      isLead: true,
    });
    await test.db
      .doc('films/other')
      .set(changedFilm(film, { credits: [credit('Asha', 'asha'), credit('Dev', 'nobody')] }));
    await rebuildAllRollups(test.db);
    const { reads, result } = await countReads(test.db, () => load('/other'));
    expect(result.page).toMatchObject({
      details: {
        headline: { status: 'In cinemas now', released: '13 November 2026' },
        credits: [
          { name: 'Asha', personSlug: 'asha' },
          { name: 'Dev', personSlug: null, pictureUrl: null },
        ],
      },
      similar: [{ slug: 'war-2' }],
    });
    expect(reads).toBeLessThanOrEqual(PAGE_READS_MAX);
  });
  it('has the addresses of the share cards of an article and a film', async () => {
    const address = /^\/media\/share\/(article|film)\/[^/]+\/[0-9a-f]{16}\.jpg$/;
    for (const path of ['/war-2', '/article/n00'])
      expect((await load(path)).page, path).toMatchObject({ shareCard: expect.stringMatching(address) as string });
  });
});

describe('the answer to a page request', () => {
  it.each([
    ['/', 200],
    ['/article/n00', 200],
    ['/category/music-slug', 200],
    ['/box-office', 200],
    ['/war-2', 200],
    ['/polls', 200],
    ['/privacy', 200],
    ['/admin', 200],
    ['/article/nope', 404],
    ['/category/nope', 404],
    ['/nobody', 404],
    ['/a/b', 404],
    ['/search', 404],
    ['/assets/old.js', 404],
  ])('for %s has status %i, a heading and no cookie', async (path, status) => {
    const response = await pages.request(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<h1>');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toBe(status === 200 ? cacheControl.public : cacheControl.notFound);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
  it('is a permanent redirect for an alias', async () => {
    for (const [from, to] of [
      ['/articles/n00', '/article/n00'],
      ['/articles/n00?utm_source=a&utm_medium=b', '/article/n00?utm_source=a&utm_medium=b'],
      ['/categories/music-slug?page=2', '/category/music-slug?page=2'],
      ['/categories/music-slug?page=2&utm_source=a', '/category/music-slug?page=2&utm_source=a'],
      ['/categories/music-slug?tag=a&tag=b', '/category/music-slug?tag=a&tag=b'],
      ['/about/', '/about'],
      ['/article/former', '/article/n00'],
    ]) {
      const response = await pages.request(from ?? '');
      expect([response.status, response.headers.get('location')], from).toEqual([301, to]);
    }
  });
  it.each(['/webadmin', '/admin', '/admin/articles/new', '/webadmin/pending'])(
    'excludes %s from search engines, as every page of the desks',
    async (path) => {
      const response = await pages.request(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('content="noindex');
    },
  );
  it('is a 404 for an unknown page of a desk', async () => {
    expect((await pages.request('/admin/nothing-here')).status).toBe(404);
  });
  it('contains the demo’s credentials on the desks and on no other page', async () => {
    const hasCredentials = async (path: string) =>
      (await (await pages.request(path)).text()).includes('moderator-demo');
    expect(await Promise.all(['/webadmin', '/', '/about', '/no/such/page'].map(hasCredentials))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  it('is rendered in another turn of the event loop than the next page', async () => {
    clock.advance(60_000);
    const order: string[] = [];
    let isOver = false;
    const countTurns = () => {
      order.push('turn');
      if (!isOver) setImmediate(countTurns);
    };
    const renderPage: WebBundle['renderPage'] = (input) => {
      order.push('render');
      return web.renderPage(input);
    };
    const app = createPages(test.deps, () => Promise.resolve({ ...web, renderPage }));
    countTurns();
    await Promise.all(['/about', '/privacy'].map(async (path) => app.request(path)));
    isOver = true;
    expect(order.join(' ')).toMatch(/render (?:turn )+render/);
  });
  it('is rendered once while it is fresh, whatever the reader and the campaign parameter', async () => {
    clock.advance(60_000);
    renders = 0;
    await Promise.all(['/about', '/about?utm_source=x', '/about'].map(async (path) => pages.request(path)));
    clock.advance(FUNCTION_CACHE_SECONDS.found * 750);
    await pages.request('/about');
    expect(renders).toBe(1);
    clock.advance(FUNCTION_CACHE_SECONDS.found * 250);
    await pages.request('/about');
    expect(renders).toBe(2);
  });
  it('is compressed for clients that accept it', async () => {
    const ask = (encoding: string, tag = '') =>
      pages.request('/terms', { headers: { 'Accept-Encoding': encoding, 'If-None-Match': tag } });
    const [plain, br] = [await ask('identity'), await ask('gzip, br')];
    const shown = await plain.text();
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(shown);
    expect([plain, br].map(({ headers }) => [headers.get('content-encoding'), headers.get('vary')])).toEqual([
      [null, 'Accept-Encoding'],
      ['br', 'Accept-Encoding'],
    ]);
    expect(br.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect((await ask('gzip', br.headers.get('etag') ?? '')).status).toBe(304);
  });
  it('has no body for HEAD, is a 304 for an unchanged page, and a 405 for other methods', async () => {
    const head = await pages.request('/terms', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const unchanged = await pages.request('/terms', { headers: { 'If-None-Match': head.headers.get('etag') ?? '' } });
    expect(unchanged.status).toBe(304);
    // Browsers update the headers of their copy with those of a 304.
    for (const name of ['cache-control', 'content-security-policy', 'referrer-policy', 'etag'])
      expect(unchanged.headers.get(name), name).toBe(head.headers.get(name));
    const post = await pages.request('/terms', { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the age of a page', () => {
  /** The total age in seconds that the header allows browsers and the CDN. */
  const headerSeconds = (header: string | null) =>
    [...(header ?? '').matchAll(/(?:max-age|s-maxage|stale-while-revalidate)=(\d+)/g)].reduce(
      (sum, [, seconds]) => sum + Number(seconds),
      0,
    );
  const inMemory = { 200: FUNCTION_CACHE_SECONDS.found, 404: FUNCTION_CACHE_SECONDS.notFound };

  it.each([
    '/',
    '/?sort=popular',
    '/article/n00',
    '/category/music-slug',
    '/box-office',
    '/war-2',
    '/polls',
    '/about',
    '/article/none',
    '/nobody',
  ])('in browser, CDN and function adds up to less than the limit: %s', async (path) => {
    const response = await pages.request(path);
    const status = response.status === 404 ? 404 : 200;
    const limit = status === 404 ? AGE_LIMIT_MISSING_SECONDS : AGE_LIMIT_SECONDS;
    expect(
      headerSeconds(response.headers.get('cache-control')) + inMemory[status] + FUNCTION_CACHE_SECONDS.surroundings,
    ).toBeLessThanOrEqual(limit - 2);
  });

  it('allows an edit to show on every page when the caches in memory have expired', async () => {
    const showing = ['/', '/article/n02', '/article/n03', '/category/music-slug', '/about'];
    const before = await Promise.all(showing.map(async (path) => (await pages.request(path)).text()));
    // The last page does not show the article, so the change must not affect it.
    expect(before.map((html) => html.includes('Title of n02'))).toEqual([true, true, true, true, false]);
    await test.db.collection(collections.articles).doc('n02').update({ title: 'Another title' });
    await runTriggers(test.db);
    // The worst case: `/article/n04` is rendered just before the shared data expire.
    clock.advance(FUNCTION_CACHE_SECONDS.surroundings * 1000 - 1);
    await pages.request('/article/n04');
    clock.advance(FUNCTION_CACHE_SECONDS.found * 1000);
    const after = await Promise.all(
      [...showing, '/article/n04'].map(async (path) => (await pages.request(path)).text()),
    );
    expect(after.map((html) => html.includes('Title of n02'))).toEqual([false, false, false, false, false, false]);
    expect(after.map((html) => html.includes('Another title'))).toEqual([true, true, true, true, false, true]);
    await test.db.collection(collections.articles).doc('n02').update({ title: 'Title of n02' });
    await runTriggers(test.db);
  });
});

describe('feeds', () => {
  it('contain only the newest published articles', async () => {
    const { reads, result: response } = await countReads(test.db, async () => pages.request('/rss.xml'));
    expect(response.headers.get('content-type')).toContain('application/rss+xml');
    const xml = await response.text();
    expect(xml.match(/<item>/g)).toHaveLength(articles.filter((article) => article.isPublished).length);
    expect(xml).not.toContain('draft');
    expect(xml).toContain('<link>http://site.test/article/n00</link>');
    expect(xml.match(/<content:encoded>&lt;p&gt;/g)).toHaveLength(20);
    // The texts are read together with the cards. One more read is for the categories.
    expect(reads).toBeLessThanOrEqual(50 + 1);
  });
  it('have the stories about a category, film or person, under their own address', async () => {
    const linksIn = async (path: string) => {
      const answer = await pages.request(path);
      expect(answer.headers.get('content-type'), path).toContain('application/rss+xml');
      return [...(await answer.text()).matchAll(/<link>([^<]*)<\/link>/g)].map(([, link]) => link);
    };
    const [aboutFilm, review] = ['about-film', 'review'].map((slug) => `http://site.test/article/${slug}`);
    expect(await linksIn('/rss/films/war-2.xml')).toEqual(['http://site.test/war-2', aboutFilm, review]);
    expect(await linksIn('/rss/people/asha.xml')).toEqual(['http://site.test/people/asha', review]);
    expect(await linksIn('/rss/category/trade-slug.xml')).toEqual(['http://site.test/category/trade-slug', aboutFilm]);
  });
  it('redirect former slugs and ids, and are 404 for what does not exist', async () => {
    await test.db.doc('filmSlugs/war-one').set({ filmId: 'war-2' });
    for (const [path, to] of [
      ['/rss/films/war-one.xml', '/rss/films/war-2.xml'],
      ['/rss/category/music.xml', '/rss/category/music-slug.xml'],
    ] as const) {
      const answer = await pages.request(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    }
    for (const path of [
      '/rss/films/nope.xml',
      '/rss/people/nope.xml',
      '/rss/category/nope.xml',
      '/rss/x/war-2.xml',
      '/rss/films/%E0.xml',
      '/rss/films/war-2',
    ])
      expect((await pages.request(path)).status, path).toBe(404);
  });
  it('have the releases as a calendar', async () => {
    const answer = await pages.request('/releases.ics');
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=UTF-8');
    expect(await answer.text()).toContain('DTSTART;VALUE=DATE:20261113\r\n');
  });
  it('list every public page in the sitemap, with the news of the last 48 hours', async () => {
    const xml = await (await pages.request('/sitemap.xml')).text();
    for (const path of ['/', '/box-office', '/about', '/category/music-slug', '/war-2', '/article/about-film'])
      expect(xml).toContain(`<loc>http://site.test${path}</loc>`);
    expect(xml.match(/<news:news>/g)).toHaveLength(30);
    expect(xml).not.toContain('/article/draft');
    expect((await pages.request('/sitemap-articles-2026-11.xml')).status).toBe(200);
    expect((await pages.request('/sitemap-articles-1999-01.xml')).status).toBe(404);
  });
  it('list the months of a large archive in an index, without reading their entries', async () => {
    const sidebar = test.db.collection(collections.rollups).doc('sidebar');
    const before = (await sidebar.get()).data() ?? {};
    await sidebar.update({
      categories: (before.categories as object[]).map((category) => ({ ...category, articleCount: 5_000 })),
    });
    try {
      const large = createPages(test.deps, () => Promise.resolve(web));
      const { result: xml, reads } = await countReads(test.db, async () =>
        (await large.request('/sitemap.xml')).text(),
      );
      expect(xml).toContain('<loc>http://site.test/sitemap-articles-2026-11.xml</loc>');
      expect(xml).not.toContain('/article/');
      expect(reads).toBeLessThanOrEqual(4);
    } finally {
      await sidebar.set(before);
    }
  });
});
