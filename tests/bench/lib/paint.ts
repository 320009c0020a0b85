import lighthouse, { type Flags } from 'lighthouse';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';

/** What one visit cost a phone. Milliseconds from the navigation. */
export type Paint = {
  lcpMs: number;
  fcpMs: number;
  blockedMs: number;
  shift: number;
  blockingFiles: number;
  lcpElement: string;
  /** How fast Lighthouse found the processor, without its throttling. */
  benchmarkIndex: number;
};

/** The live listener keeps the network busy for as long as a page is open: waiting for silence is in vain. */
const WATCHED_MS = 9_000;
/**
 * A first visit: by itself Lighthouse empties the cache and leaves what a page wrote down, by which ours would take the fonts of an earlier
 * visit for kept.
 */
const FORGOTTEN: Flags['clearStorageTypes'] = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage', 'cookies', 'local_storage', 'indexeddb'];
/** A task up to this long delays nobody. */
const SHORT_TASK_MS = 50;

/** Sum of what tasks took beyond 50 ms, of those that began after `fromMs`. */
export const blockedMs = (tasks: readonly { start: number; duration: number }[], fromMs: number): number =>
  tasks.reduce((sum, { start, duration }) => sum + (start >= fromMs ? Math.max(0, duration - SHORT_TASK_MS) : 0), 0);

/**
 * Visits an address as Lighthouse's phone with applied throttling (4 × slower processor, 562 ms and 1.4 Mbit/s for each request), with
 * nothing kept in the browser. Blocked time is counted from the first paint to the end of the watch, whether or not the page came to
 * rest in between, and so is never less than Lighthouse's own figure.
 */
export async function paint(url: string, port: number): Promise<Paint> {
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
    clearStorageTypes: FORGOTTEN,
    maxWaitForLoad: WATCHED_MS,
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
  const fcpMs = number('first-contentful-paint');
  const trace = TraceProcessor.processTrace(result.artifacts.Trace);
  return {
    fcpMs,
    lcpMs: number('largest-contentful-paint'),
    blockedMs: blockedMs(TraceProcessor.getMainThreadTopLevelEvents(trace), fcpMs),
    shift: number('cumulative-layout-shift'),
    blockingFiles: items('render-blocking-insight').length,
    benchmarkIndex: result.lhr.environment.benchmarkIndex,
    lcpElement: String(items('lcp-breakdown-insight').find(({ type }) => type === 'node')?.selector ?? '?'),
  };
}
