type Waiting<T> = { items: T[]; written: Promise<void> };

/**
 * Batches items that arrive within `waitMs` of each other into one `write`. Each call resolves when
 * its own item is written. An item that arrives more than `waitMs` after the previous one is
 * written at once.
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
    // A full group gets no more items, so the next item starts another group. The full group is
    // still written at its time.
    if (group.items.length >= rules.max) waiting = null;
    return group.written;
  };
}
