import { cpus, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs } from '../../scripts/lib/chromium-args.ts';
import { CommandError } from '../../scripts/lib/console.ts';
import { findChromium } from '../../scripts/lib/find-chromium.ts';
import { otherCheckout, startOtherSite } from '../../scripts/lib/other-site.ts';
import { anyPort } from '../../scripts/lib/ports.ts';
import { androidFonts } from './lib/android-fonts.ts';
import type { Bench, Figure } from './lib/bench.ts';
import { compareBuilds, headlineDelayMs, partsOf } from './lib/beside.ts';
import { middle } from './lib/compare.ts';
import type { Interaction } from './lib/interactions.ts';
import { type GivenOptions, countOf } from './lib/options.ts';
import { pictureBytes, requestCount, scriptBytes, scriptCount } from './lib/page-bytes.ts';
import { paint, type Paint } from './lib/paint.ts';
import { ARTICLE, FILM, PERSON, phone } from './lib/phone.ts';
import { publishPhotoArticle } from './lib/photo-article.ts';
import { measureInteractions } from './lib/presses.ts';
import { slowShifts, systemFonts } from './lib/slow-shift.ts';
import { plainArticle, serveStatic, staticPage } from './lib/static-page.ts';
import { leastDisturbed, needsMore, type WithStolenTime, measureStolenTime } from './lib/stolen.ts';
import { type TracedVisit, tracedVisit } from './lib/traced-visit.ts';

const ROUNDS = 3;
/**
 * The maximum number of rounds. If the host takes processor time away, more rounds than `ROUNDS`
 * are made, and the least disturbed ones count.
 */
const ROUNDS_MAX = 5;
const RATIO_MAX = 0.8;
const ARTICLE_LCP_MAX_MS = 1_000;
const HOME_LCP_MAX_MS = 1_200;
/**
 * Goals for blocked time by processor slowdown: 4 is Lighthouse's phone, 8 is a phone of half that
 * speed.
 */
const BLOCKED_MAX_MS = { 4: 50, 8: 250 } as const;
const INTERACTION_MAX_MS = { 4: 200, 8: 300 } as const;
const SCRIPT_TASK_MAX_MS = 100;
const HEADLINE_MAX_MS = 1_000;
const SCRIPT_MAX_KB = 180;
const REQUESTS_MAX = { article: 20, home: 25 } as const;
const SCRIPTS_MAX = 6;
/** Pages whose scripts are counted. */
const SCRIPT_PAGES = [ARTICLE, '/', FILM, PERSON, '/releases', '/box-office/records'];
const PICTURES_MAX_KB = 250;
const SHIFT_MAX = 0.001;
/** Goals by the visitor's system fonts. */
const SLOW_SHIFT_MAX = { known: 0.001, android: 0.001, unknown: 0.05 } as const;
const BESIDE_VISITS = 6;

const findBrowser = () => findChromium({ forWhat: "the measurement 'web'", isShellEnough: false });

export const bench: Bench = {
  summary:
    'paint, blocked time, shifts and interactions on a throttled phone, script and picture bytes; beside a static page of the same article',
  needs: 'site',
  options: { beside: 'string', visits: 'string', only: 'string' },
  prepare: async (given) => {
    besideOf(given);
    await findBrowser();
  },
  async run({ siteUrl, given, step }) {
    process.on('unhandledRejection', ignoreClosedSession);
    const port = await anyPort();
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...chromiumArgs, `--remote-debugging-port=${port}`],
    });
    try {
      const beside = besideOf(given);
      return await (beside === null
        ? againstGoals({ browser, port, siteUrl, step })
        : againstBuild({ browser, siteUrl, beside, step }));
    } finally {
      await browser.close();
      process.off('unhandledRejection', ignoreClosedSession);
    }
  },
};

/**
 * Ignores one kind of rejection. When the time of a visit is over, Lighthouse may still wait for an
 * answer of the page, and it does not catch the failure of this call. The result does not need the
 * answer.
 */
function ignoreClosedSession(reason: unknown): void {
  if (!(reason instanceof Error && reason.message.includes('Session closed'))) throw reason;
}

type Beside = { folder: string; visits: number; parts: ReturnType<typeof partsOf> };

