/** Lets one piece of work in at a time, in the order of asking. */
export function createLock(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    // The next one waits for the end, not for success.
    last = next.catch(() => undefined);
    return next;
  };
}
