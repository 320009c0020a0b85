import { RateLimiterRes } from 'rate-limiter-flexible';
import type { FormKind } from '@first-show/domain/core/form-ticket';
import type { Failure } from '@first-show/domain/core/result';
import type { Deps } from '../deps.ts';
import { FirestoreLimiter } from './firestore-limiter.ts';
import { tooMany } from './too-many.ts';
import { isTrusted, networkKeyOf, type Visitor } from './trust.ts';

/**
 * Limits for all readers of one network together, counted in Firestore over all instances. Clearing
 * the cookie makes a new reader, so without these limits one person could vote like a crowd.
 * `newcomers` limits untrusted readers, `all` every reader. Both are high, because thousands of
 * phones share one address of a mobile carrier. A share of votes or reactions applies to a single
 * poll, prediction or article.
 */
export const networkShares = {
  vote: { newcomers: 1000, all: 6000, seconds: 86_400, what: 'votes' },
  react: { newcomers: 1000, all: 6000, seconds: 86_400, what: 'reactions' },
  comment: { newcomers: 300, all: 1500, seconds: 600, what: 'comments' },
  report: { newcomers: 200, all: 1000, seconds: 3600, what: 'reports' },
  contact: { newcomers: 100, all: 500, seconds: 3600, what: 'messages' },
  newsletter: { newcomers: 200, all: 1000, seconds: 3600, what: 'newsletter requests' },
  passwordReset: { newcomers: 50, all: 250, seconds: 3600, what: 'password requests' },
} as const;
export type ShareName = keyof typeof networkShares;

/** Forms without a valid ticket (`form-ticket.ts`) get this part of each share of their network. */
export const UNTICKETED_PART = 1 / 3;

/**
 * Maximum number of points that an instance reserves in one write, so that its readers do not queue
 * for one document. From a small share it reserves only a fiftieth in one write.
 */
export const SHARE_BLOCK = 20;

/** Maximum number of shares that an instance keeps in memory for each `Pool`. */
const SHARES_MAX = 5000;

type Share = { left: number; untilMs: number; reserving: Promise<void> | null };
type Pool = { limiter: FirestoreLimiter; block: number; seconds: number; known: Map<string, Share> };
const poolsByDeps = new WeakMap<Deps, Map<string, Pool>>();

/**
 * The share of one action.
 *
 * - `refusal` takes a point before the action, so that concurrent actions cannot overdraw the
 *   share. Returns 429 if the network has used up its share, otherwise `null`.
 * - `spend` keeps the point used; call it after the action was counted.
 * - `release` gives back a point that was taken but not spent, because an action without effect
 *   must not use up the network's share. Call it at the end in any case.
 */
export type NetworkShare = { refusal: () => Promise<Failure | null>; spend: () => void; release: () => void };

/**
 * The share from which `reader` takes points. `item` is 'polls_<id>', 'predictions_<id>' or
 * 'articles_<id>', or '' for shares without an item.
 */
export function networkShareOf(
  deps: Deps,
  { name, reader, item = '' }: { name: ShareName; reader: Visitor; item?: string },
): NetworkShare {
  const pools = poolsOf(reader, (who) => poolOf(deps, { keyPrefix: `share-${name}-${who}`, name, who }));
  return shareOf(pools, { name, key: `${networkKeyOf(deps, reader)}:${item}` });
}

/** The share of forms without a valid ticket, in addition to the usual share. */
export function unticketedShareOf(deps: Deps, { name, reader }: { name: FormKind; reader: Visitor }): NetworkShare {
  const pools = poolsOf(reader, (who) =>
    poolOf(deps, { keyPrefix: `share-${name}-${who}-unticketed`, name, who, part: UNTICKETED_PART }),
  );
  return shareOf(pools, { name, key: `${networkKeyOf(deps, reader)}:` });
}

const poolsOf = (reader: Visitor, pool: (who: 'newcomers' | 'all') => Pool): Pool[] =>
  isTrusted(reader) ? [pool('all')] : [pool('newcomers'), pool('all')];

function shareOf(pools: readonly Pool[], { name, key }: { name: ShareName; key: string }): NetworkShare {
  const taken: Share[] = [];
  const release = (): void => {
    for (const share of taken.splice(0)) share.left += 1;
  };
  return {
    refusal: async () => {
      for (const pool of pools) {
        const { share, msBeforeNext } = await takeFrom(pool, key);
        if (share === null) {
          release();
          return tooMany(`${networkShares[name].what} from your network`, msBeforeNext);
        }
        taken.push(share);
      }
      return null;
    },
    spend: () => {
      taken.length = 0;
    },
    release,
  };
}

function poolOf(
  deps: Deps,
  { keyPrefix, name, who, part = 1 }: { keyPrefix: string; name: ShareName; who: 'newcomers' | 'all'; part?: number },
): Pool {
  const pools = poolsByDeps.get(deps) ?? new Map<string, Pool>();
  poolsByDeps.set(deps, pools);
  const known = pools.get(keyPrefix);
  if (known !== undefined) return known;
  const { seconds, [who]: share } = networkShares[name];
  const points = Math.ceil(share * part * deps.config.rateLimitScale);
  const limiter = new FirestoreLimiter({
    keyPrefix,
    points,
    duration: seconds,
    storeClient: deps.db(),
    inMemoryBlockOnConsumed: points + 1,
  });
  const made = {
    limiter,
    block: Math.min(SHARE_BLOCK, Math.ceil(points / 50)),
    seconds,
    known: new Map<string, Share>(),
  };
  pools.set(keyPrefix, made);
  return made;
}

/**
 * Takes a point from this instance's part of the share, which grows by blocks. `share` is `null` if
 * the share is used up; `msBeforeNext` then says when there are new points.
 */
async function takeFrom(
  pool: Pool,
  key: string,
): Promise<{ share: Share; msBeforeNext: 0 } | { share: null; msBeforeNext: number }> {
  for (;;) {
    const share = currentShare(pool, key);
    if (share.left > 0) {
      share.left -= 1;
      return { share, msBeforeNext: 0 };
    }
    share.reserving ??= reserveBlock(pool, key, share).finally(() => (share.reserving = null));
    try {
      await share.reserving;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { share: null, msBeforeNext: refusal.msBeforeNext };
    }
  }
}

function currentShare({ seconds, known }: Pool, key: string): Share {
  const share = known.get(key);
  if (share !== undefined && share.untilMs > Date.now()) return share;
  const fresh: Share = { left: 0, untilMs: Date.now() + seconds * 1000, reserving: null };
  known.set(key, fresh);
  for (const oldest of known.keys()) {
    if (known.size <= SHARES_MAX) break;
    known.delete(oldest);
  }
  return fresh;
}

async function reserveBlock({ limiter, block }: Pool, key: string, share: Share): Promise<void> {
  const { msBeforeNext } = await limiter.consume(key, block);
  share.left += block;
  share.untilMs = Date.now() + msBeforeNext;
}
