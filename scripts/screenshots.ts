import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import sharp from 'sharp';
import { chromiumArgs } from './lib/chromium-args.ts';
import { main, say, step } from './lib/console.ts';
import { findChromium } from './lib/find-chromium.ts';
import { root } from './lib/paths.ts';
import { runningSiteEnv } from './lib/running-site.ts';

/** The desk screens by the name of their screenshot. */
const screens: Record<string, string> = {
  'moderation-dashboard': deskPaths.moderation,
  'moderation-pending': deskPaths.pending,
  'moderation-approved': deskPaths.approved,
  'moderation-rejected': deskPaths.rejected,
  'moderation-reported': deskPaths.reported,
  'moderation-log': deskPaths.log,
  'moderation-settings': deskPaths.moderationSettings,
  dashboard: deskPaths.content,
  articles: deskPaths.articles,
  'article-new': deskPaths.newArticle,
  'box-office': deskPaths.boxOffice,
  'box-office-import': deskPaths.boxOfficeImport,
  films: deskPaths.films,
  people: deskPaths.people,
  scraping: deskPaths.scraping,
  polls: deskPaths.polls,
  predictions: deskPaths.predictions,
  inbox: deskPaths.inbox,
  subscribers: deskPaths.subscribers,
  digest: deskPaths.digest,
  categories: deskPaths.categories,
  pictures: deskPaths.pictures,
  trash: deskPaths.trash,
  staff: deskPaths.staff,
  followers: deskPaths.followers,
  activity: deskPaths.activity,
  'site-health': deskPaths.siteHealth,
};

/** Screens of a single item: each is opened by the first `link` of its `list`. */
const itemScreens = {
  article: { list: deskPaths.articles, link: 'main tbody a[href^="/admin/articles/"]' },
  'film-facts': { list: deskPaths.films, link: 'main tbody a[href^="/admin/films/"]' },
  film: { list: deskPaths.boxOffice, link: 'main a[href^="/admin/box-office/"]:not([href$="import"])' },
};

const views = [
  { width: 1280, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const;
const QUALITY = 60;
const QUIET_MS = 1500;
const folder = join(root, 'docs/screenshots/desks');

/**
 * `npm run screenshots`: takes screenshots of the desks for `docs/desks.md` on the running site
 * ('npm start' in another terminal), logged in as the demo's administrator. Each screen is taken
 * dark at 1280 pixels and light at 390 pixels; the files are
 * `docs/screenshots/desks/<name>-<width>.webp`.
 */
await main(async () => {
  const { SITE_URL: siteUrl } = await runningSiteEnv();
  mkdirSync(folder, { recursive: true });
  const executablePath = await findChromium({ forWhat: 'the screenshots', isShellEnough: true });
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    for (const view of views) await takeAll(browser, { ...view, siteUrl: siteUrl ?? '' });
  } finally {
    await browser.close();
  }
  say(`The pictures are in ${folder}.`);
});

type View = (typeof views)[number] & { siteUrl: string };

async function takeAll(browser: Browser, { width, height, colorScheme, siteUrl }: View): Promise<void> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height },
    colorScheme,
    locale: 'en-IN',
    isMobile: width < 600,
    hasTouch: width < 600,
  });
  const page = await context.newPage();
  const take = async (name: string) => {
    await settle(page);
    await sharp(await page.screenshot())
      .webp({ quality: QUALITY })
      .toFile(join(folder, `${name}-${width}.webp`));
    step(`${name}, ${width} px`);
  };
  await page.goto(deskPaths.content);
  await take('sign-in');
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password').fill('admin-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log in' }).waitFor({ state: 'detached' });
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(path);
    await take(name);
  }
  for (const [name, { list, link }] of Object.entries(itemScreens)) {
    await page.goto(list);
    await settle(page);
    await page.goto((await page.locator(link).first().getAttribute('href')) ?? list);
    await take(name);
  }
  await context.close();
}

/**
 * Waits until the screen shows its data, pictures and fonts, and its text has kept its length for
 * `QUIET_MS`. Most desks load their data after their script.
 */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction((quietMs) => {
    const isReady =
      document.querySelector('main h1') !== null &&
      document.querySelector('.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])') === null &&
      // A lazy picture far below the screen has no source yet.
      [...document.images].every(({ complete, currentSrc }) => complete || currentSrc === '') &&
      document.fonts.status === 'loaded';
    const size = document.body.innerText.length;
    const seen = window as { quiet?: { size: number; since: number } };
    if (!isReady || seen.quiet?.size !== size) seen.quiet = { size, since: performance.now() };
    return isReady && performance.now() - seen.quiet.since > quietMs;
  }, QUIET_MS);
}
