import lighthouse, { type Flags } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { workOf } from './work.ts';

/** What one visit cost a phone. Milliseconds from the navigation. */
export type Paint = {
  lcpMs: number;
  fcpMs: number;
  blockedMs: number;
  /** The longest task after the first paint that script caused. */
  longestScriptMs: number;
  shift: number;
  blockingFiles: number;
  lcpElement: string;
  /** How fast Lighthouse found the processor, without its throttling. */
  benchmarkIndex: number;
};

/**
 * The live listener keeps the network busy for as long as a page is open: waiting for silence is in
 * vain.
 */
const WATCHED_MS = 9_000;
/** Lighthouse's phone is this many times slower than the machine. */
const USUAL_SLOWDOWN = throttling.mobileSlow4G.cpuSlowdownMultiplier;
/**
 * A first visit: by itself Lighthouse empties the cache and leaves what a page wrote down, by which
 * ours would take the fonts of an earlier visit for kept.
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
 * Visits an address as Lighthouse's phone with applied throttling (562 ms and 1.4 Mbit/s for each
 * request, a processor `slowdown` times slower), with nothing kept in the browser. Blocked time is
 * counted from the first paint to the end of the watch, whether or not the page came to rest in
 * between, and so is never less than Lighthouse's own figure.
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
  if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
  const { audits } = result.lhr;
  const number = (name: string): number => {
    const value = audits[name]?.numericValue;
    if (value === undefined)
      throw new Error(`Lighthouse has no ${name} of ${url}: ${audits[name]?.errorMessage ?? 'no reason given'}`);
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
