/**
 * True if the listener's documents (`heard`) have a change that the loaded list (`shown`) lacks: a
 * higher revision, a new item, or a deleted one. A missing document counts as deleted only if the
 * listener covers all items (`coversAll`).
 */
export function isBehind(
  shown: readonly { id: string; revision: number }[],
  heard: readonly { id: string; revision?: number }[],
  coversAll: boolean,
): boolean {
  const known = new Map(shown.map((one) => [one.id, one.revision]));
  const ids = new Set(heard.map(({ id }) => id));
  return (
    heard.some((doc) => (known.get(doc.id) ?? 0) < (doc.revision ?? 1)) ||
    (coversAll && shown.some(({ id }) => !ids.has(id)))
  );
}
