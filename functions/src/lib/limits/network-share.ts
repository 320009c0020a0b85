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
 * Points that an instance reserves at once, so that its readers do not queue for one document; a
 * fiftieth of a small share.
 */
export const SHARE_BLOCK = 20;

/** Shares that an instance keeps in memory. */
const SHARES_MAX = 5000;

type Share = { left: number; untilMs: number; reserving: Promise<void> | null };
type Pool = { limiter: FirestoreLimiter; block: number; seconds: number; known: Map<string, Share> };
const poolsByDeps = new WeakMap<Deps, Map<string, Pool>>();

/**
 * `refusal` returns 429 if the network has used up its share; call it before the action. `spend`
 * takes a point; call it only after the action was counted, because an action without effect must
 * not use up the network's share.
 */
export type NetworkShare = { refusal: () => Promise<Failure | null>; spend: () => void };

/**
 * The share from which `reader` takes. `item` is 'polls_<id>', 'predictions_<id>' or
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
  return {
    refusal: async () => {
      for (const pool of pools) {
        const msBeforeNext = await reserve(pool, key);
        if (msBeforeNext !== null) return tooMany(`${networkShares[name].what} from your network`, msBeforeNext);
      }
      return null;
    },
    spend: () => {
      for (const { known } of pools) {
        const share = known.get(key);
        if (share !== undefined) share.left -= 1;
      }
    },
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
 * Makes sure that this instance has points of the share. Returns `null`, or the milliseconds until
 * there are new ones. Points are reserved in blocks. Concurrent actions may overdraw a block, and
 * the next block is reduced by that.
 */
async function reserve({ limiter, block, seconds, known }: Pool, key: string): Promise<number | null> {
  let share = known.get(key);
  if (share === undefined || share.untilMs <= Date.now()) {
    share = { left: 0, untilMs: Date.now() + seconds * 1000, reserving: null };
    known.set(key, share);
    for (const oldest of known.keys()) {
      if (known.size <= SHARES_MAX) break;
      known.delete(oldest);
    }
  }
  if (share.left > 0) return null;
  const mine = share;
  mine.reserving ??= takeBlock(mine).finally(() => (mine.reserving = null));
  try {
    await mine.reserving;
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return refusal.msBeforeNext;
  }

  async function takeBlock(from: Share): Promise<void> {
    const points = block - from.left;
    const taken = await limiter.consume(key, points);
    // Add instead of setting, because concurrent actions have subtracted points in the meantime.
    from.left += points;
    from.untilMs = Date.now() + taken.msBeforeNext;
  }
}
