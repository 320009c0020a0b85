/**
 * Locks within this process: runs one `work` at a time for each key, in order. It avoids database
 * transactions that would make each other wait or retry. Across instances the database alone
 * decides.
 */
export function createLocks(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    // The next call waits for the end of this one, whether it succeeds or fails.
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/** A lock without keys. */
export function createLock(): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = createLocks();
  return (work) => inTurn('', work);
}
