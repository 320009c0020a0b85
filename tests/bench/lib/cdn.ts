/**
 * Simulates a CDN in front of the function with the headers of the pages: fresh for `s-maxage`,
 * stale with background revalidation for `stale-while-revalidate`, then fetched while the reader
 * waits. One LRU cache of `maxEntries` pages. Times are in seconds.
 */
export type CachePolicy = { browserSeconds: number; freshSeconds: number; staleSeconds: number };

/** Parses a `Cache-Control` header. */
export function policyOf(header: string): CachePolicy {
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(header)?.[1] ?? 0);
  return {
    browserSeconds: seconds('max-age'),
    freshSeconds: seconds('s-maxage'),
    staleSeconds: seconds('stale-while-revalidate'),
  };
}

/** When the origin reads the data of its answer, and when the answer arrives. */
export type Origin = (page: number, at: number) => { readAt: number; arrivesAt: number };
export type Served = { isHit: boolean; readAt: number; servedAt: number };

export function createCdn(rules: { policy: CachePolicy; maxEntries: number; origin: Origin }) {
  const { freshSeconds, staleSeconds } = rules.policy;
  const kept = new Map<
    number,
    { readAt: number; fetchedAt: number; next: { readAt: number; arrivesAt: number } | null }
  >();
  let fetches = 0;

  const fetch = (page: number, at: number) => {
    fetches += 1;
    return rules.origin(page, at);
  };

  function keep(page: number, entry: { readAt: number; fetchedAt: number }): void {
    kept.delete(page);
    kept.set(page, { ...entry, next: null });
    for (const oldest of kept.keys()) {
      if (kept.size <= rules.maxEntries) break;
      kept.delete(oldest);
    }
  }

  return {
    fetches: () => fetches,
    view(page: number, at: number): Served {
      let entry = kept.get(page);
      // The background fetch has finished: its answer replaces the stale entry.
      if (entry?.next && entry.next.arrivesAt <= at) {
        keep(page, { readAt: entry.next.readAt, fetchedAt: entry.next.arrivesAt });
        entry = kept.get(page);
      }
      const age = entry === undefined ? Infinity : at - entry.fetchedAt;
      if (entry === undefined || age >= freshSeconds + staleSeconds) {
        // Requests during a fetch share its answer.
        const answer = entry?.next ?? fetch(page, at);
        keep(page, { readAt: answer.readAt, fetchedAt: answer.arrivesAt });
        return { isHit: false, readAt: answer.readAt, servedAt: answer.arrivesAt };
      }
      kept.delete(page);
      kept.set(page, entry);
      if (age >= freshSeconds) entry.next ??= fetch(page, at);
      return { isHit: true, readAt: entry.readAt, servedAt: at };
    },
  };
}
