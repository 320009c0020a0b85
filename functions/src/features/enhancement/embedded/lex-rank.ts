/**
 * LexRank (Erkan and Radev, 2004): sentences that resemble many others describe the subject of a
 * text. Edges are cosines of TF-IDF vectors. The rank is the stationary distribution of a random
 * walk along the edges, computed by power iteration. `bias` is the distribution of restarts:
 * uniform in the original, or weighted towards sentences that are likely to matter.
 */
export function lexRank(
  sentences: readonly (readonly string[])[],
  options: { bias: readonly number[]; damping?: number },
): number[] {
  const size = sentences.length;
  if (size === 0) return [];
  const damping = options.damping ?? 0.85;
  const edges = edgesOf(tfIdf(sentences));
  const sums = edges.map((row) => row.reduce((sum, { weight }) => sum + weight, 0));
  const total = options.bias.reduce((sum, value) => sum + value, 0);
  const bias = options.bias.map((value) => (total > 0 ? value / total : 1 / size));
  let ranks = bias;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    // A sentence without edges passes its whole rank to the restart.
    const loose = ranks.reduce((sum, rank, from) => ((sums[from] ?? 0) > 0 ? sum : sum + rank), 0);
    const next = bias.map((start) => start * (1 - damping + damping * loose));
    for (const [from, row] of edges.entries()) {
      const share = (damping * (ranks[from] ?? 0)) / (sums[from] || 1);
      for (const { to, weight } of row) next[to] = (next[to] ?? 0) + share * weight;
    }
    const moved = next.reduce((sum, value, index) => sum + Math.abs(value - (ranks[index] ?? 0)), 0);
    ranks = next;
    if (moved < CONVERGED) break;
  }
  return ranks;
}

const ROUNDS_MAX = 100;
const CONVERGED = 1e-5;

type Edge = { to: number; weight: number };

/**
 * The edges between sentences. Only sentences with a common word have an edge, so this function
 * iterates over the words instead of all pairs.
 */
function edgesOf(vectors: readonly Vector[]): Edge[][] {
  const holders = new Map<string, Edge[]>();
  for (const [index, vector] of vectors.entries()) {
    for (const [term, weight] of vector) {
      const list = holders.get(term);
      if (list === undefined) holders.set(term, [{ to: index, weight }]);
      else list.push({ to: index, weight });
    }
  }
  return vectors.map((vector, from) => {
    const row = new Map<number, number>();
    for (const [term, weight] of vector) {
      for (const other of holders.get(term) ?? [])
        if (other.to !== from) row.set(other.to, (row.get(other.to) ?? 0) + weight * other.weight);
    }
    return [...row].map(([to, weight]) => ({ to, weight }));
  });
}

export type Vector = ReadonlyMap<string, number>;

/** TF-IDF vectors of unit length. The more sentences contain a word, the lower is its weight. */
export function tfIdf(sentences: readonly (readonly string[])[]): Vector[] {
  const documents = new Map<string, number>();
  for (const terms of sentences) for (const term of new Set(terms)) documents.set(term, (documents.get(term) ?? 0) + 1);
  return sentences.map((terms) => {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const weights = new Map(
      [...counts].map(
        ([term, count]) => [term, count * Math.log(1 + sentences.length / (documents.get(term) ?? 1))] as const,
      ),
    );
    const length = Math.hypot(...weights.values());
    return new Map([...weights].map(([term, weight]) => [term, length > 0 ? weight / length : 0] as const));
  });
}

/** The cosine of two vectors of unit length. */
export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}
