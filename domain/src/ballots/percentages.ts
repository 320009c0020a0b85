/**
 * The percentages of `counts` as whole numbers that add up to 100, by the largest remainder method.
 * If two options have the same remainder, the earlier one is rounded up first. Without votes all
 * percentages are 0.
 */
export function wholePercentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/**
 * The crowd's decimal odds for each option, with one decimal, at least 1.0: one divided by the
 * option's share. One vote is added to every option, because the odds of an option without votes
 * would be infinite. There is no betting.
 */
export function crowdOdds(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count + 1, 0);
  return counts.map((count) => Math.max(1, Math.round((total / (count + 1)) * 10) / 10));
}
