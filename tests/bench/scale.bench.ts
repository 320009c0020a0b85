import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';
import { searchForDesk } from '../../functions/src/features/search/search.ts';
import { refreshCommentStats } from '../../functions/src/lib/comment-totals.ts';
import { createApp } from '../../functions/src/http/app.ts';
import type { ApiApp } from '../../functions/src/http/endpoint.ts';
import { registerAll } from '../../functions/src/http/router.ts';
import type { Deps } from '../../functions/src/lib/deps.ts';
import { randomId } from '../../functions/src/lib/ids.ts';
import { silentLogger } from '../../functions/src/lib/logger.ts';
import { createPages } from '../../functions/src/render/page.ts';
import { loadPageData } from '../../functions/src/render/page-data.ts';
import { articleOfComment, BUSY_AUTHOR, filmOf, NOW } from './lib/archive.ts';
import { openArchives, type Archive } from './lib/archive-process.ts';
import type { Bench, Figure } from './lib/bench.ts';
import { EDITOR_UID } from './lib/fill-archive.ts';
import { percentile } from './lib/load.ts';

const SMALL = { articles: 100, comments: 1_000 } as const;
const LARGE = { articles: 100_000, comments: 1_000_000 } as const;
/** More where a call is quick: the shorter, the louder whatever else the machine does. */
const ROUNDS = { least: 41, most: 201, budgetMs: 2_500 } as const;
const RATIO_MAX = 1.1;

/**
 * Every page and list by the code that answers it, past every cache, on archives of two sizes in turn. Both are asked for the same place of
 * the same list; where the smaller one ends before, it has less to read. A sitemap of up to 10,000 addresses is one file, above it is an
 * index of files by month: both are measured, a month by the address. What is searched for is a name that both archives know as often: a
 * larger one has more names, and some of them sound alike (`-- search` says what that costs). `--articles <number>` and `--comments <number>`
 * make the large one smaller, `--only <text>` leaves out the rows without it.
 */
export const bench: Bench = {
  summary: `every page and list with ${number(SMALL.articles)} and with ${number(LARGE.articles)} articles and ${number(LARGE.comments)} comments: p50 and their ratio`,
  needs: 'nothing',
  async run({ step, args }) {
    const asked = (name: string, otherwise: number) => (args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise);
    const [articles, comments] = [asked('--articles', LARGE.articles), asked('--comments', LARGE.comments)];
    step(`Filling in ${number(articles)} articles and ${number(comments)} comments …`);
    const sizes = {
      small: { ...SMALL, messages: 100, subscribers: 100, parts: 'all' },
      large: { articles, comments, messages: 5_000, subscribers: 20_000, parts: 'all' },
    } as const;
    const { archives, close } = await openArchives(sizes, { indexFile: join(root, 'firestore.indexes.json'), onFilled: (name, { seconds, memoryMb }) => step(`The ${name} one is there after ${seconds.toFixed(0)} s, ${(memoryMb / 1000).toFixed(1)} GB`) });
    try {
      const name = await nameInBoth(archives);
      const small = openSide(archives.small, { articles: SMALL.articles, comments: SMALL.comments, name });
      const large = openSide(archives.large, { articles, comments, name });
      const rows: Row[] = [];
      const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '') : '';
      for (const what of Object.keys(small.calls).filter((row) => row.includes(only))) {
        step(what);
        rows.push(await measure(what, { small, large }));
      }
      return figuresOf(rows, { articles, comments });
    } finally {
      await close();
    }
  },
};

const MONTH = '/sitemap-articles-2026-11.xml, for 100 addresses';
type Call = (round: number) => Promise<unknown>;
type Side = { archive: Archive; calls: Record<string, Call> };
type Cost = { p50: number; documents: number; entries: number };
/** A part of the sitemap holds the articles of a month, ten times as many in a site that has gone on for years: a crawler waits by the address. */
const PER_ADDRESSES = 100;
const addressesOf = (sitemap: string): number => sitemap.split('<loc>').length - 1;

