import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { createArticles, findKnown, reserveArticles, slugHolders, type NewArticle } from '../store/ingest.ts';
import type { NormalisedFeed, Skipped, Story } from './normalise-feed.ts';
import { rememberImported } from '../store/stories.ts';
import { slugCandidates, storyToArticle } from './story-to-article.ts';

/** The `sourceId` of manual imports in `stories`, because they belong to no source. */
const IMPORT_SOURCE_ID = 'import';

export type FeedImport = {
  added: Pick<ArticleDoc, 'id' | 'slug' | 'title'>[];
  /**
   * Stories that the site already has, by URL, guid or headline, and stories that another import
   * added at the same time.
   */
  known: Skipped[];
  skipped: Skipped[];
};

export type FeedImportOptions = {
  categoryId: string;
  isPublished: boolean;
  now: Date;
  feedUrl: string | null;
};

/**
 * Adds the new stories of a feed as articles. An interrupted import can be repeated: the article's
 * own document is written last, and as long as it is missing, the next import repeats all steps.
 */
export async function importFeed(db: Firestore, feed: NormalisedFeed, options: FeedImportOptions): Promise<FeedImport> {
  const { fresh, known } = await sort(db, feed.stories);
  const added = await toArticles(db, fresh, { ...options, sourceName: feed.sourceName });
  const articles = added.map(({ article }) => article);
  await reserveArticles(db, added);
  // Record the stories before writing the articles. In the other order, an interrupted import would
  // leave articles whose stories are never recorded, and a source with the same story could create
  // a second draft.
  await rememberImported(db, fresh, { sourceId: IMPORT_SOURCE_ID, now: options.now });
  const { alreadyThere } = await createArticles(db, articles);
  const late = new Set(alreadyThere);
  return {
    added: articles.filter(({ id }) => !late.has(id)).map(({ id, slug, title }) => ({ id, slug, title })),
    known: [
      ...known,
      ...articles
        .filter(({ id }) => late.has(id))
        .map(({ title }) => ({ title, reason: 'another import added it in the meantime' })),
    ],
    skipped: feed.skipped,
  };
}

async function sort(db: Firestore, stories: readonly Story[]): Promise<{ fresh: Story[]; known: Skipped[] }> {
  const found = await findKnown(db, stories);
  const fresh: Story[] = [];
  const known: Skipped[] = [];
  for (const story of stories) {
    const reason = found.ids.has(story.id)
      ? 'same address'
      : story.guidKey !== null && found.guidKeys.has(story.guidKey)
        ? 'same guid'
        : story.titleKey !== '' && found.titles.has(story.title)
          ? 'same headline'
          : null;
    if (reason === null) fresh.push(story);
    else known.push({ title: story.title, reason });
  }
  return { fresh, known };
}

async function toArticles(
  db: Firestore,
  stories: readonly Story[],
  options: FeedImportOptions & { sourceName: string },
): Promise<NewArticle[]> {
  const candidates = stories.map(slugCandidates);
  const holders = await slugHolders(db, [...new Set(candidates.flat())]);
  return stories.map((story, index) => {
    const isFree = (slug: string) => (holders.get(slug) ?? story.id) === story.id;
    const tried = candidates[index] ?? [];
    const slug = tried.find(isFree) ?? `story-${story.id}`;
    holders.set(slug, story.id);
    return { article: storyToArticle(story, { ...options, slug }), guidKey: story.guidKey, feedUrl: options.feedUrl };
  });
}
