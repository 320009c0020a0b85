import { trendingScore } from '../articles/trending.ts';
import { DIGEST_STORIES } from '../core/limits.ts';

type Candidate = {
  id: string;
  publishedAt: string | null;
  isPublished: boolean;
  viewCount: number;
  reactionTotal: number;
  commentTotal: number;
};

/** A digest contains articles up to this age. */
export const DIGEST_HOURS = 24;

/**
 * The articles of a digest: at most five, published within the 24 hours before `now`, the highest
 * trending score first. Never a draft.
 */
export function chooseStories<Story extends Candidate>(stories: readonly Story[], now: Date): Story[] {
  const since = now.getTime() - DIGEST_HOURS * 3_600_000;
  const isNew = ({ isPublished, publishedAt }: Story) =>
    isPublished && publishedAt !== null && Date.parse(publishedAt) > since && Date.parse(publishedAt) <= now.getTime();
  return stories
    .filter(isNew)
    .toSorted(
      (a, b) =>
        trendingScore(b) - trendingScore(a) ||
        (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '') ||
        a.id.localeCompare(b.id),
    )
    .slice(0, DIGEST_STORIES);
}
