/**
 * Hours of age that count as much as a doubling of the engagement: an article that is half a day
 * older needs twice the engagement for the same score.
 */
const HOURS_PER_DOUBLING = 12;
const REACTION_WEIGHT = 5;
const COMMENT_WEIGHT = 12;

/**
 * The score by which trending articles are sorted, highest first; 0 for an article that was never
 * published. It adds the base-2 logarithm of the engagement (weighted views, reactions and
 * comments) to the publication time in half-days, so newer articles score higher. A score changes
 * only when the engagement does, so no job has to recompute the archive as time passes.
 */
export function trendingScore(article: {
  publishedAt: string | null;
  viewCount: number;
  reactionTotal: number;
  commentTotal: number;
}): number {
  if (article.publishedAt === null) return 0;
  const engagement =
    article.viewCount + REACTION_WEIGHT * article.reactionTotal + COMMENT_WEIGHT * article.commentTotal;
  const hours = Date.parse(article.publishedAt) / 3_600_000;
  return Math.log2(1 + Math.max(0, engagement)) + hours / HOURS_PER_DOUBLING;
}
