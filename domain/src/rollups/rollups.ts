import type { ArticleCard } from '../articles/article.schema.ts';
import type { PollDoc, PredictionDoc } from '../ballots/ballot.schema.ts';
import type { BoxOfficeEntry } from '../box-office/box-office.schema.ts';
import type { RecordRow, RecordTableId } from '../box-office/records.ts';
import type { Category } from '../categories/category.schema.ts';
import type { Comment } from '../comments/comment.schema.ts';
import type { FilmDoc } from '../films/film.schema.ts';
import type { CardFields } from '../films/present-film.ts';
import type { NamedEntity } from '../names/name-index.ts';
import type { PersonCard } from '../people/person.schema.ts';

/**
 * Roll-up documents in `rollups/{id}` (ids in `core/collections.ts`). Each serves a whole list with
 * one read, and everybody can read it. Triggers rebuild a roll-up after one of the documents behind
 * it has changed, with a limited query.
 */

/** `rollups/sidebar`: lists of every page's sidebar, header and footer. */
export type SidebarRollup = {
  /** The categories in display order, with article counts. */
  categories: Category[];
  trending: ArticleCard[];
  popular: ArticleCard[];
  latest: ArticleCard[];
  /**
   * Follower counts that an editor has entered, by profile id of `site.profiles`. A profile without
   * a count shows none.
   */
  followers: { profileId: string; count: number; asOf: string }[];
  updatedAt: string;
};

/** `rollups/home`. */
export type HomeRollup = {
  featured: ArticleCard[];
  breaking: ArticleCard | null;
  /** The first page of the list, and one more article that shows whether there is a second page. */
  latest: ArticleCard[];
  updatedAt: string;
};

/** `rollups/category-{id}`. */
export type CategoryRollup = { featured: ArticleCard[]; latest: ArticleCard[]; updatedAt: string };

/** A film in the lists of the box office: its entry, and what filters and sparklines need. */
export type ChartEntry = BoxOfficeEntry & Pick<FilmDoc, 'languages' | 'phases' | 'trend'>;

/**
 * `rollups/boxOffice`: the entries by rank, at most `BOX_OFFICE_MAX`. Entries without a rank come
 * last.
 */
export type BoxOfficeRollup = { entries: ChartEntry[]; updatedAt: string | null };

/** `rollups/records`: tables of at most ten films each, the best one first. */
export type RecordsRollup = {
  tables: Record<RecordTableId, RecordRow[]>;
  /** A film's figures have changed since the tables were built. */
  isStale: boolean;
  updatedAt: string;
};

/** `rollups/ballots`: the texts in which the page of a film looks for the film's name. */
export type BallotsRollup = {
  /** Open polls, the newest first. */
  polls: Pick<PollDoc, 'id' | 'title' | 'question'>[];
  /** Predictions that are not settled, the one that ends soonest first. Some may have ended. */
  predictions: Pick<PredictionDoc, 'id' | 'title' | 'description' | 'endsAt'>[];
  updatedAt: string;
};

/** `rollups/article-{id}`: open pages of an article listen to it, so it has only live data. */
export type ShownCommentsRollup = {
  /** The newest approved comments, newest first, at most 50. */
  comments: Comment[];
  /** Number of all approved comments of the article. */
  commentTotal: number;
  updatedAt: string;
};

/** `rollups/related-{articleId}`: a cache, filled by the first read. */
export type RelatedRollup = {
  /** The ids of the related articles, best first. */
  articleIds: string[];
  /** The data of the article that the choice was based on. */
  basis: { categoryId: string; tags: readonly string[]; filmIds: readonly string[] };
  updatedAt: string;
};

/**
 * `rollups/film-{id}`: the published people whom a film credits, and the newest stories about the
 * film.
 */
export type FilmRollup = { people: FilmPerson[]; stories: ArticleCard[]; updatedAt: string };
export type FilmPerson = Pick<PersonCard, 'id' | 'slug' | 'name' | 'hindiName' | 'pictureUrl'>;

/**
 * `rollups/person-{id}`, `rollups/releases-{month}` and `rollups/boxOffice-{year}`: a row for each
 * film, by its id. The trigger of a film writes only the rows of this film.
 */
export type FilmRowsRollup<Row> = { rows: Record<string, Row>; updatedAt: string };
/** `rollups/person-{id}` also has the newest stories about the person. */
export type PersonRollup = FilmRowsRollup<PersonFilmRow> & { stories: ArticleCard[] };
/** In `person-{id}`. `job` has all jobs of the person in the film. */
export type PersonFilmRow = CardFields &
  Pick<FilmDoc, 'totalCollection' | 'day1Collection' | 'verdict'> & {
    job: string;
    character: string | null;
    isLead: boolean;
  };
/**
 * In `releases-{month}`: the film's releases of the month. `revision` and `updatedAt` are those of
 * the film when the row was written.
 */
export type ReleasesRow = Pick<
  FilmDoc,
  'id' | 'slug' | 'movieName' | 'hindiTitle' | 'imageUrl' | 'languages' | 'releases' | 'updatedAt'
> & { revision: number };

/** `rollups/people`: the people of the stories that are read most at the moment. */
export type PeopleRollup = { people: PersonCard[]; updatedAt: string };

/** `rollups/names-{shard}`: the names of films and people, by id. */
export type NamesRollup = { rows: Record<string, NameRow>; updatedAt: string };
export type NameRow = Omit<NamedEntity, 'id'>;

/**
 * `rollups/ranked-{categoryId or 'all'}`: the first page by views and the first page by trending
 * score, each with one more article that shows whether there is a second page.
 */
export type RankedRollup = { views: ArticleCard[]; trending: ArticleCard[]; updatedAt: string };

/**
 * `rollups/sitemap-{YYYY-MM}`: the sitemap's entries for the articles of a month, by article id.
 */
export type SitemapRollup = { month: string; entries: Record<string, SitemapEntry> };
/** `rollups/sitemap-{films or people}-{0 to f}`: the entries of some films or people, by id. */
export type SubjectSitemapRollup = Pick<SitemapRollup, 'entries'>;
export type SitemapEntry = { slug: string; updatedAt: string };
