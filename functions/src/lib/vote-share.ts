import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Failure } from '@first-show/domain/core/result';
import type { Deps } from './deps.ts';
import { ageSecondsOf, FirestoreLimiter, networkKeyOf, tooMany, type Visitor } from './limits.ts';

/**
 * How many votes on one poll or prediction all new readers of one network may cast together, counted over all instances: whoever clears the
 * cookie is a new reader, and without this one patient person is a crowd. Generous, since a campus or a thousand phones may share an
 * address; who has been here for a day is never counted.
 */
export const VOTE_SHARE = { points: 1000, seconds: 86_400, newcomerSeconds: 86_400, block: 20 } as const;

/** Networks and items that an instance remembers. */
const SHARES_MAX = 5000;

type Share = { left: number; untilMs: number; reserving: Promise<void> | null };
type Shares = { limiter: FirestoreLimiter; block: number; known: Map<string, Share> };
const sharesByDeps = new WeakMap<Deps, Shares>();

/**
 * `refusal`: 429 where the network has had its share, asked before the vote. `spend` it when the vote was counted, and only then: a vote that
 * changes nothing takes nothing from the neighbours.
 */
export type VoteShare = { refusal: () => Promise<Failure | null>; spend: () => void };

/** `item`: 'polls_<id>' or 'predictions_<id>'. */
export function voteShareOf(deps: Deps, { reader, item }: { reader: Visitor; item: string }): VoteShare {
  if (ageSecondsOf(deps, reader) >= VOTE_SHARE.newcomerSeconds) return { refusal: () => Promise.resolve(null), spend: () => undefined };
  const shares = sharesOf(deps);
  const key = `${networkKeyOf(deps, reader)}:${item}`;
  return {
    refusal: () => reserve(shares, key),
    spend: () => {
      const share = shares.known.get(key);
      if (share !== undefined) share.left -= 1;
    },
  };
}

function sharesOf(deps: Deps): Shares {
  const known = sharesByDeps.get(deps);
  if (known !== undefined) return known;
  const points = Math.ceil(VOTE_SHARE.points * deps.config.rateLimitScale);
  const limiter = new FirestoreLimiter({ keyPrefix: 'vote-share', points, duration: VOTE_SHARE.seconds, storeClient: deps.db(), inMemoryBlockOnConsumed: points + 1 });
  const made = { limiter, block: Math.min(VOTE_SHARE.block, points), known: new Map<string, Share>() };
  sharesByDeps.set(deps, made);
  return made;
}

/**
 * Sees to it that this instance holds points of the share. It takes them by the block, so that votes do not queue up at one document; votes
 * that were under way together may overdraw a block, which the next one pays.
 */
async function reserve({ limiter, block, known }: Shares, key: string): Promise<Failure | null> {
  let share = known.get(key);
  if (share === undefined || share.untilMs <= Date.now()) {
    share = { left: 0, untilMs: Date.now() + VOTE_SHARE.seconds * 1000, reserving: null };
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
    return tooMany('votes from your network', refusal.msBeforeNext);
  }

  async function takeBlock(from: Share): Promise<void> {
    const points = block - from.left;
    const taken = await limiter.consume(key, points);
    // Added: votes that were counted meanwhile have been taken off.
    from.left += points;
    from.untilMs = Date.now() + taken.msBeforeNext;
  }
}
