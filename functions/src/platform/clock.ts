/** The current time as a dependency: production passes `systemClock`, tests a fixed clock. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock for tests. It only moves by `advance`. */
export function fixedClock(iso: string): Clock & { advance: (milliseconds: number) => void } {
  let time = Date.parse(iso);
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
