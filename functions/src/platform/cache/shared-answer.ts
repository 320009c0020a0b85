/**
 * Lets the calls of an instance share answers. `share` makes a new answer, unless it began to make
 * one less than `maxAgeSeconds` ago. So a caller that has just written something and asks with 0
 * never gets an answer without that write.
 */
export function createSharedAnswers(nowMs: () => number) {
  const latest = new Map<string, { startedMs: number; answer: Promise<unknown> }>();
  return function share<Answer>(
    key: string,
    { maxAgeSeconds }: { maxAgeSeconds: number },
    make: () => Promise<Answer>,
  ): Promise<Answer> {
    const last = latest.get(key);
    if (last !== undefined && nowMs() - last.startedMs < maxAgeSeconds * 1000) return last.answer as Promise<Answer>;
    const next = { startedMs: nowMs(), answer: make() };
    latest.set(key, next);
    next.answer.catch(() => {
      if (latest.get(key) === next) latest.delete(key);
    });
    return next.answer;
  };
}
