import type { Firestore } from 'firebase-admin/firestore';
import { createApp } from '../../functions/src/api/app.ts';
import type { ApiApp } from '../../functions/src/platform/http/api-app.ts';
import { declaredRoutes } from '../../functions/src/platform/http/routes.ts';
import { registerAll } from '../../functions/src/api/router.ts';
import { registerIdeas } from '../../functions/src/features/ideas/routes.ts';
import { setMessageStatus } from '../../functions/src/features/contact/store/inbox.ts';
import {
  confirmSubscription,
  requestSubscription,
  subscriberId,
  unsubscribe,
} from '../../functions/src/features/newsletter/store/newsletter.ts';
import { READER_COOKIE_NAME, encodeReaderCookie } from '../../functions/src/platform/identity/reader-cookie.ts';
import { createPages } from '../../functions/src/pages/page.ts';
import { loadPageData } from '../../functions/src/pages/page-data.ts';
import { BUSY_AUTHOR, filmOf, READER_ID } from '../bench/lib/archive.ts';
import { depsOf, SECRET } from '../bench/lib/deps-of.ts';
import { movieNameOf, PROPOSAL_ID, WRITTEN_ARTICLE } from '../bench/lib/fill-archive.ts';

/** `round` is negative during warm-up. */
type Call = (round: number) => Promise<unknown>;
/** The operations by name, and the read paths of the API that no operation uses. */
type ReadOperations = { calls: Record<string, Call>; pathsWithoutOperation: string[] };

const MONTH = '/sitemap-articles-2026-11.xml, for 100 addresses';

/**
 * Paths without an operation, each with its reason. `read-operations.test.ts` fails for every other
 * path without an operation.
 */
export const EXCEPTIONS: Record<string, string> = {
  '/api/openapi.json': 'reads nothing',
  '/api/form-ticket': 'reads nothing',
  '/api/newsletter/confirm': 'reads nothing: it sends to a page',
  '/api/newsletter/one-click': 'reads nothing: it sends to a page',
  '/api/admin/subscribers/export': 'is the whole list, as a file',
  '/api/admin/tasks': 'counts the tasks that wait, which are few',
  '/api/admin/site-health': 'reads 112 documents of two weeks and 50 errors, in any archive',
  '/api/admin/wikidata': 'asks Wikidata and reads nothing',
  '/api/admin/wikidata/{kind}/{id}': 'reads a film or person, and the people whom an item names',
  '/api/admin/box-office/{id}/versions/{version}': 'reads one document',
  '/api/admin/media/{id}': 'reads one picture and the stories that show it, in any archive',
  '/api/admin/messages/search': 'reads the newest 500 and no more, five times as many as the smaller archive has',
};

/**
 * Every page, list and document that the site serves, read from an archive of `fillArchive`. If a
 * list has several pages, archives of every size are asked for the same page, so the smallest one
 * must have this page. `name`: a name to search for.
 */
