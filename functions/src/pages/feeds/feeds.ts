import type { Context, Hono } from 'hono';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import { ok } from '@first-show/domain/core/result';
import { CALENDAR_MONTHS_MAX, monthsOf } from '@first-show/domain/films/calendar';
import { releaseEntries, type ReleaseEntry } from '@first-show/domain/films/release-sections';
import type { SitemapRollup } from '@first-show/domain/rollups/rollups';
import { newestArticles, newestStories } from '../../features/articles/store/read-articles.ts';
import { readReleasesRows } from '../../lists/film-lists.ts';
import { readChart, readSidebar } from '../../lists/read-rollups.ts';
import { readSubjectSitemap, SUBJECT_SITEMAP_READS } from '../../lists/subject-sitemaps.ts';
import { cacheControl, FUNCTION_CACHE_SECONDS } from '../../platform/http/cache.ts';
import { siteOrigin } from '../../platform/http/origin.ts';
import { callerOf } from '../../platform/http/visitor.ts';
import { giveBackOnFailure, NO_READS, takeReads } from '../../platform/limits/read-budget.ts';
import { PAGE_DEADLINE_MS, within } from '../../platform/deadline.ts';
import type { Deps } from '../../platform/deps.ts';
import { createCache } from '../../platform/cache/cache.ts';
import type { SitemapUrl } from '../data/server-page.ts';
import { refuseText } from '../refuse-text.ts';
import { findFeed } from './find-feed.ts';
import { releasesIcs } from './releases-ics.ts';
import { rssXml } from './rss.ts';
import { serverPages } from '../data/server-pages.ts';
import { pageEntries } from './sitemap-pages.ts';
import { ENTRIES_PER_SITEMAP, newsSitemapXml, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const RSS_ITEMS = 50;
/** Maximum number of feeds and sitemaps that an instance caches. */
const FEEDS_KEPT = 50;
const NEWS_HOURS = 48;
const NEWS_MAX = 1000;
/** Maximum number of months that are read: fifty years. */
const MONTHS_MAX = 600;
/** The most reads that find a film or person by a former slug. */
const SLUG_READS = 4;
/** The roll-up with the categories. */
const SIDEBAR_READS = 1;

const NO_LISTS = { categories: [], films: [], people: [], years: [] } as const;

type Feed =
  { type: 'application/rss+xml' | 'application/xml' | 'text/calendar'; text: string } | { redirectTo: string } | null;

/**
 * Registers `/rss.xml` and the feeds of subjects (`/rss/…`), `/releases.ics`, and `/sitemap.xml`
 * with its parts (`/sitemap-….xml`).
 */
export function registerFeeds(app: Hono, deps: Deps): void {
  const cache = createCache<Feed>({
    maxEntries: FEEDS_KEPT,
    maxAgeMs: (feed) => keptSeconds(feed) * 1000,
    nowMs: () => deps.clock.now().getTime(),
    onStale: (key, cause) => deps.log.error('stale page served', cause, { path: new URL(key).pathname }),
  });
  /** `reads`: the most documents that `make` reads, for the read budget of the caller's network. */
  const serve = (path: string, reads: number, make: (siteUrl: string, path: string) => Promise<Feed>) =>
    app.get(path, async (c) => {
      const siteUrl = siteOrigin(c.req.raw, deps.config);
      const key = `${siteUrl}${c.req.path}`;
      const caller = callerOf(c.req.raw, deps);
      const taken = cache.isFresh(key) ? ok(NO_READS) : await takeReads(deps, { caller, reads });
      if (!taken.ok) return refuseText(c, taken.error);
      const load = () => within(PAGE_DEADLINE_MS, make(siteUrl, c.req.path));
      return answerFeed(c, await cache.get(key, () => giveBackOnFailure(taken.value, load)));
    });

  serve('/rss.xml', RSS_ITEMS + SIDEBAR_READS, async (siteUrl) => ({
    type: 'application/rss+xml',
    text: rssXml({
      siteUrl,
      articles: await newestStories(deps.db(), { limit: RSS_ITEMS }),
      categories: (await sidebarOf(deps)).categories,
    }),
  }));
  serve('/rss/:subject/:file', RSS_ITEMS + SIDEBAR_READS + SLUG_READS, (siteUrl, path) =>
    feedAbout(deps, siteUrl, path),
  );
  serve('/releases.ics', 2 * CALENDAR_MONTHS_MAX, async (siteUrl) => ({
    type: 'text/calendar',
    text: await releasesIcs(await calendarEntries(deps), siteUrl),
  }));
  serve('/sitemap.xml', NEWS_MAX + MONTHS_MAX + SIDEBAR_READS + 2 * SUBJECT_SITEMAP_READS, (siteUrl) =>
    wholeSitemap(deps, siteUrl),
  );
  serve('/sitemap-news.xml', NEWS_MAX, async (siteUrl) => ({
    type: 'application/xml',
    text: newsSitemapXml(siteUrl, await news(deps)),
  }));
  serve('/sitemap-pages.xml', SIDEBAR_READS, async (siteUrl) => ({
    type: 'application/xml',
    text: sitemapXml(siteUrl, (await fixedPages(deps)).pages),
  }));
  for (const [part, urls] of [
    ['films', filmUrls],
    ['people', personUrls],
  ] as const)
    serve(`/sitemap-${part}.xml`, SUBJECT_SITEMAP_READS, async (siteUrl) => ({
      type: 'application/xml',
      text: sitemapXml(siteUrl, await urls(deps)),
    }));
  serve('/:part{sitemap-articles-\\d{4}-\\d{2}\\.xml}', 1, (siteUrl, path) => monthSitemap(deps, siteUrl, path));
}

/** A redirect is not cached, because the film or person may be renamed back. */
function keptSeconds(feed: Feed): number {
  if (feed === null) return FUNCTION_CACHE_SECONDS.notFound;
  return 'redirectTo' in feed ? 0 : FUNCTION_CACHE_SECONDS.found;
}

function answerFeed(c: Context, feed: Feed): Response {
  if (feed === null) {
    c.header('Cache-Control', cacheControl.notFound);
    return c.text('Not found', 404);
  }
  if ('redirectTo' in feed) {
    c.header('Cache-Control', cacheControl.live);
    return c.redirect(feed.redirectTo, 301);
  }
  c.header('Cache-Control', cacheControl.public);
  c.header('Content-Type', `${feed.type}; charset=UTF-8`);
  return c.body(feed.text);
}

const sidebarOf = (deps: Deps) => readSidebar(deps.db());

const filmUrls = async (deps: Deps): Promise<SitemapUrl[]> =>
  serverPages.movie.sitemapUrls({ ...NO_LISTS, films: await readSubjectSitemap(deps.db(), 'films') });
const personUrls = async (deps: Deps): Promise<SitemapUrl[]> =>
  serverPages.person.sitemapUrls({ ...NO_LISTS, people: await readSubjectSitemap(deps.db(), 'people') });

/** The feed of the stories about a category, film or person. */
async function feedAbout(deps: Deps, siteUrl: string, path: string): Promise<Feed> {
  const { categories } = await sidebarOf(deps);
  const found = await findFeed(deps.db(), path, categories);
  if (found === null || 'redirectTo' in found) return found;
  const { about, channel } = found;
  const articles = await newestStories(deps.db(), { limit: RSS_ITEMS, about });
  return { type: 'application/rss+xml', text: rssXml({ siteUrl, articles, categories, channel }) };
}

/** The releases from last month on. */
async function calendarEntries(deps: Deps): Promise<ReleaseEntry[]> {
  const today = indianDay(deps.clock.now().toISOString());
  const months = monthsOf(plusDays(today, -30), undefined);
  const rows = await Promise.all(months.map((month) => readReleasesRows(deps.db(), month)));
  return releaseEntries(rows.flat(), { kind: null, language: null, today });
}

/** The articles of the last 48 hours; search engines do not accept older ones as news. */
function news(deps: Deps): Promise<ArticleCard[]> {
  const since = new Date(deps.clock.now().getTime() - NEWS_HOURS * 3_600_000).toISOString();
  return newestArticles(deps.db(), { limit: NEWS_MAX, since });
}

/** The pages without articles, films and people, and the number of articles. */
async function fixedPages(deps: Deps): Promise<{ pages: SitemapUrl[]; articles: number }> {
  const [{ categories }, chart] = await Promise.all([sidebarOf(deps), readChart(deps.db())]);
  const years = chart.flatMap(({ releaseDate, rank }) => (rank === null ? [] : (releaseDate?.slice(0, 4) ?? [])));
  return {
    pages: pageEntries({ ...NO_LISTS, categories, years: [...new Set(years)].sort().reverse() }),
    articles: categories.reduce((sum, { articleCount }) => sum + articleCount, 0),
  };
}

/**
 * The sitemap roll-ups of all months, newest first, without their entries unless `withEntries`. One
 * read per month, whatever the size of the archive.
 */
async function months(deps: Deps, { withEntries }: { withEntries: boolean }): Promise<SitemapRollup[]> {
  // Only sitemap roll-ups have a `month`.
  const all = deps.db().collection(collections.rollups).orderBy('month', 'desc').limit(MONTHS_MAX);
  return (await (withEntries ? all : all.select('month')).get()).docs.map((doc) => doc.data() as SitemapRollup);
}

const articleUrls = (month: SitemapRollup): SitemapUrl[] =>
  Object.values(month.entries).map((entry) => ({
    path: `/article/${encodeURIComponent(entry.slug)}`,
    updatedAt: entry.updatedAt,
  }));

/**
 * One sitemap of everything while the site is small; otherwise an index of the pages, the films,
 * the people, the news and every month.
 */
async function wholeSitemap(deps: Deps, siteUrl: string): Promise<Feed> {
  const { pages, articles } = await fixedPages(deps);
  // Decide by the number of articles, because the entries of a large archive are ten megabytes, and
  // the index does not need them.
  if (pages.length + articles > ENTRIES_PER_SITEMAP) return sitemapIndex(deps, siteUrl);
  const [films, people] = await Promise.all([filmUrls(deps), personUrls(deps)]);
  if (pages.length + articles + films.length + people.length > ENTRIES_PER_SITEMAP) return sitemapIndex(deps, siteUrl);
  const [allMonths, fresh] = await Promise.all([months(deps, { withEntries: true }), news(deps)]);
  const urls = [...pages, ...films, ...people, ...allMonths.flatMap(articleUrls)];
  return { type: 'application/xml', text: sitemapXml(siteUrl, urls, fresh) };
}

async function sitemapIndex(deps: Deps, siteUrl: string): Promise<Feed> {
  const listed = await months(deps, { withEntries: false });
  const parts = ['pages', 'films', 'people', 'news', ...listed.map(({ month }) => `articles-${month}`)];
  return { type: 'application/xml', text: sitemapIndexXml(siteUrl, parts) };
}

async function monthSitemap(deps: Deps, siteUrl: string, path: string): Promise<Feed> {
  const month = /(\d{4}-\d{2})\.xml$/.exec(path)?.[1] ?? '';
  const found = (await deps.db().collection(collections.rollups).doc(rollupIds.sitemap(month)).get()).data() as
    SitemapRollup | undefined;
  return found === undefined ? null : { type: 'application/xml', text: sitemapXml(siteUrl, articleUrls(found)) };
}
