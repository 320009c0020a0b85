import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { CommandError } from '../../../scripts/lib/console.ts';
import { alignedRows } from './bench.ts';
import { type Compared, comparedRows, NOISE_NOTE } from './compare.ts';
import type { Interaction } from './interactions.ts';
import { scriptBytes } from './page-bytes.ts';
import { ARTICLE } from './phone.ts';
import { measureInteractions } from './presses.ts';
import { measureStolenTime } from './stolen.ts';
import { type TracedVisit, tracedVisit } from './traced-visit.ts';

/** The parts that can be compared, in the order of the table. */
const PARTS = ['paint', '8x', 'interactions', 'script'] as const;
type Part = (typeof PARTS)[number];

const SLOWDOWNS = [4, 8] as const;
const INTERACTION_ROUNDS = 2;
/** Event Timing rounds durations to multiples of 8 ms. */
const EVENT_STEP_MS = 8;
const PAGES = { article: ARTICLE, home: '/' } as const;

type PageName = keyof typeof PAGES;
type Side = 'here' | 'beside';
type Sides<T> = Record<Side, T>;
const SIDES: readonly Side[] = ['here', 'beside'];

/**
 * The parts that `--only` names; all parts without the option. Throws `CommandError` for an unknown
 * part.
 */
export function partsOf(only: string | undefined): ReadonlySet<Part> {
  if (only === undefined) return new Set(PARTS);
  const parts = PARTS.filter((part) => only.split(',').includes(part));
  if (parts.length !== only.split(',').length)
    throw new CommandError(`--only takes ${PARTS.join(', ')}, not '${only}'.`);
  return new Set(parts);
}

/**
 * Compares two builds in one run and returns the table as text. The builds alternate with each
 * visit, so that other load on the machine affects both.
 */
export async function compareBuilds(
  browser: Browser,
  {
    origins,
    visits,
    parts,
    step,
  }: { origins: Sides<string>; visits: number; parts: ReadonlySet<Part>; step: (text: string) => void },
): Promise<string> {
  step('Warming up …');
  // The first visit of a browser and the first requests of a function are slower, so do not measure
  // them.
  for (const side of SIDES) {
    for (const path of Object.values(PAGES)) await prime(origins[side] + path);
    await tracedVisit(browser, { url: origins[side] + PAGES.home, slowdown: 1 });
  }
  const visitPages = async (slowdown: number, count: number) => {
    const taken: Record<PageName, Sides<TracedVisit[]>> = {
      article: { here: [], beside: [] },
      home: { here: [], beside: [] },
    };
    for (let round = 1; round <= count; round += 1) {
      step(`Visits at ${slowdown} ×, round ${round} of ${count} …`);
      for (const page of ['article', 'home'] as const)
        for (const side of SIDES) {
          const url = origins[side] + PAGES[page];
          await prime(url);
          taken[page][side].push(await tracedVisit(browser, { url, slowdown }));
        }
    }
    return visitRows(taken, slowdown);
  };
  const measure: Record<Part, () => Promise<Compared[]>> = {
    paint: () => visitPages(4, visits),
    '8x': () => visitPages(8, Math.ceil(visits / 2)),
    interactions: async () => {
      const rows: Compared[] = [];
      for (const slowdown of SLOWDOWNS) {
        const taken: Sides<Interaction[]> = { here: [], beside: [] };
        for (let round = 1; round <= INTERACTION_ROUNDS; round += 1) {
          step(`Interactions at ${slowdown} ×, round ${round} of ${INTERACTION_ROUNDS} …`);
          for (const side of SIDES) {
            taken[side].push(...(await measureInteractions(browser, { siteUrl: origins[side], slowdown })));
          }
        }
        rows.push(...interactionRows(taken, slowdown));
      }
      return rows;
    },
    script: async () => {
      step('Script …');
      const bytes = {
        here: await scriptBytes(browser, origins.here),
        beside: await scriptBytes(browser, origins.beside),
      };
      return [
        {
          what: 'script until everything responds, as brotli',
          here: [bytes.here.bytes / 1000],
          beside: [bytes.beside.bytes / 1000],
          show: (value) => `${value.toFixed(1)} KB`,
          of: 'median',
        },
      ];
    },
  };
  const { value: rows, stolen } = await measureStolenTime(async () => {
    const found: Compared[] = [];
    for (const part of PARTS) if (parts.has(part)) found.push(...(await measure[part]()));
    return found;
  });
  const [busy = 0] = loadavg();
  const machine = `The host took ${Math.round(stolen * 100)} % of the processor meanwhile; ${busy.toFixed(1)} processes wanted it at the end.`;
  return [alignedRows(comparedRows(rows)), '', ...[...NOISE_NOTE, machine].map((line) => `  ${line}`)].join('\n');
}

/**
 * Requests the page once, so that the visit finds it in the function's cache, as in a CDN, and does
 * not include the time of rendering.
 */
const prime = (url: string): Promise<string> => fetch(url).then((answer) => answer.text());

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;

type VisitFigure = { what: string; read: (visit: TracedVisit) => number; show: (value: number) => string };

const visitFigures: readonly VisitFigure[] = [
  { what: 'LCP', read: ({ lcpMs }) => lcpMs, show: seconds },
  { what: 'first paint', read: ({ fcpMs }) => fcpMs, show: seconds },
  { what: 'blocked time', read: ({ blockedMs }) => blockedMs, show: milliseconds },
  { what: 'longest script task', read: ({ longestScriptMs }) => longestScriptMs, show: milliseconds },
  { what: 'headline in our face after the first paint', read: (visit) => headlineDelayMs(visit), show: seconds },
  { what: 'layout shift', read: ({ shift }) => shift, show: (value) => value.toFixed(4) },
];

/**
 * Milliseconds from the first paint until the headline is drawn in our font; `Infinity` if it never
 * was.
 */
export const headlineDelayMs = ({ headlineMs, fcpMs }: TracedVisit): number =>
  headlineMs === null ? Infinity : Math.max(0, headlineMs - fcpMs);

const visitRows = (taken: Record<PageName, Sides<TracedVisit[]>>, slowdown: number): Compared[] =>
  visitFigures.flatMap(({ what, read, show }) =>
    (['article', 'home'] as const).map((page): Compared => ({
      what: `${what} at ${slowdown} ×, ${page}`,
      here: taken[page].here.map(read),
      beside: taken[page].beside.map(read),
      show,
      of: 'median',
    })),
  );

function interactionRows(taken: Sides<Interaction[]>, slowdown: number): Compared[] {
  const names = [...new Set(taken.here.map(({ name }) => name))];
  const of = (side: Side, wanted: string) =>
    taken[side].flatMap(({ name, durationMs }) => (name === wanted ? [durationMs] : []));
  return names.map((name) => ({
    what: `slowest interaction at ${slowdown} ×, ${name}`,
    here: of('here', name),
    beside: of('beside', name),
    show: milliseconds,
    of: 'worst',
    resolution: EVENT_STEP_MS,
  }));
}
