import { formatWait } from '@first-show/domain/core/dates';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { Deps } from '../deps.ts';
import { createMemoryLimiter, createSharedLimiter, type Limit, type Limiter } from './limiter.ts';
import { isTrusted, networkKeyOf, type Caller, type Visitor } from './trust.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Row = Limit & { isShared: boolean };
/**
 * Counted in the memory of each instance, where a shared count would cost more writes than the
 * action itself.
 */
const each = (points: number, seconds: number): Row => ({ points, seconds, isShared: false });
/** Counted in Firestore, for all instances together. */
const shared = (points: number, seconds: number): Row => ({ points, seconds, isShared: true });

/**
 * The rate limits: points per time. An action takes a point from each limit in its line that
 * applies to it.
 *
 * - `reader`: one reader.
 * - `newcomers`: all readers of one network who are not trusted yet, together. Clearing the cookie
 *   makes a new reader, but not a new network.
 * - `everybody`: all readers of one network, together.
 *
 * The limits of a network are high, because thousands of phones share one address of a mobile
 * carrier. `RATE_LIMIT_SCALE` multiplies all points.
 */
export const limits = {
  // Calls that are limited by their network alone, because they carry no reader.
  refused: { what: 'refused requests', everybody: each(1000, 10 * MINUTE) },
  newReader: { what: 'new readers', everybody: each(2000, HOUR) },
  formTicket: { what: 'forms', everybody: each(600, MINUTE) },
  fieldReport: { what: 'reports', everybody: each(600, 10 * MINUTE) },
  // Otherwise one network could fill the list of errors with invented ones.
  newBrowserError: { what: 'new errors', everybody: each(20, DAY) },
  // Documents, not calls (`read-budget.ts`).
  reads: { what: 'requests', everybody: each(500_000, DAY) },

  // Per call.
  pageView: {
    what: 'page views',
    reader: each(240, MINUTE),
    newcomers: each(20_000, MINUTE),
    everybody: each(100_000, MINUTE),
  },
  readerState: {
    what: 'requests',
    reader: each(240, MINUTE),
    newcomers: each(20_000, MINUTE),
    everybody: each(100_000, MINUTE),
  },
  search: {
    what: 'searches',
    reader: each(30, MINUTE),
    newcomers: each(3000, MINUTE),
    everybody: each(15_000, MINUTE),
  },

  // A member of staff, not a reader: each preview sends a request to another site in our name.
  sourcePreview: {
    what: 'previews',
    reader: each(20, 10 * MINUTE),
    newcomers: each(200, 10 * MINUTE),
    everybody: each(200, 10 * MINUTE),
  },

  // The limits of a network apply to one poll, one prediction, one article or one film.
  vote: { what: 'votes', reader: each(30, MINUTE), newcomers: shared(1000, DAY), everybody: shared(6000, DAY) },
  react: { what: 'reactions', reader: each(60, MINUTE), newcomers: shared(1000, DAY), everybody: shared(6000, DAY) },
  rate: { what: 'ratings', reader: each(60, MINUTE), newcomers: shared(1000, DAY), everybody: shared(6000, DAY) },

  // Actions that fill queues and mailboxes.
  comment: {
    what: 'comments',
    reader: shared(10, 10 * MINUTE),
    newcomers: shared(300, 10 * MINUTE),
    everybody: shared(1500, 10 * MINUTE),
  },
  report: { what: 'reports', reader: shared(20, HOUR), newcomers: shared(200, HOUR), everybody: shared(1000, HOUR) },
  contact: { what: 'messages', reader: shared(5, HOUR), newcomers: shared(100, HOUR), everybody: shared(500, HOUR) },
  newsletter: {
    what: 'newsletter requests',
    reader: shared(10, HOUR),
    newcomers: shared(200, HOUR),
    everybody: shared(1000, HOUR),
  },
  passwordReset: {
    what: 'password requests',
    reader: shared(5, HOUR),
    newcomers: shared(50, HOUR),
    everybody: shared(250, HOUR),
  },
} as const satisfies Record<string, { what: string; reader?: Row; newcomers?: Row; everybody: Row }>;

export type Action = keyof typeof limits;
/** Actions of readers. All others are limited by their network alone. */
export type ReaderAction = {
  [Name in Action]: (typeof limits)[Name] extends { reader: Row } ? Name : never;
}[Action];

/**
 * A form without a valid ticket (`form-ticket.ts`) also takes this many points from a second count
 * of its network's limits. So such forms get at most a third, and the rest is kept for forms with a
 * ticket.
 */
