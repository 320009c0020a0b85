/**
 * ROUGE-L (Lin, 2004): similarity of two texts by their longest common subsequence of words, as F1
 * of precision and recall. 0 to 1.
 */
export function rougeL(candidate: string, reference: string): number {
  const [a, b] = [wordsOf(candidate), wordsOf(reference)];
  const common = longestCommon(a, b);
  if (common === 0) return 0;
  const [precision, recall] = [common / a.length, common / b.length];
  return (2 * precision * recall) / (precision + recall);
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function longestCommon(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (const [index, other] of b.entries())
      next.push(word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    row = next;
  }
  return row[b.length] ?? 0;
}