/**
 * The options of `--beside`; null without it. Throws `CommandError` if an option is invalid, or is
 * given without the `--beside` that it needs.
 */
function besideOf(given: GivenOptions): Beside | null {
  const { beside, only } = given;
  if (typeof beside !== 'string') {
    for (const option of ['visits', 'only'])
      if (given[option] !== undefined) throw new CommandError(`--${option} goes with --beside <folder>.`);
    return null;
  }
  return {
    folder: otherCheckout(beside),
    visits: countOf(given, 'visits', BESIDE_VISITS),
    parts: partsOf(typeof only === 'string' ? only : undefined),
  };
}

type Step = (text: string) => void;
/** The browser with its debugging port, and the site to measure. */
type Measured = { browser: Browser; port: number; siteUrl: string; step: Step };

async function againstBuild({
  browser,
  siteUrl,
  beside: { folder, visits, parts },
  step,
}: {
  browser: Browser;
  siteUrl: string;
  beside: Beside;
  step: Step;
}): Promise<string> {
  step(`Building and starting ${folder} …`);
  const other = await startOtherSite(folder);
  try {
    return await compareBuilds(browser, { origins: { here: siteUrl, beside: other.siteUrl }, visits, parts, step });
  } finally {
    await other.stop();
  }
}

async function againstGoals({ browser, port, siteUrl, step }: Measured): Promise<Figure[]> {
  const prime = (url: string) => fetch(url).then((answer) => answer.text());
  const floorPage = await serveStatic(staticPage(plainArticle(await prime(siteUrl + ARTICLE))), siteUrl);
  try {
    const [busy = 0] = loadavg();
    const addresses = { floor: floorPage.url, article: siteUrl + ARTICLE, home: `${siteUrl}/` };
    const visitRounds = async <Name extends keyof typeof addresses, T>(
      what: string,
      names: readonly Name[],
      visit: (url: string) => Promise<T>,
    ): Promise<Record<Name, WithStolenTime<T>[]>> => {
      const taken = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, WithStolenTime<T>[]>;
      for (let round = 1; isDue(round, Object.values(taken)); round += 1) {
        step(`${what}, round ${round} …`);
        for (const name of names) {
          // Put the page into the function's cache, as in a CDN, so that the visit measures only
          // network and page, not the rendering.
          await prime(addresses[name]);
          taken[name].push(await measureStolenTime(() => visit(addresses[name])));
        }
      }
      return taken;
    };
    const pages = ['article', 'home'] as const;
    const visits = await visitRounds('Paint', ['floor', ...pages], (url) => paintTwice(url, port, 4));
    const slower = await visitRounds('Paint at 8 ×', pages, (url) => paintTwice(url, port, 8));
    const headlines = await visitRounds('Headline', pages, (url) => tracedVisit(browser, { url, slowdown: 4 }));
    const presses: Record<Slowdown, WithStolenTime<Interaction[]>[]> = { 4: [], 8: [] };
    for (const slowdown of [4, 8] as const)
      for (let round = 1; isDue(round, [presses[slowdown]]); round += 1) {
        step(`Interactions at ${slowdown} ×, round ${round} …`);
        presses[slowdown].push(await measureStolenTime(() => measureInteractions(browser, { siteUrl, slowdown })));
      }
    const kept: Paints = { floor: keptOf(visits.floor), article: keptOf(visits.article), home: keptOf(visits.home) };
    step('Script and pictures …');
    const script = await scriptBytes(browser, siteUrl);
    const scriptCounts = await Promise.all(SCRIPT_PAGES.map((path) => scriptCount(siteUrl + path)));
    const requests = {
      article: await requestCount(browser, addresses.article),
      home: await requestCount(browser, addresses.home),
    };
    const pictures = await pictureBytes(browser, `${siteUrl}/`);
    step('Shifts on a slow line …');
    const shifts = {
      known: await slowShifts(browser, siteUrl, 'known'),
      android: await shiftsOnAndroid(siteUrl),
      unknown: await slowShifts(browser, siteUrl, 'unknown'),
    };
    const photo = await visitPhotoArticle({ browser, port, siteUrl, step });
    const stolen = {
      ...visits,
      'article with a photo': photo.visits,
      'article at 8 ×': slower.article,
      'home at 8 ×': slower.home,
      'article, headline': headlines.article,
      'home, headline': headlines.home,
      interactions: presses[4],
      'interactions at 8 ×': presses[8],
    };
    return [
      ...paintFigures(kept),
      ...pages.flatMap((name) => workFigures(name, { paints: kept, slower: keptOf(slower[name]) })),
      ...pages.map((name) => headlineFigure(name, keptOf(headlines[name]))),
      ...pages.map((name) =>
        shiftFigure(
          `layout shift, ${name}, worst of all ${visits[name].length} visits`,
          Math.max(...visits[name].map(({ value: { shift } }) => shift)),
          SHIFT_MAX,
        ),
      ),
      ...systemFonts.map((fonts) =>
        shiftFigure(
          `layout shift on a slow line, ${fonts} system fonts, worst of ${shifts[fonts].length} (${shifts[fonts][0]?.where ?? ''})`,
          shifts[fonts][0]?.shift ?? 0,
          SLOW_SHIFT_MAX[fonts],
        ),
      ),
      ...([4, 8] as const).flatMap((slowdown) => interactionFigures(keptOf(presses[slowdown]).flat(), slowdown)),
      {
        what: 'script before menu, share and reactions respond, the toast included',
        measured: `${kb(script.bytes)} KB in ${script.files} files (as brotli, level 11)`,
        goal: `${SCRIPT_MAX_KB} KB`,
        isMet: script.bytes <= SCRIPT_MAX_KB * 1000,
      },
      {
        what: 'scripts before a page is hydrated: article, home, film, person, releases, records',
        measured: scriptCounts.join(', '),
        goal: `${SCRIPTS_MAX}`,
        isMet: scriptCounts.every((count) => count <= SCRIPTS_MAX),
      },
      ...pages.map((name) => ({
        what: `requests of a first visit, ${name}`,
        measured: `${requests[name]}`,
        goal: `${REQUESTS_MAX[name]}`,
        isMet: requests[name] <= REQUESTS_MAX[name],
      })),
      {
        what: `pictures of the home page's first screen, ${phone.viewport.width} × ${phone.viewport.height} at ${phone.deviceScaleFactor} ×`,
        measured: `${kb(pictures.firstScreen)} KB`,
        goal: `${PICTURES_MAX_KB} KB`,
        isMet: pictures.firstScreen <= PICTURES_MAX_KB * 1000,
      },
      ...photoFigures(photo),
      { what: 'all pictures that come before scrolling', measured: `${kb(pictures.all)} KB` },
      { what: 'cores here, and processes that wanted one', measured: `${cpus().length}, ${busy.toFixed(1)}` },
      ...Object.entries(stolen).map(([name, all]) => stolenFigure(name, all)),
      {
        what: "the processor's index by Lighthouse, before it is slowed down",
        measured: middle(kept.floor.map(({ benchmarkIndex }) => benchmarkIndex)).toFixed(0),
      },
    ];
  } finally {
    floorPage.close();
  }
}