type Row = { what: string; small: Cost; large: Cost; ratio: number };

const depsOf = (archive: Archive): Deps => ({
  db: () => archive.db,
  // Stands still: roll-ups stay fresh, and the pages' caches are cleared by asking anew.
  clock: { now: () => NOW },
  randomId,
  log: { ...silentLogger, error: (event, cause) => process.stderr.write(`${event}: ${String(cause)}\n`) },
  config: { siteUrl: 'http://site.test', isDemo: false, emulatorOrigins: [], feedHosts: [], version: 'bench', rateLimitScale: 1_000_000, signingSecret: 'of these measurements', checksAnswers: false },
  verifyIdToken: () => Promise.resolve({ uid: EDITOR_UID, role: 'admin' }),
});

const NAMES_TRIED = 12;

/** A name of a film that a search finds as often in one archive as in the other: the answers are of one length. */
async function nameInBoth({ small, large }: { small: Archive; large: Archive }): Promise<string> {
  for (let index = 3; index < NAMES_TRIED; index += 1) {
    for (const { latin } of filmOf(index).words) {
      const [few, many] = await Promise.all([small, large].map(async ({ db }) => (await searchForDesk(db, latin)).length));
      if (few === many) return latin;
    }
  }
  throw new Error('No name is found as often in both archives.');
}

/** What is measured. Where a list goes on, the place is as far behind in both archives as the smaller one allows. */
function openSide(archive: Archive, size: { articles: number; comments: number; name: string }): Side {
  const deps = depsOf(archive);
  const page = (path: string): Call => async () => {
    const data = await loadPageData(deps, path);
    if ('redirectTo' in data || data.status !== 200) throw new Error(`${path} is not a page: ${JSON.stringify(data).slice(0, 200)}`);
  };
  const api: ApiApp = createApp(deps, registerAll);
  const get = (path: string): Call => async () => {
    const answer = await api.request(path, { headers: { authorization: 'Bearer editor' } });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} is answered ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  };
  // An app of its own each time: its caches are empty.
  const feed = (path: string): Call => async () => {
    const answer = await createPages(deps, () => Promise.reject(new Error('No page is rendered here'))).app.request(path);
    if (answer.status !== 200) throw new Error(`${path} is answered ${answer.status}`);
    return answer.text();
  };
  const film = filmOf(5);
  const quiet = articleOfComment(17, size.articles);
  const comment = (index: number) => `c${index}`;
  return {
    archive,
    calls: {
      'floor: one document': () => archive.db.collection('categories').doc('music').get(),
      'home': page('/'),
      'home, by views': page('/?sort=popular'),
      'home, fifth page': page('/?page=5'),
      'home, a search': page(`/?search=${size.name}`),
      'category': page('/category/film-news'),
      'category, third page by trending': page('/category/film-news?sort=trending&page=3'),
      'load more of a list': get('/api/articles?limit=12&after=a000030'),
      'article with few comments': page(`/article/story-${quiet === 49 ? 17 : quiet}`),
      'article with a tenth of all comments': page('/article/story-0'),
      'comments of it, later page': get(`/api/articles/a000000/comments?limit=20&after=${comment(253)}`),
      'related articles': get('/api/articles/a000000/related?limit=12'),
      'box office': page('/box-office'),
      'movie': page(`/${film.slug}`),
      'polls and predictions': page('/polls'),
      'search': get(`/api/search?q=${size.name}`),
      'search, a word of every article': get('/api/search?q=said'),
      '/rss.xml': feed('/rss.xml'),
      '/sitemap.xml': feed('/sitemap.xml'),
      [MONTH]: feed('/sitemap-articles-2026-11.xml'),
      '/sitemap-pages.xml': feed('/sitemap-pages.xml'),
      '/sitemap-news.xml': feed('/sitemap-news.xml'),
      'desk: articles': get('/api/admin/articles?limit=50'),
      'desk: articles, drafts of a category': get('/api/admin/articles?limit=20&status=draft&categoryId=film-news'),
      'desk: articles, second page by views': get('/api/admin/articles?limit=30&sort=views&after=a000040'),
      'desk: articles, a search': get(`/api/admin/articles?limit=50&q=${size.name}`),
      'desk: one article': get('/api/admin/articles/a000005'),
      'desk: categories': get('/api/admin/categories'),
      'desk: pending comments': get('/api/admin/comments?status=pending&limit=10'),
      'desk: approved comments': get('/api/admin/comments?status=approved&limit=50'),
      'desk: approved comments, later page': get(`/api/admin/comments?status=approved&limit=50&after=${comment(402)}`),
      'desk: reported comments': get('/api/admin/comments?status=reported&limit=10'),
      'desk: comments, words searched': get('/api/admin/comments?status=approved&limit=10&q=rare%20theatre'),
      'desk: an author of comments': get(`/api/admin/comment-authors/author-${BUSY_AUTHOR}`),
      'desk: log': get('/api/admin/moderation-log?limit=50'),
      'desk: inbox': get('/api/admin/messages?limit=30'),
      'desk: subscribers': get('/api/admin/subscribers?limit=50'),
      'desk: numbers': async (round) => {
        // An open desk gives signs of life, which keep the numbers; those of the comments follow each of them by a trigger.
        if (round < 0) await refreshCommentStats(archive.db);
        if (round < 0) await api.request('/api/admin/presence', { method: 'POST', headers: { authorization: 'Bearer editor', 'content-type': 'application/json' }, body: JSON.stringify({ target: null }) });
        return get('/api/admin/stats')(round);
      },
      'desk: tags suggested': get('/api/admin/tag-suggestions?q=ka'),
    },
  };
}

