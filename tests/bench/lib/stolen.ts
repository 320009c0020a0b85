import { readFileSync } from 'node:fs';

/**
 * Processor time since the start of the machine, in ticks: busy time, and time the host took away
 * from it (steal).
 */
type Ticks = { busy: number; stolen: number };

/** The first line of Linux' `/proc/stat`: user, nice, system, idle, iowait, irq, softirq, steal. */
export function ticksOf(stat: string): Ticks {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (stat.split('\n')[0] ?? '')
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { busy: user + nice + system + irq + softirq + stolen, stolen };
}

/** Share of the processor time wanted between two moments that the host took away: 0 to 1. */
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

/** `stolen`: the share that the host took during the measurement of `value`. */
export type Taken<T> = { value: T; stolen: number };

/** Runs `act` and reports what the host took meanwhile. */
export async function taking<T>(act: () => Promise<T>): Promise<Taken<T>> {
  const before = ticks();
  const value = await act();
  return { value, stolen: stolenShare(before, ticks()) };
}

/** Up to this share, a measurement counts as undisturbed. */
const LITTLE_STOLEN = 0.05;

/**
 * The `count` measurements that the host disturbed least, in order. The measured values play no
 * part in the choice.
 */
export function leastDisturbed<T>(measured: readonly Taken<T>[], count: number): Taken<T>[] {
  const kept = measured.toSorted((one, other) => one.stolen - other.stolen).slice(0, count);
  return measured.filter((one) => kept.includes(one));
}

/** True if fewer than `count` measurements were undisturbed. */
export const needsMore = (measured: readonly Taken<unknown>[], count: number): boolean =>
  measured.filter(({ stolen }) => stolen <= LITTLE_STOLEN).length < count;