async function shiftsOnAndroid(siteUrl: string): Promise<Awaited<ReturnType<typeof slowShifts>>> {
  const fonts = await androidFonts();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...chromiumArgs],
    env: { ...process.env, ...fonts.env },
  });
  try {
    return await slowShifts(browser, siteUrl, 'android');
  } finally {
    await browser.close();
    await fonts.remove();
  }
}

type PhotoVisits = { visits: WithStolenTime<Paint>[]; firstScreenBytes: number };

/**
 * Measures an article with an uploaded photo and the text of the other measured article. Run this
 * function last, because the story is on the home page while it exists.
 */
async function visitPhotoArticle({ browser, port, siteUrl, step }: Measured): Promise<PhotoVisits> {
  step('Uploading a photo of 12 megapixels …');
  const { path, remove } = await publishPhotoArticle(siteUrl);
  try {
    const url = siteUrl + path;
    const visits: WithStolenTime<Paint>[] = [];
    for (let round = 1; isDue(round, [visits]); round += 1) {
      step(`Paint with a photo, round ${round} …`);
      await fetch(url).then((answer) => answer.text());
      visits.push(await measureStolenTime(() => paintTwice(url, port, 4)));
    }
    return { visits, firstScreenBytes: (await pictureBytes(browser, url)).firstScreen };
  } finally {
    await remove();
  }
}

