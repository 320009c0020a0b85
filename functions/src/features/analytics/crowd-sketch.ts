import { hash } from 'node:crypto';
import { HyperLogLog } from 'bloom-filters';
import { ACTIVE_READER_MS, VISIT_IDLE_MS } from '@first-show/domain/core/limits';
import type { Marks, Readers, ViewTotals } from './view-plan.ts';

/**
 * Counts active and new readers when there are too many to store a mark for each. HyperLogLog
 * sketches estimate the number of different readers and contain no reader ids.
 */

/** Registers per sketch: 2 KB, with a standard error of 2.3 %. */
const REGISTERS = 2048;
const MINUTE_MS = 60_000;

/** The registers of a sketch, one byte each. */
export type Sketch = Uint8Array;
/**
 * `minutes`: the readers seen in each minute; the key is the start of the minute in ms.
 * `newcomers`: first-time readers (not the newcomers of the rate limits), whose first view was in
 * the half hour that began at `startedMs`; `counted` of them are already in the site's total.
 */
export type Crowd = {
  minutes: Record<string, Sketch>;
  newcomers: { startedMs: number; registers: Sketch; counted: number } | null;
};
export const emptyCrowd: Crowd = { minutes: {}, newcomers: null };

const blank = (): Sketch => new Uint8Array(REGISTERS);

/**
 * Adds a reader to a sketch. The registers have the library's format: each holds the longest run of
 * leading zero bits in the hashes of its readers. The library's own `update` takes 0.3 ms per hash,
 * this function a thousandth of that.
 */
function addReader(sketch: Sketch, readerId: string): void {
  const digest = hash('sha1', readerId, 'buffer');
  const index = digest.readUInt16BE(4) % REGISTERS;
  sketch[index] = Math.max(sketch[index] ?? 0, Math.clz32(digest.readUInt32BE(0)));
}

/** The estimated number of different readers in these sketches together. */
function estimateOf(sketches: readonly Sketch[]): number {
  const empty = new HyperLogLog(REGISTERS);
  return sketches
    .map(
      // The library restores a sketch from its own JSON.
      (registers) =>
        HyperLogLog.fromJSON({
          ...(empty.saveAsJSON() as object),
          _registers: [...registers],
        } as unknown as JSON) as HyperLogLog,
    )
    .reduce((one, other) => one.merge(other), empty)
    .count(true);
}

const minuteOf = (atMs: number): string => String(Math.floor(atMs / MINUTE_MS) * MINUTE_MS);

/**
 * Whether the readers of a minute count as active. A minute counts as a whole, until about half of
 * its readers have become inactive.
 */
const isActive = (minute: string, nowMs: number): boolean =>
  nowMs - (Number(minute) + MINUTE_MS / 2) < ACTIVE_READER_MS;

/** Returns the crowd after these views, and how many visits and new readers the views add. */
export function planCrowd(
  stored: Crowd,
  { buckets, nowMs }: { buckets: readonly Readers[]; nowMs: number },
): Pick<ViewTotals, 'visits' | 'uniques'> & { crowd: Crowd } {
  const minutes = new Map<string, Sketch>();
  const beginning = new Set<string>();
  const before = stored.newcomers;
  const isOver = before === null || nowMs - before.startedMs >= VISIT_IDLE_MS;
  const firstTimeReaders = isOver ? blank() : Uint8Array.from(before.registers);
  for (const { seen, begins } of buckets) {
    for (const [readerId, seenMs] of Object.entries(seen)) {
      const minute = minuteOf(Math.min(seenMs, nowMs));
      const sketch = minutes.get(minute) ?? Uint8Array.from(stored.minutes[minute] ?? blank());
      addReader(sketch, readerId);
      minutes.set(minute, sketch);
    }
    for (const [readerId, beforeMs] of Object.entries(begins)) {
      beginning.add(readerId);
      if (beforeMs === 0) addReader(firstTimeReaders, readerId);
    }
  }
  const counted = isOver ? 0 : before.counted;
  // An estimate may decrease when readers are added, but a total must never decrease.
  const estimate = Math.max(counted, estimateOf([firstTimeReaders]));
  const kept = [...Object.entries(stored.minutes), ...minutes];
  return {
    visits: beginning.size,
    uniques: Math.min(beginning.size, estimate - counted),
    crowd: {
      minutes: Object.fromEntries(kept.filter(([minute]) => isActive(minute, nowMs))),
      newcomers: {
        startedMs: isOver ? nowMs : before.startedMs,
        registers: firstTimeReaders,
        counted: counted + Math.min(beginning.size, estimate - counted),
      },
    },
  };
}

/**
 * Converts marks into sketches. `newcomers` is `null`, because the site's total already contains
 * the readers of these marks.
 */
export function crowdOf(shards: Iterable<Marks>, nowMs: number): Crowd {
  const seen: Marks = {};
  for (const marks of shards) for (const [readerId, seenMs] of Object.entries(marks)) seen[readerId] = Math.abs(seenMs);
  return { ...planCrowd(emptyCrowd, { buckets: [{ seen, begins: {} }], nowMs }).crowd, newcomers: null };
}

/**
 * The approximate number of readers who were seen in the last five minutes, and when the oldest
 * minute stops counting (`null` without readers).
 */
export function activeInCrowd(
  { minutes }: Pick<Crowd, 'minutes'>,
  nowMs: number,
): { count: number; nextDecayMs: number | null } {
  const active = Object.keys(minutes).filter((minute) => isActive(minute, nowMs));
  if (active.length === 0) return { count: 0, nextDecayMs: null };
  const oldestMs = Math.min(...active.map(Number));
  return {
    count: estimateOf(active.map((minute) => minutes[minute] ?? blank())),
    nextDecayMs: oldestMs + MINUTE_MS / 2 + ACTIVE_READER_MS,
  };
}
