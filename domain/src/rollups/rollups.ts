import type { ArticleCard } from '../articles/article.schema.ts';
import type { BoxOfficeEntry } from '../box-office/box-office.schema.ts';
import type { Category } from '../categories/category.schema.ts';
import type { Comment } from '../comments/comment.schema.ts';

/**
 * Roll-up documents in `rollups/{id}` (ids in `core/collections.ts`): each answers a whole list
 * with one read. Public, written by functions after the documents behind them change; rebuilt from
 * those documents by a query that the page bounds.
 */

/** `rollups/sidebar`: on every page. */
export type SidebarRollup = {
  /** In display order, with article counts. */
  categories: Category[];
  trending: ArticleCard[];
  popular: ArticleCard[];
  latest: ArticleCard[];
  /** Follower counts an editor set, by profile id of `site.profiles`; hidden when unset. */
  followers: { profileId: string; count: number; asOf: string }[];
  updatedAt: string;
};

/** `rollups/home`. */
export type HomeRollup = {
  featured: ArticleCard[];
  breaking: ArticleCard | null;
  /** First page of the list and one more, which tells whether there is a second. */
  latest: ArticleCard[];
  updatedAt: string;
};

/** `rollups/category-{id}`. */
export type CategoryRollup = { featured: ArticleCard[]; latest: ArticleCard[]; updatedAt: string };

/** `rollups/boxOffice`: every entry, by rank. */
export type BoxOfficeRollup = { entries: BoxOfficeEntry[]; updatedAt: string | null };

/** `rollups/article-{id}`: what open pages of an article listen to, so nothing but that. */
export type ArticleExtrasRollup = {
  /** The newest approved comments, newest first, at most 50. */
  comments: Comment[];
  /** All approved comments of the article. */
  commentTotal: number;
  updatedAt: string;
};

/** `rollups/related-{articleId}`. */
export type RelatedRollup = {
  related: ArticleCard[];
  /** What the article is related by: its films, tags and category. */
  basis?: string;
  /** When something that belongs here was published: read before, the list is out of date. */
  staleFrom?: string;
  updatedAt: string;
};

/**
 * `rollups/ranked-{categoryId or 'all'}`: first page of the other sorts, and one more, which tells
 * whether there is a second.
 */
export type RankedRollup = { views: ArticleCard[]; trending: ArticleCard[]; updatedAt: string };

/** `rollups/sitemap-{YYYY-MM}`: what the sitemap says of each article of a month, by article id. */
export type SitemapRollup = { month: string; entries: Record<string, SitemapEntry>; updatedAt: string };
export type SitemapEntry = { slug: string; updatedAt: string };
