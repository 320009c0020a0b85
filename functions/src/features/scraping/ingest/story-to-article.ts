import { titleSlug } from '@first-show/domain/articles/title-slug';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { trendingScore } from '@first-show/domain/articles/trending';
import { readMinutes } from '@first-show/domain/core/reading-time';
import { truncateAtWord } from '@first-show/domain/core/text';
import { mediaIdsOf } from '../../articles/store/article-media.ts';
import { hashtagsOf } from './hashtags.ts';
import type { Story } from './normalise-feed.ts';
import { paragraph } from './plain-text.ts';

/**
 * Minimum number of characters of a summary. A shorter summary gets a sentence about the source,
 * because cards and search engines show the summary.
 */
const SUMMARY_MIN = 30;
const SUMMARY_MAX = 300;
/**
 * Maximum number of characters of the feed's text in a manual import, because some feeds send whole
 * stories as their descriptions.
 */
const QUOTE_MAX = 1000;
const TAGS_MAX = 8;

/**
 * Turns a story into an article that names and links its source. `slug` must be free. Without
 * `text`, as in a manual import, the article has the feed's own text. A published article has the
 * story's date or, if that is missing, `now`. A draft has no publication date.
 */
export function storyToArticle(
  story: Story,
  options: {
    slug: string;
    categoryId: string;
    sourceName: string;
    isPublished: boolean;
    now: Date;
    text?: { summary: string; content: string };
  },
): ArticleDoc {
  const { slug, categoryId, isPublished } = options;
  const now = options.now.toISOString();
  const publishedAt = isPublished ? (story.publishedAt ?? now) : null;
  const summary = options.text?.summary ?? summaryOf(story, options.sourceName);
  const content =
    options.text?.content ??
    paragraph(story.description === '' ? summary : truncateAtWord(story.description, QUOTE_MAX));
  return {
    id: story.id,
    slug,
    title: story.title,
    summary,
    content,
    imageUrl: story.pictureUrl,
    mediaIds: mediaIdsOf({ imageUrl: story.pictureUrl, content }),
    // Feeds have no alt text, and the headline does not describe the picture.
    imageAlt: '',
    imageFocus: null,
    imageCaption: null,
    imageCredit: story.pictureUrl === null ? null : options.sourceName,
    categoryId,
    tags: story.categories.slice(0, TAGS_MAX),
    hashtags: hashtagsOf(story),
    isPublished,
    isFeatured: false,
    isBreaking: false,
    viewCount: 0,
    readMinutes: readMinutes(content),
    language: story.language,
    byline: story.author,
    author: story.author ?? options.sourceName,
    publishedAt,
    // `updatedAt` must not be later than `publishedAt`, because readers would see 'Updated'.
    updatedAt: publishedAt ?? now,
    createdAt: now,
    rating: null,
    review: null,
    posterUrl: null,
    metaTitle: null,
    metaDescription: null,
    source: { name: options.sourceName, url: story.url },
    correction: null,
    filmIds: [],
    personIds: [],
    trailers: [],
    scheduledFor: null,
    trendingScore: trendingScore({ publishedAt, viewCount: 0, reactionTotal: 0, commentTotal: 0 }),
    reactionTotal: 0,
    commentTotal: 0,
  };
}

function summaryOf(story: Story, sourceName: string): string {
  const own = truncateAtWord(story.description, SUMMARY_MAX);
  if (own.length >= SUMMARY_MIN) return own;
  const credit =
    story.language === 'hi'
      ? `यह ख़बर ${sourceName} से है। पूरी कहानी उनकी साइट पर पढ़ें।`
      : `Reported by ${sourceName}. The full story is on their site.`;
  return own === '' ? credit : `${/[.!?…।]["'’”)]*$/.test(own) ? own : `${own}.`} ${credit}`;
}

/** Slugs to try for a story, in this order. If all are taken, the caller uses `story-{id}`. */
export function slugCandidates(story: Story): string[] {
  const base = titleSlug(story.title);
  // Of a headline in Tamil, only the digits and Latin words are left. They are rarely a meaningful
  // slug.
  const isSpecific = base.replace(/[^a-z]/g, '').length >= 8;
  const suffix = story.id.slice(0, 8);
  return isSpecific
    ? [base, `${base.slice(0, 71).replace(/-$/, '')}-${suffix}`]
    : [`story-${suffix}`, `story-${story.id}`];
}
