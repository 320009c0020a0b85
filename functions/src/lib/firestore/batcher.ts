type Batch<T> = { items: T[]; written: Promise<void> };

/**
 * Batches items that arrive within `waitMs` of each other into one `write`. Each call resolves when
 * its own item is written. An item that arrives more than `waitMs` after the previous one is
 * written at once.
 */
export function createBatcher<T>(rules: {
  waitMs: number;
  max: number;
  nowMs: () => number;
  sleep: (ms: number) => Promise<void>;
  write: (items: readonly T[]) => Promise<void>;
}): (item: T) => Promise<void> {
  let waiting: Batch<T> | null = null;
  let lastMs = -Infinity;

  function open(): Batch<T> {
    const batch: Batch<T> = { items: [], written: Promise.resolve() };
    batch.written = rules.sleep(rules.waitMs).then(() => {
      if (waiting === batch) waiting = null;
      return rules.write(batch.items);
    });
    return batch;
  }

  return (item) => {
    const nowMs = rules.nowMs();
    const isAlone = waiting === null && nowMs - lastMs >= rules.waitMs;
    lastMs = nowMs;
    if (isAlone) return rules.write([item]);
    const batch = (waiting ??= open());
    batch.items.push(item);
    // A full batch gets no more items, so the next item starts another batch. The full batch is
    // still written at its time.
    if (batch.items.length >= rules.max) waiting = null;
    return batch.written;
  };
}