function photoFigures({ visits, firstScreenBytes }: PhotoVisits): Figure[] {
  const kept = keptOf(visits);
  const lcpMs = middle(kept.map(lcpOf));
  const blockedMs = middle(kept.map((run) => run.blockedMs));
  return [
    {
      what: `LCP of the article with a photo of 12 megapixels (${elementOf(kept)})`,
      measured: `${seconds(lcpMs)} (${kept.map((run) => (lcpOf(run) / 1000).toFixed(2)).join(', ')})`,
      goal: seconds(ARTICLE_LCP_MAX_MS),
      isMet: lcpMs <= ARTICLE_LCP_MAX_MS,
    },
    {
      what: 'blocked time at 4 ×, article with a photo',
      measured: milliseconds(blockedMs),
      goal: milliseconds(BLOCKED_MAX_MS[4]),
      isMet: blockedMs <= BLOCKED_MAX_MS[4],
    },
    shiftFigure(
      `layout shift, article with a photo, worst of all ${visits.length} visits`,
      Math.max(...visits.map(({ value: { shift } }) => shift)),
      SHIFT_MAX,
    ),
    {
      what: 'pictures of the first screen, article with a photo',
      measured: `${kb(firstScreenBytes)} KB`,
      goal: `${PICTURES_MAX_KB} KB`,
      isMet: firstScreenBytes <= PICTURES_MAX_KB * 1000,
    },
  ];
}

type Slowdown = 4 | 8;

/**
 * Measures a paint, and tries once more if that fails. On a busy machine Lighthouse sometimes
 * records no paint, which says nothing about the page.
 */
const paintTwice = (url: string, port: number, slowdown: Slowdown): Promise<Paint> =>
  paint(url, { port, slowdown }).catch(() => paint(url, { port, slowdown }));

type Paints = Record<'floor' | 'article' | 'home', Paint[]>;

const keptOf = <T>(all: readonly WithStolenTime<T>[]): T[] => leastDisturbed(all, ROUNDS).map(({ value }) => value);

/**
 * Reports the steal time of each round, and warns if even the least disturbed rounds were
 * disturbed.
 */
function stolenFigure(name: string, all: readonly WithStolenTime<unknown>[]): Figure {
  const percents = (some: readonly WithStolenTime<unknown>[]) =>
    some.map(({ stolen }) => `${Math.round(stolen * 100)} %`).join(', ');
  const kept = leastDisturbed(all, ROUNDS);
  return {
    what: `taken by the host meanwhile, ${name}`,
    measured:
      `${percents(kept)} (the ${kept.length} of ${all.length} rounds that count; all: ${percents(all)})` +
      (needsMore(all, ROUNDS) ? '; disturbed: measure again' : ''),
  };
}

const isDue = (round: number, measured: readonly (readonly WithStolenTime<unknown>[])[]): boolean =>
  round <= ROUNDS || (round <= ROUNDS_MAX && measured.some((all) => needsMore(all, ROUNDS)));

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;

function paintFigures({ floor, article, home }: Paints): Figure[] {
  const of = (runs: readonly Paint[], read: (run: Paint) => number) => middle(runs.map(read));
  const all = (runs: readonly Paint[]) => runs.map(({ lcpMs }) => (lcpMs / 1000).toFixed(2)).join(', ');
  const lcp = { floor: of(floor, lcpOf), article: of(article, lcpOf), home: of(home, lcpOf) };
  const ratio = lcp.article / lcp.floor;
  const shown = (runs: readonly Paint[]) =>
    `${seconds(of(runs, lcpOf))} (${all(runs)}; first paint ${seconds(of(runs, ({ fcpMs }) => fcpMs))})`;
  return [
    { what: `floor: LCP of a static page of the article (${elementOf(floor)})`, measured: shown(floor) },
    {
      what: `LCP of the article (${elementOf(article)})`,
      measured: shown(article),
      goal: seconds(ARTICLE_LCP_MAX_MS),
      isMet: lcp.article <= ARTICLE_LCP_MAX_MS,
    },
    {
      what: 'LCP of the article, by the floor',
      measured: `${ratio.toFixed(2)} ×`,
      goal: `${RATIO_MAX} ×`,
      isMet: ratio <= RATIO_MAX,
    },
    {
      what: `LCP of the home page (${elementOf(home)})`,
      measured: shown(home),
      goal: seconds(HOME_LCP_MAX_MS),
      isMet: lcp.home <= HOME_LCP_MAX_MS,
    },
  ];
}

