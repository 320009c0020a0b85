/**
 * The cache ages of a page. `staleSeconds` is the time after `freshSeconds` in which the CDN still
 * answers with the page while it fetches a new one.
 */
export type CachePolicy = { browserSeconds: number; freshSeconds: number; staleSeconds: number };

/** Reads the ages from a `Cache-Control` header. An age that it does not name is 0. */
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

/**
 * Simulates a CDN in front of the function: one LRU cache of `maxEntries` pages. Within
 * `freshSeconds` a page is a hit. Within `staleSeconds` after that it is a hit too, and the CDN
 * fetches it in the background. Later the reader waits for the fetch. Times are in seconds.
 */
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
        // If a background fetch is still running, wait for its answer instead of a second fetch.
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
