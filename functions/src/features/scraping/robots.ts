import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import robotsParser from 'robots-parser';
import { collections } from '@first-show/domain/core/collections';
import { CRAWL_DELAY_MAX_MS, ROBOTS_KEPT_HOURS } from '@first-show/domain/scraping/scraping-limits';

/**
 * robots.txt by RFC 9309: a missing file allows everything, and while a file is unavailable,
 * nothing is allowed. Cached for a day in `system/robots_{hash of the origin}`.
 */
export type RobotsText = { origin: string; text: string; readAt: string };
export type RobotsAnswer = { kind: 'text'; text: string } | { kind: 'none' } | { kind: 'unavailable'; message: string };
type RobotsVerdict = { isAllowed: true; delayMs: number } | { isAllowed: false; message: string };

/** A larger robots.txt counts as unavailable. RFC 9309 requires a limit of at least 500 KiB. */
export const ROBOTS_MAX_BYTES = 512 * 1024;
/**
 * A longer text is cut before it is stored, because a Firestore document holds at most 1 MiB. A
 * file of `ROBOTS_MAX_BYTES` gets so long only if it is not valid UTF-8: each invalid byte then
 * becomes a character of three bytes.
 */
const STORED_MAX_BYTES = 1_000_000;

export type RobotsStore = {
  load: (origin: string) => Promise<RobotsText | null>;
  save: (robots: RobotsText) => Promise<void>;
};

export function firestoreRobots(db: Firestore): RobotsStore {
  const ref = (origin: string) =>
    db.collection(collections.system).doc(`robots_${createHash('sha256').update(origin).digest('hex').slice(0, 20)}`);
  return {
    load: async (origin) => {
      const found = (await ref(origin).get()).data() as RobotsText | undefined;
      return found?.origin === origin ? found : null;
    },
    save: async (robots) => void (await ref(robots.origin).set(robots)),
  };
}

/** A store for previews, which must not write. */
export const readOnlyRobots = (store: RobotsStore): RobotsStore => ({
  load: store.load,
  save: () => Promise.resolve(),
});

export type Robots = (url: string) => Promise<RobotsVerdict>;

/**
 * Checks URLs against the robots.txt of their sites. `fetchText` loads each robots.txt once, and
 * only if the store has no recent copy.
 */
export function createRobots(context: {
  store: RobotsStore;
  now: () => Date;
  botName: string;
  fetchText: (url: string) => Promise<RobotsAnswer>;
}): Robots {
  const asked = new Map<string, Promise<RobotsText | string>>();
  const textOf = async (origin: string): Promise<RobotsText | string> => {
    const kept = await context.store.load(origin);
    const ageMs = kept === null ? Infinity : context.now().getTime() - Date.parse(kept.readAt);
    if (kept !== null && ageMs < ROBOTS_KEPT_HOURS * 3_600_000) return kept;
    const answer = await context.fetchText(`${origin}/robots.txt`);
    if (answer.kind === 'unavailable')
      return `Its robots.txt could not be read, so nothing of it is: ${answer.message}`;
    const robots = {
      origin,
      text: answer.kind === 'none' ? '' : Buffer.from(answer.text).subarray(0, STORED_MAX_BYTES).toString(),
      readAt: context.now().toISOString(),
    };
    await context.store.save(robots);
    return robots;
  };
  return async (url) => {
    const { origin, pathname } = new URL(url);
    if (pathname === '/robots.txt') return { isAllowed: true, delayMs: 0 };
    const known = asked.get(origin) ?? textOf(origin);
    asked.set(origin, known);
    const robots = await known;
    if (typeof robots === 'string') return { isAllowed: false, message: robots };
    const rules = robotsParser(`${origin}/robots.txt`, robots.text);
    if (rules.isAllowed(url, context.botName) === false)
      return { isAllowed: false, message: `The robots.txt of ${origin} does not allow this address.` };
    const delaySeconds = rules.getCrawlDelay(context.botName) ?? 0;
    return { isAllowed: true, delayMs: Math.min(CRAWL_DELAY_MAX_MS, Math.max(0, delaySeconds * 1000)) };
  };
}
