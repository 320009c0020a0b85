/**
 * Runs at most one `work` per key at a time. Who asks while it runs waits for one further run,
 * which begins after the asking: what was written before is seen by it, and a hundred who ask cost
 * two runs.
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
