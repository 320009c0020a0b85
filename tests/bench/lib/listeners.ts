import { PUBLISH_GAP_MS } from '../../../functions/src/platform/counters/publish.ts';
import { PANEL_ITEMS } from '@first-show/domain/core/limits';
import { zipf } from './random.ts';

/** A crowd of constant size. Every reader has one page open. */
export type Crowd = {
  online: number;
  minutes: number;
  /** Pages that a reader opens per minute and per visit. */
  viewsPerMinute: number;
  viewsPerVisit: number;
  /** Share of home page views. All other views are of articles, by Zipf's law with s = 1. */
  homeShare: number;
  articles: number;
  /** Share of article views followed by a reaction, and by an approved comment. */
  reactionShare: number;
  commentShare: number;
  /** Share of home views followed by a vote or a prediction. */
  voteShare: number;
  /**
   * Seconds for which the polls and predictions are in a home reader's viewport. They only have a
   * listener during that time (`site/ballots/use-ballot.ts`).
   */
  ballotSeconds: number;
  random: () => number;
};

const HOME = -1;
/** The minute job writes the statistics (`jobs/every-minute.job.ts`). */
const STATS_GAP_MS = 60_000;
/** The minute job rebuilds the home roll-up if articles got views (`jobs/every-minute.job.ts`). */
const HOME_SECONDS = 60;
/** Polls and predictions on the home page: two of each. */
const HOME_BALLOTS = 2 * PANEL_ITEMS;

/**
 * The documents that are sent to the listeners of open pages, per reader and minute, by purpose.
 * They are simulated second by second with the intervals of the code. Every page listens to the
 * statistics. An article page also listens to its reactions and its roll-up. The home page also
 * listens to its roll-up, and to its four ballots while these are in the viewport. (Other pages
 * listen to fewer documents.) `tests/e2e/live.spec.ts` checks the listeners of real pages.
 */
export function listenerReads(crowd: Crowd): {
  stats: number;
  opening: number;
  reactions: number;
  comments: number;
  home: number;
  ballots: number;
  total: number;
} {
  const { online, random } = crowd;
  const pick = zipf(crowd.articles, 1, random);
  const open = () => (random() < crowd.homeShare ? HOME : pick());
  const shown = Int32Array.from({ length: online }, open);
  const readers = new Map<number, number>();
  const add = (page: number, change: number) => readers.set(page, (readers.get(page) ?? 0) + change);
  for (const page of shown) add(page, 1);
  const reads = { stats: 0, opening: 0, reactions: 0, comments: 0, home: 0, ballots: 0 };
  /** When each reader who has the ballots in the viewport reached them, in milliseconds. */
  const looking: number[] = [];
  const dirty = new Set<number>();
  const writtenMs = new Map<number, number>();
  let statsMs = -Infinity;
  let due = 0;
  for (let nowMs = 0; nowMs < crowd.minutes * 60_000; nowMs += 1000) {
    for (due += (online * crowd.viewsPerMinute) / 60; due >= 1; due -= 1) {
      const reader = Math.floor(random() * online);
      add(shown[reader] ?? HOME, -1);
      const page = open();
      shown[reader] = page;
      add(page, 1);
      // Attaching a listener sends its document once. The listener on the statistics stays attached
      // for a whole visit.
      reads.opening += (page === HOME ? 1 : 2) + (random() < 1 / crowd.viewsPerVisit ? 1 : 0);
      if (page === HOME) {
        // Every home reader scrolls past all ballots once.
        reads.ballots += crowd.ballotSeconds > 0 ? HOME_BALLOTS : 0;
        looking.push(nowMs);
        if (random() < crowd.voteShare) reads.ballots += looking.length;
        continue;
      }
      if (random() < crowd.reactionShare) dirty.add(page);
      if (random() < crowd.commentShare) reads.comments += readers.get(page) ?? 0;
    }
    while ((looking[0] ?? Infinity) <= nowMs - crowd.ballotSeconds * 1000) looking.shift();
    for (const page of dirty) {
      if (nowMs - (writtenMs.get(page) ?? -Infinity) < PUBLISH_GAP_MS) continue;
      reads.reactions += readers.get(page) ?? 0;
      writtenMs.set(page, nowMs);
      dirty.delete(page);
    }
    if (nowMs - statsMs >= STATS_GAP_MS) {
      reads.stats += online;
      statsMs = nowMs;
    }
    if (nowMs % (HOME_SECONDS * 1000) === 0) reads.home += readers.get(HOME) ?? 0;
  }
  const each = (count: number) => count / online / crowd.minutes;
  const total = Object.values(reads).reduce((sum, count) => sum + count, 0);
  return {
    stats: each(reads.stats),
    opening: each(reads.opening),
    reactions: each(reads.reactions),
    comments: each(reads.comments),
    home: each(reads.home),
    ballots: each(reads.ballots),
    total: each(total),
  };
}
