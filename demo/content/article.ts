/** One article of the demo, before seeding adds id, picture and times. */
export type DemoArticle = {
  slug: string; // kebab-case ASCII, unique over the whole demo, at most 80 characters
  title: string; // 10–140 characters, sentence case, film titles in ‘ ’
  summary: string; // 80–260 characters, one or two sentences; never the first paragraph word for word
  content: string; // HTML: p, h2, blockquote, ul/ol/li, strong, em, a[href="/…"], and blocks of blocks.ts
  tags: string[]; // 2–5, lower-case words
  hashtags: string[]; // 2–4, with '#', CamelCase
  byline: string;
  language: 'en' | 'hi';
  hoursAgo: number; // publication, 0.3 to 1440 (60 days), spread unevenly but over the whole range, unique in the file
  updatedHoursAgo?: number; // smaller than hoursAgo, only on a few
  views: number; // 300 to 130000, plausible: old and big, new and smaller, some surprising
  isFeatured?: true;
  isBreaking?: true;
  isDraft?: true;
  rating?: number; // reviews: 0.5 to 5 in steps of 0.5
  filmSlugs?: string[]; // films of demo/README.md it is about
  metaTitle?: string;
  metaDescription?: string; // on a few
};
