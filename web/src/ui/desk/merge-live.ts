/** The fields of a poll or prediction that `mergeLive` reads. */
type Ballot = { id: string; revision: number; totalVotes: number; results: unknown; history: unknown };

/**
 * Merges loaded polls or predictions with their live versions. The higher revision wins, with the
 * loaded history, because live versions have none. At the same revision, the version with more
 * votes has the newer tally, because votes only grow.
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

/**
 * True if the listener's documents (`heard`) have a change that the loaded list (`shown`) lacks: a
 * higher revision, a new item, or a deleted one. A missing document counts as deleted only if the
 * listener covers all items (`isWhole`).
 */
export function isBehind(
  shown: readonly { id: string; revision: number }[],
  heard: readonly { id: string; revision?: number }[],
  isWhole: boolean,
): boolean {
  const known = new Map(shown.map((one) => [one.id, one.revision]));
  const ids = new Set(heard.map(({ id }) => id));
  return (
    heard.some((doc) => (known.get(doc.id) ?? 0) < (doc.revision ?? 1)) ||
    (isWhole && shown.some(({ id }) => !ids.has(id)))
  );
}
