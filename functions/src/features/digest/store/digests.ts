import type { Firestore } from 'firebase-admin/firestore';
import type { DigestDoc, DigestRun } from '@first-show/domain/digest/digest.schema';
import { DIGEST_HOURS, chooseStories } from '@first-show/domain/digest/choose-stories';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { CARD_FIELDS, cardOf } from '../../articles/store/article-card.ts';

/** Reads `digests/{day}`, and the articles for a digest. */

/** Maximum number of articles that are considered for one digest. */
const STORIES_READ = 100;

export const digestRef = (db: Firestore, day: string) => db.collection(collections.digests).doc(day);

/** The articles of the last 24 hours for the digest, best first. At most 100 reads. */
export async function storiesOfTheDay(db: Firestore, now: Date): Promise<ArticleCard[]> {
  const since = new Date(now.getTime() - DIGEST_HOURS * 3_600_000).toISOString();
  const found = await db
    .collection(collections.articles)
    .where('isPublished', '==', true)
    .where('publishedAt', '>=', since)
    .orderBy('publishedAt', 'desc')
    .limit(STORIES_READ)
    .select(...CARD_FIELDS, 'reactionTotal', 'commentTotal')
    .get();
  const counted = found.docs.map((doc) => ({
    ...cardOf(doc),
    reactionTotal: (doc.get('reactionTotal') as number | undefined) ?? 0,
    commentTotal: (doc.get('commentTotal') as number | undefined) ?? 0,
  }));
  return chooseStories(counted, now);
}

/** The last digests, newest first, without the lease and the position of sending. */
export async function listDigests(db: Firestore, limit: number): Promise<DigestRun[]> {
  const found = await db.collection(collections.digests).orderBy('day', 'desc').limit(limit).get();
  return found.docs.map((doc) => {
    const { lease: _lease, after: _after, ...run } = doc.data() as DigestDoc;
    return run;
  });
}
