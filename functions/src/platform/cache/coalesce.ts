/**
 * Runs at most one `work` per key at a time. Calls during a run share the next run, which sees
 * everything written before them. So a hundred simultaneous calls cost two runs.
 */
export function createCoalescer(): (key: string, work: () => Promise<void>) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();

  const start = (key: string, work: () => Promise<void>): Promise<void> => {
    const run = work().finally(() => {
      if (running.get(key) === run) running.delete(key);
    });
    running.set(key, run);
    return run;
  };

  return (key, work) => {
    const current = running.get(key);
    if (current === undefined) return start(key, work);
    const queued = waiting.get(key);
    if (queued !== undefined) return queued;
    const next = current
      .catch(() => undefined)
      .then(() => {
        waiting.delete(key);
        return start(key, work);
      });
    waiting.set(key, next);
    return next;
  };
}
