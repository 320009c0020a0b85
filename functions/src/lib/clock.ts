/** The time as an argument: production passes `systemClock`, tests a fixed one. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. For tests. */
export function fixedClock(iso: string): Clock & { advance: (milliseconds: number) => void } {
  let time = Date.parse(iso);
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
