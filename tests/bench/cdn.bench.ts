import { AGE_LIMIT_SECONDS, cacheControl, FUNCTION_CACHE_SECONDS } from '../../functions/src/platform/http/cache.ts';
import type { Bench, Figure } from './lib/bench.ts';
import { createCdn, policyOf, type CachePolicy, type Origin } from './lib/cdn.ts';
import { seeded, zipf } from './lib/random.ts';

const DAY_SECONDS = 86_400;
const VIEWS = 1_000_000;
const ARTICLES = 100_000;
const ZIPF_S = 1;
const EDITS = 50;
const SEED = 20_261_121;
/** Seconds from the CDN's request to the arrival of the origin's answer. */
const ORIGIN_SECONDS = 0.3;
/**
 * The maximum number of pages that one location of the CDN stores. With cache ages of a minute,
 * only a few hundred are used at once.
 */
const CDN_ENTRIES = 20_000;
const SHARE_MIN = 0.95;

/**
 * Simulates a day of readers at one CDN location, with the real headers of the pages. A hit is a
 * view without waiting. The same seed gives the same figures; nothing depends on the machine.
 */
export const bench: Bench = {
  summary: `a simulated day behind the CDN (${number(VIEWS)} views of ${number(ARTICLES)} articles, ${EDITS} edits): hit ratio reached and possible, oldest page after an edit`,
  needs: 'nothing',
  run({ step }) {
    step(`${number(VIEWS)} views of ${number(ARTICLES)} articles, Zipf with s = ${ZIPF_S}, ${EDITS} edits …`);
    const day = makeDay();
    const policy = policyOf(cacheControl.public);
    const ours = simulate(day, policy);
    return Promise.resolve(
      figuresOf({ day, policy, ours, possible: possibleHits(day), plain: plainHits(day, AGE_LIMIT_SECONDS) }),
    );
  },
};

type Day = { at: Float64Array; page: Uint32Array; edits: Map<number, number[]> };

/**
 * Views are at random times of the day. Edits are spread over the articles like the views, so the
 * most read articles are edited most often.
 */
function makeDay(): Day {
  const random = seeded(SEED);
  const pick = zipf(ARTICLES, ZIPF_S, random);
  const at = Float64Array.from({ length: VIEWS }, () => random() * DAY_SECONDS).sort();
  const page = Uint32Array.from({ length: VIEWS }, pick);
  const edits = new Map<number, number[]>();
  for (let count = 0; count < EDITS; count += 1) {
    const edited = pick();
    edits.set(
      edited,
      [...(edits.get(edited) ?? []), random() * DAY_SECONDS].sort((a, b) => a - b),
    );
  }
  return { at, page, edits };
}

/**
 * The function with its own cache. It is simulated as one instance, because several instances would
 * render a page more often and so serve younger pages.
 */
function createOrigin(): Origin & { reads: () => number } {
  const kept = new Map<number, number>();
  let reads = 0;
  const origin: Origin = (page, at) => {
    const readAt = kept.get(page);
    const arrivesAt = at + ORIGIN_SECONDS;
    if (readAt !== undefined && at - readAt < FUNCTION_CACHE_SECONDS.found) return { readAt, arrivesAt };
    reads += 1;
    kept.set(page, at);
    return { readAt: at, arrivesAt };
  };
  return Object.assign(origin, { reads: () => reads });
}

type Run = { hits: number; fetches: number; reads: number; staleViews: number; oldestSeconds: number };

function simulate(day: Day, policy: CachePolicy): Run {
  const origin = createOrigin();
  const cdn = createCdn({ policy, maxEntries: CDN_ENTRIES, origin });
  let [hits, staleViews, oldestSeconds] = [0, 0, 0];
  for (let index = 0; index < VIEWS; index += 1) {
    const page = day.page[index] ?? 0;
    const served = cdn.view(page, day.at[index] ?? 0);
    if (served.isHit) hits += 1;
    const missed = day.edits.get(page)?.find((edit) => edit > served.readAt && edit <= served.servedAt);
    if (missed === undefined) continue;
    staleViews += 1;
    // The browser may show the page again until its `max-age` is over.
    oldestSeconds = Math.max(oldestSeconds, served.servedAt + policy.browserSeconds - missed);
  }
  return { hits, fetches: cdn.fetches(), reads: origin.reads(), staleViews, oldestSeconds };
}

/**
 * An upper bound for CDNs that only fetch on request. It assumes that every view triggers a free
 * and instant background fetch, so a view is a hit if the page was requested within the last
 * `AGE_LIMIT_SECONDS`.
 */
function possibleHits({ at, page }: Day): number {
  const last = new Float64Array(ARTICLES).fill(-Infinity);
  let hits = 0;
  for (let index = 0; index < VIEWS; index += 1) {
    const [now, which] = [at[index] ?? 0, page[index] ?? 0];
    if (now - (last[which] ?? -Infinity) < AGE_LIMIT_SECONDS) hits += 1;
    last[which] = now;
  }
  return hits;
}

/**
 * The baseline: a CDN without revalidation that stores each page for `seconds` seconds, in front of
 * a function without a cache.
 */
function plainHits({ at, page }: Day, seconds: number): number {
  const until = new Float64Array(ARTICLES).fill(-Infinity);
  let hits = 0;
  for (let index = 0; index < VIEWS; index += 1) {
    const [now, which] = [at[index] ?? 0, page[index] ?? 0];
    if (now < (until[which] ?? 0)) hits += 1;
    else until[which] = now + seconds;
  }
  return hits;
}

function figuresOf({
  day,
  policy,
  ours,
  possible,
  plain,
}: {
  day: Day;
  policy: CachePolicy;
  ours: Run;
  possible: number;
  plain: number;
}): Figure[] {
  const share = ours.hits / possible;
  const percent = (count: number) => `${((100 * count) / VIEWS).toFixed(2)} %`;
  const edited = [...day.edits.values()].reduce((sum, times) => sum + times.length, 0);
  return [
    {
      what: 'headers: browser, CDN fresh, CDN stale, function',
      measured: `${policy.browserSeconds} + ${policy.freshSeconds} + ${policy.staleSeconds} + ${functionSeconds()} s`,
      goal: `${AGE_LIMIT_SECONDS} s`,
      isMet: policy.browserSeconds + policy.freshSeconds + policy.staleSeconds + functionSeconds() <= AGE_LIMIT_SECONDS,
    },
    { what: 'hit ratio reached', measured: percent(ours.hits) },
    { what: `hit ratio possible at ${AGE_LIMIT_SECONDS} s (fetched anew at every view)`, measured: percent(possible) },
    {
      what: 'reached of the possible',
      measured: `${(100 * share).toFixed(2)} %`,
      goal: `${100 * SHARE_MIN} %`,
      isMet: share >= SHARE_MIN,
    },
    {
      what: `for comparison: ${AGE_LIMIT_SECONDS} s at the CDN, no revalidation, no other cache`,
      measured: percent(plain),
    },
    {
      what: 'oldest page seen after an edit',
      measured: `${ours.oldestSeconds.toFixed(1)} s`,
      goal: `${AGE_LIMIT_SECONDS} s`,
      isMet: ours.oldestSeconds <= AGE_LIMIT_SECONDS,
    },
    { what: 'edits, views that missed one', measured: `${edited}, ${number(ours.staleViews)}` },
    { what: 'calls of the function, pages made', measured: `${number(ours.fetches)}, ${number(ours.reads)}` },
  ];
}

function functionSeconds(): number {
  return FUNCTION_CACHE_SECONDS.found + FUNCTION_CACHE_SECONDS.surroundings;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
