/** The fields of a poll or prediction that its live document may change. */
export type Ballot = { id: string; revision: number; totalVotes: number; results: unknown; history: unknown };

/**
 * Merges loaded polls or predictions with their live versions, which have no history. Votes only
 * grow, so the larger tally is the newer one. For all other fields the higher revision wins.
 */
export function mergeLive<Item extends Ballot>(items: readonly Item[], live: readonly Item[]): Item[] {
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
