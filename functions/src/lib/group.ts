type Waiting<T> = { items: T[]; written: Promise<void> };

/**
 * Joins what comes within `waitMs` of each other into one `write`, and answers each only when its
 * own is written. What comes alone, longer than `waitMs` after the last, is written at once: nobody
 * waits for company that does not come.
 */
export function createGroup<T>(rules: {
  waitMs: number;
  max: number;
  nowMs: () => number;
  sleep: (ms: number) => Promise<void>;
  write: (items: readonly T[]) => Promise<void>;
}): (item: T) => Promise<void> {
  let waiting: Waiting<T> | null = null;
  let lastMs = -Infinity;

  function open(): Waiting<T> {
    const group: Waiting<T> = { items: [], written: Promise.resolve() };
    group.written = rules.sleep(rules.waitMs).then(() => {
      if (waiting === group) waiting = null;
      return rules.write(group.items);
    });
    return group;
  }

  return (item) => {
    const nowMs = rules.nowMs();
    const isAlone = waiting === null && nowMs - lastMs >= rules.waitMs;
    lastMs = nowMs;
    if (isAlone) return rules.write([item]);
    const group = (waiting ??= open());
    group.items.push(item);
    // Full: the next one opens another, this one is written when its time has come.
    if (group.items.length >= rules.max) waiting = null;
    return group.written;
  };
}
