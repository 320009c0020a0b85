/**
 * Hours of age that count as much as a doubling of the engagement: an article that is half a day
 * older needs twice the engagement for the same score.
 */
const HOURS_PER_DOUBLING = 12;
const REACTION_WEIGHT = 5;
const COMMENT_WEIGHT = 12;

/**
 * How hot an article is: views, reactions and comments, decaying with age. Higher is hotter; drafts
 * score 0. The score is the logarithm of the engagement plus the publication time in half-days. So
 * the order of two articles changes only when their engagement does, and no job has to recompute
 * the archive.
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
