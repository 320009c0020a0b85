import { readFileSync } from 'node:fs';

/**
 * Processor time since the machine started, in ticks: of work, and of that what the host gave to
 * others meanwhile.
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

/**
 * Of the time that this machine wanted between two moments, the share that its host gave to others:
 * 0 to 1.
 */
export const stolenShare = (before: Ticks, after: Ticks): number =>
  after.busy > before.busy ? (after.stolen - before.stolen) / (after.busy - before.busy) : 0;

/** Where it cannot be known (no Linux) nothing is stolen. */
function ticks(): Ticks {
  try {
    return ticksOf(readFileSync('/proc/stat', 'utf8'));
  } catch {
    return { busy: 0, stolen: 0 };
  }
}

/** `stolen`: the share that the host took while `value` was measured. */
export type Taken<T> = { value: T; stolen: number };

/** Does `act`, and tells what the host took meanwhile. */
export async function taking<T>(act: () => Promise<T>): Promise<Taken<T>> {
  const before = ticks();
  const value = await act();
  return { value, stolen: stolenShare(before, ticks()) };
}

/** A host that takes no more than this disturbs no figure. */
const LITTLE_STOLEN = 0.05;

/**
 * Of several measurements the `count` with which the host interfered least, in their order. What
 * was measured plays no part in the choice.
 */
export function leastDisturbed<T>(measured: readonly Taken<T>[], count: number): Taken<T>[] {
  const kept = measured.toSorted((one, other) => one.stolen - other.stolen).slice(0, count);
  return measured.filter((one) => kept.includes(one));
}

/** Whether fewer than `count` measurements were left alone by the host. */
export const needsMore = (measured: readonly Taken<unknown>[], count: number): boolean =>
  measured.filter(({ stolen }) => stolen <= LITTLE_STOLEN).length < count;