/** The causes of delay: files loaded before the first paint, and tasks after it. */
function workFigures(name: 'article' | 'home', { paints, slower }: { paints: Paints; slower: Paint[] }): Figure[] {
  const runs = paints[name];
  const blocking = Math.max(...runs.map(({ blockingFiles }) => blockingFiles));
  const longest = middle(runs.map(({ longestScriptMs }) => longestScriptMs));
  const blocked = { 4: runs, 8: slower } as const;
  const floor = middle(paints.floor.map(({ blockedMs }) => blockedMs));
  return [
    ...([4, 8] as const).map((slowdown): Figure => {
      const times = blocked[slowdown].map(({ blockedMs }) => blockedMs);
      const beside = slowdown === 4 ? ` (floor ${milliseconds(floor)})` : '';
      return {
        what: `blocked time at ${slowdown} ×, ${name}${beside}`,
        measured: `${milliseconds(middle(times))} (${times.map((ms) => ms.toFixed(0)).join(', ')})`,
        goal: milliseconds(BLOCKED_MAX_MS[slowdown]),
        isMet: middle(times) <= BLOCKED_MAX_MS[slowdown],
      };
    }),
    {
      what: `longest script task after the first paint, ${name}`,
      measured: `${milliseconds(longest)} (${runs.map((run) => run.longestScriptMs.toFixed(0)).join(', ')})`,
      goal: milliseconds(SCRIPT_TASK_MAX_MS),
      isMet: longest <= SCRIPT_TASK_MAX_MS,
    },
    { what: `files that block the first paint, ${name}`, measured: `${blocking}`, goal: '0', isMet: blocking === 0 },
  ];
}

function headlineFigure(name: string, visits: readonly TracedVisit[]): Figure {
  const delays = visits.map(headlineDelayMs);
  const shown = (ms: number) => (Number.isFinite(ms) ? seconds(ms) : 'never');
  return {
    what: `headline in our face after the first paint, empty cache, ${name}`,
    measured: `${shown(middle(delays))} (${delays.map(shown).join(', ')})`,
    goal: seconds(HEADLINE_MAX_MS),
    isMet: middle(delays) <= HEADLINE_MAX_MS,
  };
}

/** The largest element of each run, by the last part of its selector. */
const elementOf = (runs: readonly Paint[]): string =>
  [...new Set(runs.map(({ lcpElement }) => lcpElement.split(' > ').at(-1) ?? '?'))].join(', ');
const lcpOf = ({ lcpMs }: Paint): number => lcpMs;

const shiftFigure = (what: string, shift: number, max: number): Figure => ({
  what,
  measured: shift.toFixed(4),
  goal: String(max),
  isMet: shift <= max,
});

function interactionFigures(interactions: readonly Interaction[], slowdown: Slowdown): Figure[] {
  return [...new Set(interactions.map(({ name }) => name))].map((name) => {
    const all = interactions.filter((one) => one.name === name);
    const times = all.map(({ durationMs }) => durationMs);
    const worst = Math.max(...times);
    const unreported = all.filter(({ isReported }) => !isReported).length;
    return {
      what: `interaction to next paint at ${slowdown} ×, ${name}`,
      measured: `${milliseconds(worst)} at worst of ${times.length} (median ${milliseconds(middle(times))}${unreported > 0 ? `; ${unreported} faster than the browser reports` : ''})`,
      goal: `under ${milliseconds(INTERACTION_MAX_MS[slowdown])}`,
      isMet: worst < INTERACTION_MAX_MS[slowdown],
    };
  });
}