export function readOperations(db: Firestore, { name }: { name: string }): ReadOperations {
  const deps = depsOf({ db });
  const page =
    (path: string): Call =>
    async () => {
      const data = await loadPageData(deps, path);
      if ('redirectTo' in data || data.status !== 200)
        throw new Error(`${path} is not a page: ${JSON.stringify(data).slice(0, 200)}`);
    };
  const api: ApiApp = createApp(deps, registerAll);
  // Searches for a name or an address are POST requests, so that the search texts stay out of logs.
  // These searches count as reads too.
  const readPaths = declaredRoutes(api).filter(
    ({ method, path }) =>
      path.startsWith('/api/') && (method === 'GET' || (method === 'POST' && path.endsWith('/search'))),
  );
  const withoutOperation = new Set(readPaths.map(({ path }) => path));
  const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const cover = (path: string) => {
    const [bare = ''] = path.split('?');
    // Use the first matching path, as the router does.
    const declared = readPaths.find(({ path: declaredPath }) => patternOf(declaredPath).test(bare));
    if (declared !== undefined) withoutOperation.delete(declared.path);
  };
  const ask = async (app: ApiApp, path: string, headers: Record<string, string>, body?: unknown): Promise<string> => {
    const sent =
      body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await app.request(path, sent);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  };
  const editor = { authorization: 'Bearer editor' };
  const reader = {
    cookie: `${READER_COOKIE_NAME}=${encodeReaderCookie({ readerId: READER_ID, createdAtSeconds: 1, lastViewAtSeconds: 0, activeDays: 3, lastActiveDay: 0 }, SECRET)}`,
  };
  const get = (path: string, headers: Record<string, string> = editor): Call => {
    cover(path);
    return () => ask(api, path, headers);
  };
  const search = (path: string, body: unknown): Call => {
    cover(path);
    return () => ask(api, path, editor, body);
  };
  // A new app each time, so that its caches are empty.
  const feed =
    (path: string): Call =>
    async () => {
      const answer = await createPages(deps, () => Promise.reject(new Error('No page is rendered here'))).request(path);
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
      return answer.text();
    };
  const ideas = (path: string): Call => {
    cover(path);
    return () => ask(createApp(deps, registerIdeas), path, editor);
  };
  const messageDone = async (round: number): Promise<string> => {
    const by = { uid: 'editor', displayName: 'The editor' };
    await setMessageStatus(db, 'm5', { status: round % 2 === 0 ? 'done' : 'read', by, now: deps.clock.now() });
    return ask(api, '/api/admin/messages/counts', editor);
  };
  const subscriptionEnded = async (round: number): Promise<string> => {
    const email = 'back-and-forth@example.org';
    const input = { id: subscriberId(email), now: deps.clock.now() };
    if (round % 2 === 0) {
      const letter = { to: [], message: { subject: '', text: '', html: '' }, headers: {}, createdAt: '' };
      await requestSubscription(db, { ...input, email, letter });
      await confirmSubscription(db, input);
    } else await unsubscribe(db, input);
    return ask(api, '/api/admin/subscribers/counts', editor);
  };
  const secondPage = (path: string): Call => {
    const first = get(path);
    let after: string | null = null;
    return async () => {
      // The first call, during warm-up, reads the cursor.
      after ??= (JSON.parse(String(await first(-1))) as { nextAfter: string }).nextAfter;
      return ask(api, `${path}&after=${encodeURIComponent(after)}`, editor);
    };
  };
  const film = filmOf(5);
  const comment = (index: number) => `c${index}`;
  const authors = Array.from({ length: 50 }, (_, index) => `author-${index}`).join(',');
  const calls: Record<string, Call> = {
    'floor: one document': () => db.collection('categories').doc('music').get(),
    'health, with a read': get('/api/health?deep=1', {}),
    home: page('/'),
    'home, by views': page('/?sort=popular'),
    'home, by trending': page('/?sort=trending'),
    'home, of a category': page('/?category=film-news'),
    'home, fifth page': page('/?page=5'),
    'home, a search': page(`/?search=${name}`),
    category: page('/category/film-news'),
    'category, by views': page('/category/film-news?sort=popular'),
    'category, by trending': page('/category/film-news?sort=trending'),
    'category, third page by trending': page('/category/film-news?sort=trending&page=3'),
    'reviews, by stars': page('/category/reviews?sort=stars'),
    'reviews, in Hindi by stars': page('/category/reviews?sort=stars&language=hi'),
    'article with few comments': page('/article/story-23'),
    'article with a tenth of all comments': page('/article/story-0'),
    'box office': page('/box-office'),
    'box office of a year': page('/box-office/2026'),
    'box-office records': page('/box-office/records'),
    'comparison of films': page(
      `/box-office/compare?films=${[1, 2, 3, 4].map((index) => filmOf(index).slug).join(',')}`,
    ),
    movie: page(`/${film.slug}`),
    'page of releases': page('/releases'),
    'page of releases, from a month on': page('/releases?month=2026-11'),
    'polls and predictions': page('/polls'),
    'a page of text': page('/about'),
    'load more of a list': get('/api/articles?limit=12&after=a000030'),
    'cards of a category by views': get('/api/articles?limit=12&categoryId=film-news&sort=views'),
    'cards of a category by trending': get('/api/articles?limit=12&categoryId=film-news&sort=trending'),
    'cards, trending': get('/api/articles/trending'),
    'one article': get('/api/articles/story-5', {}),
    'comments of it, later page': get(`/api/articles/a000000/comments?limit=20&after=${comment(253)}`),
    'reactions of it': get('/api/articles/a000000/reactions'),
    'related articles': get('/api/articles/a000000/related?limit=12'),
    categories: get('/api/categories'),
    'one category': get('/api/categories/film-news'),
    films: get('/api/box-office'),
    'one film': get('/api/box-office/f5'),
    'one film by its name': get(`/api/box-office/by-name/${encodeURIComponent(movieNameOf(film))}`),
    'films by release': get('/api/films?limit=12'),
    'films that run': get('/api/films?limit=12&status=running'),
    'one film with its facts': get('/api/films/f5'),
    'days of a film': get('/api/films/f5/days'),
    releases: get('/api/releases?from=2026-01-01'),
    'releases without a date': get('/api/releases?undated=true'),
    people: get('/api/people?limit=12'),
    'one person': get('/api/people/p5'),
    polls: get('/api/polls', reader),
    predictions: get('/api/predictions', reader),
    'what a reader did': get('/api/reader?items=article:a000000,article:a000001,poll:p1,prediction:q1,film:f5', reader),
    'numbers of the site': get('/api/analytics/stats'),
    search: get(`/api/search?q=${name}`),
    'search, a word of every article': get('/api/search?q=said'),
    '/rss.xml': feed('/rss.xml'),
    'feed of a film': feed(`/rss/films/${film.slug}.xml`),
    'feed of a category': feed('/rss/category/film-news.xml'),
    '/releases.ics': feed('/releases.ics'),
    '/sitemap.xml': feed('/sitemap.xml'),
    [MONTH]: feed('/sitemap-articles-2026-11.xml'),
    '/sitemap-pages.xml': feed('/sitemap-pages.xml'),
    '/sitemap-news.xml': feed('/sitemap-news.xml'),
    'desk: articles': get('/api/admin/articles?limit=50'),
    'desk: articles, drafts of a category': get('/api/admin/articles?limit=20&status=draft&categoryId=film-news'),
    'desk: articles, second page by views': secondPage('/api/admin/articles?limit=30&sort=views'),
    'desk: articles, a search': get(`/api/admin/articles?limit=50&q=${name}`),
    'desk: one article': get('/api/admin/articles/a000005'),
    'desk: revisions of it': get(`/api/admin/articles/${WRITTEN_ARTICLE}/revisions`),
    'desk: one revision': get(`/api/admin/articles/${WRITTEN_ARTICLE}/revisions/7`),
    'desk: proposals for it': get(`/api/admin/articles/${WRITTEN_ARTICLE}/proposals`),
    'desk: one proposal': get(`/api/admin/articles/${WRITTEN_ARTICLE}/proposals/${PROPOSAL_ID}`),
    'desk: its unfinished form': get(`/api/admin/working-copies/${WRITTEN_ARTICLE}`),
    'desk: unfinished articles': get('/api/admin/working-copies'),
    'desk: whom it is from': get(`/api/admin/articles/${WRITTEN_ARTICLE}/provenance`),
    'desk: ideas for a category': ideas('/api/admin/article-ideas/film-news'),
    'desk: tags suggested': get('/api/admin/tag-suggestions?q=ka'),
    'desk: authors and sources of articles': get('/api/admin/article-names'),
    'desk: categories': get('/api/admin/categories'),
    'desk: one film': get('/api/admin/box-office/f5'),
    'desk: history of a film': get('/api/admin/box-office/f5/history'),
    'desk: films': get('/api/admin/films'),
    'desk: films, those without a source': get('/api/admin/films?show=source'),
    'desk: films, platforms to check': get('/api/admin/films?show=platform'),
    'desk: films, a search': get('/api/admin/films?q=fi'),
    'desk: facts of a film': get('/api/admin/films/f5'),
    'desk: people': get('/api/admin/people?letter=p'),
    'desk: people without a picture': get('/api/admin/people?show=picture'),
    'desk: people, a search': get('/api/admin/people?q=pe'),
    'desk: one person by id': get('/api/admin/people/p5'),
    'desk: polls': get('/api/admin/polls'),
    'desk: predictions': get('/api/admin/predictions'),
    'desk: pending comments': get('/api/admin/comments?status=pending&limit=10'),
    'desk: approved comments': get('/api/admin/comments?status=approved&limit=50'),
    'desk: approved comments, later page': get(`/api/admin/comments?status=approved&limit=50&after=${comment(402)}`),
    'desk: reported comments': get('/api/admin/comments?status=reported&limit=10'),
    'desk: comments, words searched': get('/api/admin/comments?status=approved&limit=10&q=rare%20theatre'),
    'desk: approved comments, more of the list': search('/api/admin/comments/search', {
      list: 'approved',
      filter: {},
      after: comment(402),
    }),
    'desk: blocked authors': get('/api/admin/blocked-authors'),
    'desk: authors of comments': get(`/api/admin/comment-authors?ids=${authors}`),
    'desk: an author of comments': get(`/api/admin/comment-authors/author-${BUSY_AUTHOR}`),
    'desk: settings of moderation': get('/api/admin/moderation-settings'),
    'desk: log': get('/api/admin/moderation-log?limit=50'),
    'desk: inbox': get('/api/admin/messages?limit=30'),
    'desk: inbox, counts': get('/api/admin/messages/counts'),
    'desk: a message done, then its counts': messageDone,
    'desk: subscribers': get('/api/admin/subscribers?limit=50'),
    'desk: subscribers, searched': search('/api/admin/subscribers/search', { q: 'nobody@nowhere' }),
    'desk: subscribers, counts': get('/api/admin/subscribers/counts'),
    'desk: a subscription more or less, then their counts': subscriptionEnded,
    'desk: the next digest': get('/api/admin/digest/preview'),
    'desk: last digests': get('/api/admin/digests'),
    'desk: followers': get('/api/admin/followers'),
    'desk: who did what': get('/api/admin/log'),
    'desk: trash': get('/api/admin/trash'),
    'desk: numbers': get('/api/admin/stats'),
    'desk: numbers by day': get('/api/admin/daily-stats?days=50'),
    'desk: who is signed in': get('/api/admin/me'),
    'desk: staff': get('/api/admin/staff'),
    'desk: pictures': get('/api/admin/media'),
    'desk: sources': get('/api/admin/sources'),
    'desk: sources suggested': get('/api/admin/sources/suggestions'),
    'desk: how the sources are': get('/api/admin/scraping/status'),
    'desk: runs over the sources': get('/api/admin/scrape-jobs?limit=20'),
  };
  return { calls, pathsWithoutOperation: [...withoutOperation] };
}