async function measure(what: string, sides: { small: Side; large: Side }): Promise<Row> {
  const times = { small: [] as number[], large: [] as number[] };
  const reads = { small: { documents: 0, entries: 0 }, large: { documents: 0, entries: 0 } };
  for (const size of ['small', 'large'] as const) {
    const { archive, calls } = sides[size];
    // Warms up: roll-ups that nobody has read are built, indexes of the store are made.
    await calls[what]?.(-1);
    await calls[what]?.(-1);
    const before = await archive.reads();
    await calls[what]?.(0);
    const after = await archive.reads();
    reads[size] = { documents: after.documentsRead - before.documentsRead, entries: after.entriesRead - before.entriesRead };
  }
  const began = performance.now();
  for (let round = 0; round < ROUNDS.most && (round < ROUNDS.least || performance.now() - began < ROUNDS.budgetMs); round += 1) {
    // In turn, and who is first changes: whatever else the machine does meets both.
    for (const size of round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
      const begun = performance.now();
      const answer = await sides[size].calls[what]?.(round);
      const share = what === MONTH ? addressesOf(String(answer)) / PER_ADDRESSES : 1;
      times[size].push((performance.now() - begun) / share);
    }
  }
  const cost = (size: 'small' | 'large'): Cost => ({ p50: percentile(times[size].sort((a, b) => a - b), 0.5), ...reads[size] });
  const [small, large] = [cost('small'), cost('large')];
  return { what, small, large, ratio: large.p50 / small.p50 };
}

function figuresOf(rows: readonly Row[], large: { articles: number; comments: number }): Figure[] {
  const shown = ({ p50, documents, entries }: Cost) => `${p50.toFixed(1)} ms (${documents} documents, ${entries} entries)`;
  return [
    { what: 'articles in the large archive', measured: number(large.articles), goal: number(LARGE.articles), isMet: large.articles >= LARGE.articles },
    { what: 'comments in the large archive', measured: number(large.comments), goal: number(LARGE.comments), isMet: large.comments >= LARGE.comments },
    ...rows.map(({ what, small, large, ratio }): Figure => {
      const isFloor = what.startsWith('floor');
      return {
        what,
        measured: `${shown(small)} → ${shown(large)}: ${ratio.toFixed(2)}`,
        ...(isFloor ? {} : { goal: `at most ${RATIO_MAX}`, isMet: ratio <= RATIO_MAX }),
      };
    }),
  ];
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
