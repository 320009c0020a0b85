import { nextScrapeAt } from '@first-show/domain/scraping/schedule';
import { type Stack, stackEnv } from './emulators.ts';

/**
 * What Cloud Scheduler does in production: the emulators list scheduled functions and never call them. Each of these is called at its
 * interval, shorter than in production where somebody sits and waits for it.
 */
export const schedules: readonly Schedule[] = [
  { name: 'publishScheduled', everySeconds: 20 },
  { name: 'sweepCounts', everySeconds: 600 },
  { name: 'sweepViews', everySeconds: 600 },
  { name: 'sweepDeleted', everySeconds: 600 },
  { name: 'sweepCommentCounts', everySeconds: 600 },
  // Once a night in production; a machine that sleeps at night would never count a day.
  { name: 'closeDay', everySeconds: 3600 },
  { name: 'forgetAddresses', everySeconds: 24 * 3600 },
  // At the very times of production: the desk says when the next run is, and means it.
  { name: 'scrape', nextAfter: nextScrapeAt },
];
/** Of these, none is called in a stack for tests: what comes in by itself would be counted by a test that counts what is there. */
const notInTests: ReadonlySet<string> = new Set(['scrape']);

/** A scheduled function: called at an interval, or at the times that a clock says. */
export type Schedule = { name: string } & ({ everySeconds: number } | { nextAfter: (now: Date) => Date });

const ANSWER_WITHIN_MS = 10 * 60_000;

export type Scheduler = { stop: () => void };
type World = { call: (name: string, signal: AbortSignal) => Promise<void>; report: (sentence: string) => void };

/** Calls every schedule of `list` at its interval until it is stopped. A call never meets another of the same name. */
export function startSchedules(list: readonly Schedule[], { call, report }: World): Scheduler {
  const ending = new AbortController();
  const running = new Set<string>();
  const failing = new Set<string>();
  const tick = async (name: string): Promise<void> => {
    if (running.has(name)) return;
    running.add(name);
    try {
      await call(name, AbortSignal.any([ending.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]));
      failing.delete(name);
    } catch (error) {
      // Once, not every twenty seconds; again only after it has worked in between.
      if (!failing.has(name) && !ending.signal.aborted) report(`The scheduled function ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
      failing.add(name);
    } finally {
      running.delete(name);
    }
  };
  const timers = new Map<string, NodeJS.Timeout>();
  const atNextTime = (name: string, nextAfter: (now: Date) => Date): void => {
    const now = new Date();
    const wait = () => {
      void tick(name);
      atNextTime(name, nextAfter);
    };
    timers.set(name, setTimeout(wait, nextAfter(now).getTime() - now.getTime()));
  };
  for (const schedule of list) {
    if ('nextAfter' in schedule) atNextTime(schedule.name, schedule.nextAfter);
    else timers.set(schedule.name, setInterval(() => void tick(schedule.name), schedule.everySeconds * 1000));
  }
  return {
    stop: () => {
      ending.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Functions that were switched off and on again that often are in order; more is a mistake. */
const GENERATIONS_MAX = 20;

/**
 * Calls a scheduled function of the emulator. Each time its triggers are switched off and on again (as for filling a site) they get a new
 * number; those of the number before answer 204 and do nothing.
 */
export function createCaller(post: (path: string, signal: AbortSignal) => Promise<Response>): World['call'] {
  let generation = 0;
  return async (name, signal) => {
    for (;;) {
      const answer = await post(`${name}-${generation}`, signal);
      await answer.arrayBuffer();
      if (answer.ok && answer.status !== 204) return;
      if (answer.status !== 204 || generation >= GENERATIONS_MAX) throw new Error(`status ${answer.status}`);
      generation += 1;
    }
  };
}

/** The schedules of a running stack, by the address that the Functions emulator gives them. */
export function startScheduler(stack: Stack, report: (sentence: string) => void): Scheduler {
  const { FUNCTIONS_URL } = stackEnv(stack);
  const call = createCaller((path, signal) =>
    fetch(`${FUNCTIONS_URL}/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}', signal }),
  );
  const isForTests = stack.dataFolder === null;
  return startSchedules(isForTests ? schedules.filter(({ name }) => !notInTests.has(name)) : schedules, { call, report });
}
