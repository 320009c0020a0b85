import { readFileSync } from 'node:fs';

/**
 * Processor time since the machine started, in ticks: busy time, and steal time (time that the host
 * gave to other machines).
 */
type Ticks = { busy: number; stolen: number };

/**
 * Parses the first line of Linux's `/proc/stat`, which has the ticks of all processors: user, nice,
 * system, idle, iowait, irq, softirq, steal.
 */
export function ticksOf(stat: string): Ticks {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (stat.split('\n')[0] ?? '')
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { busy: user + nice + system + irq + softirq + stolen, stolen };
}

/**
 * The share of steal time in the processor time that the machine needed between two readings, 0 to
 * 1.
 */
export const stolenShare = (before: Ticks, after: Ticks): number =>
  after.busy > before.busy ? (after.stolen - before.stolen) / (after.busy - before.busy) : 0;

/** Steal time is only known on Linux; elsewhere it is 0. */
function ticks(): Ticks {
  try {
    return ticksOf(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { busy: 0, stolen: 0 };
  }
}

/**
 * A measured value, and the share of processor time that the host took away during the measurement.
 */
export type WithStolenTime<T> = { value: T; stolen: number };

/** Runs `act` and measures how much processor time the host took away during it. */
export async function measureStolenTime<T>(act: () => Promise<T>): Promise<WithStolenTime<T>> {
  const before = ticks();
  const value = await act();
  return { value, stolen: stolenShare(before, ticks()) };
}

/** Up to this share of steal time, a measurement counts as undisturbed. */
const LITTLE_STOLEN = 0.05;

/**
 * The `count` measurements with the least steal time, in their original order. The choice does not
 * depend on the measured values.
 */
export function leastDisturbed<T>(measured: readonly WithStolenTime<T>[], count: number): WithStolenTime<T>[] {
  const kept = measured.toSorted((one, other) => one.stolen - other.stolen).slice(0, count);
  return measured.filter((one) => kept.includes(one));
}

/** True if fewer than `count` measurements were undisturbed. */
export const needsMore = (measured: readonly WithStolenTime<unknown>[], count: number): boolean =>
  measured.filter(({ stolen }) => stolen <= LITTLE_STOLEN).length < count;
