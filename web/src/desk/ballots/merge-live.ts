import type { AdminBallot } from '@first-show/domain/ballots/ballot-desk.schema';

/**
 * Merges loaded polls or predictions with their live versions. The higher revision wins, with the
 * loaded history, because live versions have none. At the same revision, the version with more
 * votes has the newer tally, because votes only grow.
 */
export function mergeLive<Item extends AdminBallot>(items: readonly Item[], live: readonly Item[]): Item[] {
  const byId = new Map(live.map((one) => [one.id, one]));
  return items.map((item) => {
    const newer = byId.get(item.id);
    if (newer === undefined || newer.revision < item.revision) return item;
    if (newer.revision > item.revision) return { ...newer, history: item.history };
    return newer.totalVotes > item.totalVotes
      ? { ...item, results: newer.results, totalVotes: newer.totalVotes }
      : item;
  });
}
