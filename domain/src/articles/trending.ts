/**
 * An hour of age weighs as much as this many doublings of engagement: half a day old needs twice
 * the readers.
 */
const HOURS_PER_DOUBLING = 12;
const REACTION_WEIGHT = 5;
const COMMENT_WEIGHT = 12;

/**
 * How hot an article is: views, reactions and comments, decaying with age. The score is the
 * logarithm of the engagement plus the publication time in half-days, so that the order of two
 * articles changes only when their engagement does: no job has to re-score the archive as time
 * passes. Higher is hotter; drafts score 0.
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
