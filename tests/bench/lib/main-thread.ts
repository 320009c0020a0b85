import { taskGroups } from 'lighthouse/core/lib/tracehouse/task-groups.js';

/** A task of the main thread. Start and end in milliseconds from the navigation. */
export type Task = { start: number; end: number };

/** A trace event of the main thread, in microseconds. */
type TimedEvent = { name: string; ts: number; dur?: number };

/** A task up to this long does not count as blocking. */
const SHORT_TASK_MS = 50;
/**
 * A task counts as a script task if script, including forced style and layout, takes at least this
 * share of it.
 */
const SCRIPT_SHARE = 0.5;

const scriptEvents = new Set([
  ...taskGroups.scriptEvaluation.traceEventNames,
  ...taskGroups.scriptParseCompile.traceEventNames,
]);

/**
 * Blocked time, as in Lighthouse's Total Blocking Time: the sum of the parts of all tasks beyond 50
 * ms. Of a task that began before `fromMs`, only the part after `fromMs` counts.
 */
export const blockedMs = (tasks: readonly Task[], fromMs: number): number =>
  tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, fromMs) - SHORT_TASK_MS), 0);

/** The longest script task that ended after `fromMs`; 0 if there is none. */
export function longestScriptMs(
  tasks: readonly Task[],
  { script, fromMs }: { script: readonly Task[]; fromMs: number },
): number {
  const scriptIn = (task: Task) =>
    script.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, task.end) - Math.max(start, task.start)), 0);
  return tasks.reduce((longest, task) => {
    const length = task.end - task.start;
    return task.end > fromMs && length > longest && scriptIn(task) >= length * SCRIPT_SHARE ? length : longest;
  }, 0);
}

/**
 * The periods in which script ran or was compiled; of nested events only the outermost. `events`
 * are sorted by time; `originTs` is the time of the navigation.
 */
export function scriptRuns(events: readonly TimedEvent[], originTs: number): Task[] {
  const runs: Task[] = [];
  for (const { name, ts, dur } of events) {
    if (dur === undefined || !scriptEvents.has(name)) continue;
    const start = (ts - originTs) / 1000;
    const end = start + dur / 1000;
    const last = runs.at(-1);
    if (last === undefined || start >= last.end) runs.push({ start, end });
  }
  return runs;
}
