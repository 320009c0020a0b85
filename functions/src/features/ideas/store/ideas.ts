import type { Firestore, Query } from 'firebase-admin/firestore';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { collections } from '@first-show/domain/core/collections';
import type { IdeaSources } from '@first-show/domain/ideas/find-ideas';
import type { Story } from '@first-show/domain/ideas/find-topics';

/**
 * Reads the articles that article ideas come from: at most the 60 newest articles of a category and
 * 100 articles about films, whatever the size of the archive.
 */

/** Articles that were published within this many days count as recent. */
const TOPIC_DAYS = 7;
const TOPIC_STORIES = 60;
const COVERED_DAYS = 14;
const COVERED_STORIES = 100;
/** Films per query: Firestore takes at most 30 values in one `array-contains-any`. */
const FILMS_ASKED = 30;
const DAY_MS = 86_400_000;
const FIELDS = ['slug', 'title', 'tags', 'hashtags', 'filmIds', 'language', 'publishedAt'] as const;

type Coverage = Pick<IdeaSources, 'coveredFilms' | 'coveredSince'>;

const daysAgo = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
const published = (db: Firestore): Query => db.collection(collections.articles).where('isPublished', '==', true);

/**
 * A category's published articles of the last week (at most 60), and its newest article of any age
 * (`null` if it has none).
 */
export async function recentStories(
  db: Firestore,
  categoryId: string,
  now: Date,
): Promise<Pick<IdeaSources, 'stories' | 'newestStory'>> {
  const newest = await published(db)
    .where('categoryId', '==', categoryId)
    .orderBy('publishedAt', 'desc')
    .limit(TOPIC_STORIES)
    .select(...FIELDS)
    .get();
  const all = newest.docs.map((doc): Story => ({
    tags: [],
    hashtags: [],
    filmIds: [],
    ...(doc.data() as Omit<Story, 'id' | 'tags' | 'hashtags' | 'filmIds'>),
    id: doc.id,
  }));
  const since = daysAgo(now, TOPIC_DAYS);
  return { stories: all.filter(({ publishedAt }) => (publishedAt ?? '') >= since), newestStory: all[0] ?? null };
}

/**
 * The films of articles about the chart's top films (`FILMS_ASKED`) in the last `COVERED_DAYS`
 * days. If the query hits its limit, `coveredSince` is the date of the oldest article that it read.
 */
export async function filmCoverage(db: Firestore, films: readonly BoxOfficeEntry[], now: Date): Promise<Coverage> {
  const since = daysAgo(now, COVERED_DAYS);
  const ids = films.slice(0, FILMS_ASKED).map(({ id }) => id);
  if (ids.length === 0) return { coveredFilms: new Set(), coveredSince: since };
  const found = await published(db)
    .where('filmIds', 'array-contains-any', ids)
    .where('publishedAt', '>=', since)
    .orderBy('publishedAt', 'desc')
    .limit(COVERED_STORIES)
    .select('filmIds', 'publishedAt')
    .get();
  const oldest = found.size === COVERED_STORIES ? (found.docs.at(-1)?.get('publishedAt') as string) : since;
  return { coveredFilms: new Set(found.docs.flatMap((doc) => doc.get('filmIds') as string[])), coveredSince: oldest };
}
