/**
 * Lets one piece of work in at a time for each key, in the order of asking, within this process.
 * For what would only make each other wait or run again in the database; across instances the
 * database alone decides.
 */
export function createLocks(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    // The next one waits for the end, not for success.
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/** The same for one thing. */
export function createLock(): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = createLocks();
  return (work) => inTurn('', work);
}
