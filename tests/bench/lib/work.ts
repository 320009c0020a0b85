import type { Trace, TraceEvent } from 'lighthouse';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';
import { blockedMs, longestScriptMs, scriptRuns } from './main-thread.ts';

/** Figures from the trace of a visit, in milliseconds from the navigation. */
export type Work = {
  fcpMs: number;
  lcpMs: number;
  /** Blocked time from the first paint to the end of the trace. */
  blockedMs: number;
  longestScriptMs: number;
  /**
   * Sum of all layout shifts that no input caused. It is at least as high as Cumulative Layout
   * Shift, which counts only the worst five seconds.
   */
  shift: number;
};

/** Reads the trace of a visit that started on an empty page. */
export function workOf(trace: Trace): Work {
  const processed = TraceProcessor.processTrace(trace);
  const { firstContentfulPaint: fcpMs, largestContentfulPaint: lcpMs } =
    TraceProcessor.processNavigation(processed).timings;
  if (lcpMs === undefined) throw new Error('The trace of this visit has no Largest Contentful Paint.');
  const tasks = TraceProcessor.getMainThreadTopLevelEvents(processed);
  const script = scriptRuns(processed.mainThreadEvents, processed.timeOriginEvt.ts);
  return {
    fcpMs,
    lcpMs,
    blockedMs: blockedMs(tasks, fcpMs),
    longestScriptMs: longestScriptMs(tasks, { script, fromMs: fcpMs }),
    shift: shiftOf(processed.mainThreadEvents),
  };
}

type ShiftData = { score?: number; had_recent_input?: boolean; is_main_frame?: boolean };

const shiftOf = (events: readonly TraceEvent[]): number =>
  events.reduce((sum, { name, args }) => {
    const {
      score = 0,
      had_recent_input: isAnswer = false,
      is_main_frame: isMain = false,
    } = (args.data ?? {}) as ShiftData;
    return name === 'LayoutShift' && isMain && !isAnswer ? sum + score : sum;
  }, 0);
