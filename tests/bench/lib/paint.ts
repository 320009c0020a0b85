import lighthouse, { type Flags } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { workOf } from './work.ts';

/** Measurements of one visit on a phone. Milliseconds from the navigation. */
export type Paint = {
  lcpMs: number;
  fcpMs: number;
  blockedMs: number;
  /** The longest script task after the first paint. */
  longestScriptMs: number;
  shift: number;
  blockingFiles: number;
  lcpElement: string;
  /** Lighthouse's benchmark of the processor without throttling: higher is faster. */
  benchmarkIndex: number;
};

/**
 * Watch the page for this long. Waiting for network idle would never end, because the live listener
 * keeps a connection open.
 */
const WATCHED_MS = 9_000;
/** The slowdown of Lighthouse's phone relative to the machine. */
const USUAL_SLOWDOWN = throttling.mobileSlow4G.cpuSlowdownMultiplier;
/**
 * Storage to clear so that each visit is a first visit. By default Lighthouse keeps cookies, local
 * storage and IndexedDB.
 */
const FORGOTTEN: Flags['clearStorageTypes'] = [
  'file_systems',
  'shader_cache',
  'service_workers',
  'cache_storage',
  'cookies',
  'local_storage',
  'indexeddb',
];
/**
 * Visits a URL as Lighthouse's phone with applied throttling (562 ms latency per request, 1.4
 * Mbit/s, a processor `slowdown` times slower) and an empty browser. Blocked time counts from the
 * first paint to the end of the visit, so it is at least Lighthouse's own Total Blocking Time.
 */
export async function paint(url: string, { port, slowdown }: { port: number; slowdown: number }): Promise<Paint> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyAudits: [
      'largest-contentful-paint',
      'first-contentful-paint',
      'cumulative-layout-shift',
      'render-blocking-insight',
      'lcp-breakdown-insight',
    ],
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    clearStorageTypes: FORGOTTEN,
    maxWaitForLoad: (WATCHED_MS * slowdown) / USUAL_SLOWDOWN,
  });
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits } = result.lhr;
  const number = (name: string): number => {
    const value = audits[name]?.numericValue;
    if (value === undefined)
      throw new Error(`Lighthouse returned no ${name} for ${url}: ${audits[name]?.errorMessage ?? 'no reason given'}`);
    return value;
  };
  const items = (name: string): Record<string, unknown>[] => {
    const details = audits[name]?.details;
    return details !== undefined && 'items' in details ? (details.items as Record<string, unknown>[]) : [];
  };
  const { blockedMs, longestScriptMs } = workOf(result.artifacts.Trace);
  return {
    fcpMs: number('first-contentful-paint'),
    lcpMs: number('largest-contentful-paint'),
    blockedMs,
    longestScriptMs,
    shift: number('cumulative-layout-shift'),
    blockingFiles: items('render-blocking-insight').length,
    benchmarkIndex: result.lhr.environment.benchmarkIndex,
    lcpElement: String(items('lcp-breakdown-insight').find(({ type }) => type === 'node')?.selector ?? '?'),
  };
}
