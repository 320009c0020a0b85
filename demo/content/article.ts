import type { Review } from '@first-show/domain/articles/review.schema';

type DemoReview = Pick<Review, 'verdict' | 'for' | 'against'> & { isBeforeRelease?: true };

/** One article of the demo. Seeding adds its id and times. */
export type DemoArticle = {
  slug: string; // kebab-case ASCII, unique over the whole demo, at most 80 characters
  title: string; // 10–140 characters, sentence case, film titles in ‘ ’
  summary: string; // 80–260 characters, one or two sentences; never the first paragraph word for word
  content: string; // HTML: p, h2, blockquote, ul/ol/li, strong, em, a[href="/…"], and blocks of blocks.ts
  picture: string; // the lead picture, by its name in demo/art/library.json; `pictures.test.ts` has the rules
  tags: string[]; // 2–5, lower-case words
  hashtags: string[]; // 2–4, with '#', CamelCase
  byline: string;
  language: 'en' | 'hi';
  hoursAgo: number; // 0.3 to 1440 (60 days), spread unevenly over the whole range, unique within the file
  updatedHoursAgo?: number; // smaller than hoursAgo; only a few articles have it
  views: number; // 300 to 130000; older articles mostly have more
  isFeatured?: true;
  isBreaking?: true;
  isDraft?: true;
  rating?: number; // only reviews: 0.5 to 5 in steps of 0.5
  review?: DemoReview; // only reviews of a film, which is the first of `filmSlugs`
  filmSlugs?: string[]; // the films of the article, by their slug in films.ts
  metaTitle?: string;
  metaDescription?: string; // only a few articles have it
};
