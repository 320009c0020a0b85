import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { ArticleCard, ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type { RelatedRollup } from '@first-show/domain/rollups/rollups';
import { CARD_FIELDS, cardOf, publishedCards } from '../features/articles/store/article-card.ts';
import { rankRelated, type RelatedCandidate, type RelationBasis } from './related.ts';
import { rollupRef } from './rollups.ts';

/**
 * The ids of the articles that are related to an article, cached for a day in
 * `rollups/related-{id}`. A choice costs up to 37 reads and most articles are rarely read, so the
 * first read of an article chooses. The cards are read from the articles each time, so they are
 * always current.
 */
export const RELATED_CACHED_MS = 24 * 60 * 60_000;

const CANDIDATES_PER_REASON = 12;
/** Maximum number of films and of tags in a query (Firestore allows 30). */
const ANY_MAX = 10;

type Subject = RelationBasis & { id: string };

/**
 * The cards of the first `limit` articles that are related to a published article, best first.
 * `read`: the document of the cached choice, if the caller has read it together with others.
 */
export async function readRelated(
  db: Firestore,
  subject: Subject,
  { limit, now, read }: { limit: number; now: Date; read?: DocumentSnapshot },
): Promise<ArticleCard[]> {
  const choice = read ?? (await rollupRef(db, rollupIds.related(subject.id)).get());
  const stored = choice.data() as RelatedRollup | undefined;
  const isCurrent =
    stored !== undefined &&
    now.getTime() - Date.parse(stored.updatedAt) < RELATED_CACHED_MS &&
    isDeepStrictEqual(stored.basis, basisOf(subject));
  if (isCurrent) {
    const ids = stored.articleIds.slice(0, limit);
    const cards = await publishedCards(db, ids);
    // Choose again if one of the articles has been unpublished or deleted.
    if (cards.length === ids.length) return cards;
  }
  const related = rankRelated(subject, await readCandidates(db, subject));
  const rollup: RelatedRollup = {
    articleIds: related.map(({ id }) => id),
    basis: basisOf(subject),
    updatedAt: now.toISOString(),
  };
  await rollupRef(db, rollupIds.related(subject.id)).set(rollup);
  return related.slice(0, limit);
}

/**
 * Called after a change of an article. If it was published or withdrawn, or its category, tags or
 * films changed, removes the cached choices of the articles that it is or was related to.
 * `published`: the article before and after the change, as far as it was and is published.
 */
export async function forgetRelated(db: Firestore, published: readonly ArticleDoc[]): Promise<void> {
  const [first, second] = published.map(basisOf);
  if (isDeepStrictEqual(first, second)) return;
  const candidates = await Promise.all(published.map((article) => readCandidates(db, article)));
  const ids = new Set(candidates.flat().map(({ card }) => card.id));
  const batch = db.batch();
  for (const id of ids) batch.delete(rollupRef(db, rollupIds.related(id)));
  await batch.commit();
}

const basisOf = ({ categoryId, tags, filmIds }: RelationBasis): RelationBasis => ({ categoryId, tags, filmIds });

/** The newest articles with the same film, tag or category. At most 36 reads. */
async function readCandidates(
  db: Firestore,
  { categoryId, tags, filmIds }: RelationBasis,
): Promise<RelatedCandidate[]> {
  const published = db.collection(collections.articles).where('isPublished', '==', true);
  const newest = (query: Query) =>
    query
      .orderBy('publishedAt', 'desc')
      .limit(CANDIDATES_PER_REASON)
      .select(...CARD_FIELDS, 'filmIds')
      .get();
  const snapshots = await Promise.all([
    ...(filmIds.length > 0
      ? [newest(published.where('filmIds', 'array-contains-any', filmIds.slice(0, ANY_MAX)))]
      : []),
    ...(tags.length > 0 ? [newest(published.where('tags', 'array-contains-any', tags.slice(0, ANY_MAX)))] : []),
    newest(published.where('categoryId', '==', categoryId)),
  ]);
  return snapshots.flatMap(candidatesOf);
}

const candidatesOf = (snapshot: QuerySnapshot): RelatedCandidate[] =>
  snapshot.docs.map((doc) => ({ card: cardOf(doc), filmIds: (doc.get('filmIds') as string[] | undefined) ?? [] }));
