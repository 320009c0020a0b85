/**
 * Locks within this process: runs one `work` at a time per key, in order. Without them, concurrent
 * transactions would make each other wait or retry. Across instances, the transactions alone
 * protect the data.
 */
export function createLocks(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    // Start after the previous call has finished, whether it succeeded or failed.
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/** A single lock, without keys. */
export function createLock(): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = createLocks();
  return (work) => inTurn('', work);
}
