import { nextScrapeAt } from '@first-show/domain/scraping/schedule';
import { type Stack, stackEnv } from './emulators.ts';

/**
 * The schedules of the local site. They replace Cloud Scheduler, because the emulators list
 * scheduled functions but never call them. If a person waits for the result, the interval is
 * shorter than in production.
 */
export const schedules: readonly Schedule[] = [
  { name: 'everyMinute', everySeconds: 10 },
  { name: 'enhanceDrafts', everySeconds: 60 },
  // The function sends at most one digest a day, after half past seven.
  { name: 'sendDailyDigest', everySeconds: 60 },
  { name: 'sweepCounts', everySeconds: 600 },
  // In production the next two functions run every night. Here they run every hour, because a
  // developer's machine may be asleep at night.
  { name: 'closeDay', everySeconds: 3600 },
  { name: 'endLicences', everySeconds: 3600 },
  { name: 'recountSample', everySeconds: 24 * 3600 },
  { name: 'forgetAddresses', everySeconds: 24 * 3600 },
  { name: 'emptyTrash', everySeconds: 24 * 3600 },
  // This function is called at the same times as in production, because the desk shows the time of
  // the next run.
  { name: 'scrape', nextAfter: nextScrapeAt },
];
/**
 * The functions that are not called in test stacks: scraped stories would change the counts that
 * tests check.
 */
const notInTests: ReadonlySet<string> = new Set(['scrape']);

/** A scheduled function, called at an interval or at clock times. */
export type Schedule = { name: string } & ({ everySeconds: number } | { nextAfter: (now: Date) => Date });

const ANSWER_WITHIN_MS = 10 * 60_000;

export type Scheduler = { stop: () => void };
type SchedulerPorts = {
  call: (name: string, signal: AbortSignal) => Promise<void>;
  report: (sentence: string) => void;
};

/**
 * Calls the functions of `list` by their schedules, until `stop` is called. Two calls of the same
 * function never overlap.
 */
export function startSchedules(list: readonly Schedule[], { call, report }: SchedulerPorts): Scheduler {
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
      // Report only the first failure in a row, not one every ten seconds.
      if (!failing.has(name) && !ending.signal.aborted)
        report(`The scheduled function ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
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
    else
      timers.set(
        schedule.name,
        setInterval(() => void tick(schedule.name), schedule.everySeconds * 1000),
      );
  }
  return {
    stop: () => {
      ending.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Starts the schedules of a running stack, at the addresses of the Functions emulator. */
export function startScheduler(stack: Stack, report: (sentence: string) => void): Scheduler {
  const isForTests = stack.dataFolder === null;
  const list = isForTests ? schedules.filter(({ name }) => !notInTests.has(name)) : schedules;
  return startSchedules(list, { call: emulatorCall(stackEnv(stack).FUNCTIONS_URL ?? ''), report });
}

/** How many of the numbers that the emulator may append to a function's name are tried. */
const GENERATIONS_MAX = 5;

/**
 * Returns a function that calls scheduled functions. The emulator appends a number to a function's
 * name: how often triggers were re-enabled (`sweepCounts-0` before the demo is seeded, `-1` after
 * it). A request to an outdated name answers 204 and runs nothing, a run answers 200. So the
 * numbers are tried in turn.
 */
export function emulatorCall(functionsUrl: string, post: typeof fetch = fetch): SchedulerPorts['call'] {
  const known = new Map<string, number>();
  return async (name, signal) => {
    let status = 0;
    for (let generation = known.get(name) ?? 0; generation < GENERATIONS_MAX; generation += 1) {
      const answer = await post(`${functionsUrl}/${name}-${generation}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
        signal,
      });
      await answer.arrayBuffer();
      status = answer.status;
      if (status === 204 || status === 404) continue;
      known.set(name, generation);
      if (!answer.ok) break;
      return;
    }
    throw new Error(`status ${status}`);
  };
}