export const POINTS_WITHOUT_TICKET = 3;

/** Points that an action took from its network. */
export type NetworkPoints = { giveBack: () => void };

/**
 * Takes the points of an action, or none if one of the limits is used up (429). Call it after all
 * other checks.
 *
 * `item` is the poll, prediction, article or film, for limits that apply to one of them. If the
 * action has no effect, give back the points of the network, so that nobody uses them up for
 * others. The reader's own limit counts attempts.
 */
export async function takePoints(
  deps: Deps,
  action: ReaderAction,
  { reader, item = '', hasTicket = true }: { reader: Visitor; item?: string; hasTicket?: boolean },
): Promise<Result<NetworkPoints>> {
  const own = limiterOf(deps, action, 'reader');
  // A new reader has used nothing.
  const ownWaitMs = reader.isNew ? 0 : await own.waitMs(reader.readerId);
  if (ownWaitMs > 0) return fail(tooMany(limits[action].what, ownWaitMs));

  const network = networkKeyOf(deps, reader);
  const columns = isTrusted(reader) ? (['everybody'] as const) : (['newcomers', 'everybody'] as const);
  const counts = [
    ...(reader.isNew ? [{ action: 'newReader' as const, column: 'everybody' as const, key: network, points: 1 }] : []),
    ...columns.map((column) => ({ action, column, key: `${network}:${item}`, points: 1 })),
    ...(hasTicket
      ? []
      : columns.map((column) => ({ action, column, key: `${network}:no-ticket`, points: POINTS_WITHOUT_TICKET }))),
  ];
  const taken: (() => void)[] = [];
  const giveBack = () => taken.splice(0).forEach((back) => back());
  for (const { action, column, key, points } of counts) {
    const limiter = limiterOf(deps, action, column);
    const waitMs = await limiter.take(key, points);
    if (waitMs > 0) {
      giveBack();
      return fail(tooMany(`${limits[action].what} from your network`, waitMs));
    }
    taken.push(() => limiter.giveBack(key, points));
  }

  const waitMs = await own.take(reader.readerId, 1);
  if (waitMs === 0) return ok({ giveBack });
  giveBack();
  return fail(tooMany(limits[action].what, waitMs));
}

/** Takes points from the network alone. Returns 429 if its limit is used up, otherwise `null`. */
export async function takeNetworkPoints(
  deps: Deps,
  action: Exclude<Action, ReaderAction>,
  { caller, points = 1 }: { caller: Caller; points?: number },
): Promise<Failure | null> {
  const waitMs = await limiterOf(deps, action, 'everybody').take(networkKeyOf(deps, caller), points);
  return waitMs === 0 ? null : tooMany(`${limits[action].what} from your network`, waitMs);
}

/** Gives back points that `takeNetworkPoints` took. */
export const giveBackNetworkPoints = (
  deps: Deps,
  action: Exclude<Action, ReaderAction>,
  { caller, points }: { caller: Caller; points: number },
): void => limiterOf(deps, action, 'everybody').giveBack(networkKeyOf(deps, caller), points);

function tooMany(what: string, waitMs: number): Failure {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return {
    status: 429,
    message: `Too many ${what} in a short time. Please try again in ${formatWait(seconds)}.`,
    retryAfterSeconds: seconds,
  };
}

type Column = 'reader' | 'newcomers' | 'everybody';
const limitersByDeps = new WeakMap<Deps, Map<string, Limiter>>();

function limiterOf(deps: Deps, action: Action, column: Column): Limiter {
  const limiters = limitersByDeps.get(deps) ?? new Map<string, Limiter>();
  limitersByDeps.set(deps, limiters);
  const name = `${action}-${column}`;
  const known = limiters.get(name);
  if (known !== undefined) return known;
  const row = (limits[action] as Partial<Record<Column, Row>>)[column];
  if (row === undefined) throw new Error(`There is no limit ${name}`);
  const { seconds, isShared } = row;
  const points = Math.ceil(row.points * deps.config.rateLimitScale);
  // With a small scale, one form without a ticket must still be accepted.
  const pointsMin = isShared && column !== 'reader' ? POINTS_WITHOUT_TICKET : 1;
  const limit = { points: Math.max(points, pointsMin), seconds };
  const made = isShared ? createSharedLimiter(deps.db(), { name, ...limit }) : createMemoryLimiter(limit);
  limiters.set(name, made);
  return made;
}
