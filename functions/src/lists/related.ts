import type { ArticleCard } from '@first-show/domain/articles/article.schema';

/** The data of an article that decides which articles are related to it. */
export type RelationBasis = { categoryId: string; tags: readonly string[]; filmIds: readonly string[] };
export type RelatedCandidate = { card: ArticleCard; filmIds: readonly string[] };

/**
 * The number of related articles that are stored per article: twice the visible number, so that the
 * visible list stays full if one of them is unpublished.
 */
const RELATED_KEPT = 8;

const FILM_WEIGHT = 6;
const TAG_WEIGHT = 2;
const CATEGORY_WEIGHT = 1;

const shared = (a: readonly string[], b: readonly string[]): number => a.filter((value) => b.includes(value)).length;

/**
 * The published articles related to `subject`, best first, without the subject itself and without
 * duplicates. A common film counts most, then common tags, then the same category. Equally related
 * articles are sorted by date, newest first.
 */
export function rankRelated(
  subject: RelationBasis & { id: string },
  candidates: readonly RelatedCandidate[],
  limit = RELATED_KEPT,
): ArticleCard[] {
  const seen = new Set([subject.id]);
  const scored = candidates.flatMap((candidate) => {
    if (seen.has(candidate.card.id) || !candidate.card.isPublished) return [];
    seen.add(candidate.card.id);
    const score =
      FILM_WEIGHT * shared(subject.filmIds, candidate.filmIds) +
      TAG_WEIGHT * shared(subject.tags, candidate.card.tags) +
      (subject.categoryId === candidate.card.categoryId ? CATEGORY_WEIGHT : 0);
    return score > 0 ? [{ card: candidate.card, score }] : [];
  });
  scored.sort(
    (a, b) =>
      b.score - a.score ||
      (b.card.publishedAt ?? '').localeCompare(a.card.publishedAt ?? '') ||
      a.card.id.localeCompare(b.card.id),
  );
  return scored.slice(0, limit).map(({ card }) => card);
}
