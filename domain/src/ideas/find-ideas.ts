import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInDays } from 'date-fns/differenceInDays';
import type { RisingSearch } from '../analytics/search-counts.ts';
import type { BoxOfficeEntry } from '../box-office/box-office.schema.ts';
import type { Category } from '../categories/category.schema.ts';
import { formatDay, formatIndianDate } from '../core/dates.ts';
import { inIndia } from '../core/india.ts';
import { IDEAS_MAX } from '../core/limits.ts';
import { formatChange, formatRupees } from '../core/money.ts';
import { paths } from '../core/paths.ts';
import { isHindi, wordsIn } from '../core/text.ts';
import { evenSpelling, foldWords } from '../search/fold.ts';
import { findTopics, type Story, type Topic } from './find-topics.ts';
import type { ArticleIdea, IdeaEvidence } from './idea.schema.ts';

type Film = Pick<
  BoxOfficeEntry,
  'id' | 'slug' | 'movieName' | 'rank' | 'totalCollection' | 'totalGrossRupees' | 'changePercent' | 'releaseDate'
>;

/**
 * A rising search with the first published articles that it finds. `hasMore`: there are more
 * results.
 */
export type SearchInterest = RisingSearch & {
  stories: readonly (Pick<Story, 'slug' | 'title'> & { categoryId: string })[];
  hasMore: boolean;
};

/** The data from which ideas are derived. */
export type IdeaSources = {
  category: Pick<Category, 'id' | 'name' | 'slug'>;
  /** The newest articles of the category, of the last seven days, newest first. */
  stories: readonly Story[];
  /** The category's newest article; `null` if it has none. */
  newestStory: Pick<Story, 'slug' | 'title' | 'language' | 'publishedAt'> | null;
  /** The films of the chart, by rank. */
  films: readonly Film[];
  /**
   * Ids of the films about which the site has published an article since `coveredSince` (ISO
   * time).
   */
  coveredFilms: ReadonlySet<string>;
  coveredSince: string;
  /** Rising searches of the whole site, sorted by gain. */
  searches: readonly SearchInterest[];
  now: Date;
};

const TOPICS = 5;
const FILMS = 4;
const RELEASES = 3;
/** Films up to this rank of the chart give ideas. */
const CHART_RANKS = 15;
const RELEASE_DAYS = 21;
const QUIET_DAYS = 2;
const SEARCHES = 3;
/** A search with fewer results than this shows a gap in the coverage. */
const GAP_BELOW = 3;
const LINKS = 5;
const HASHTAGS = 3;
/** Tags that only classify articles. They are not topics. */
const SORTING_TAGS = ['Bollywood', 'Box office', 'Interview', 'Music', 'News', 'OTT', 'Review', 'Trailer'];

/** Ideas with their evidence, the most urgent first. Pure: the same sources give the same ideas. */
export function findIdeas(sources: IdeaSources): ArticleIdea[] {
  const topics = findTopics(sources.stories, [sources.category.name, sources.category.slug, ...SORTING_TAGS], TOPICS);
  const searches = searchesOf(sources);
  return [
    ...quietCategory(sources),
    ...searches.filter(isGap).map((search) => searchIdea(search, sources)),
    ...topics.map((topic) => topicIdea(topic, sources)),
    ...searches.filter((search) => !isGap(search)).map((search) => searchIdea(search, sources)),
    ...comingFilms(sources).map((film) => releaseIdea(film, sources)),
    ...forgottenFilms(sources).map((film) => filmIdea(film, sources)),
  ].slice(0, IDEAS_MAX);
}

/**
 * A hashtag for a name: '#DadarKaRaja'. Words are capitalised and joined; Devanagari has no
 * capitals.
 */
export const hashtagOf = (name: string): string =>
  `#${wordsIn(name)
    .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
    .join('')}`;

const daysSince = (iso: string, now: Date): number => differenceInDays(now, iso, { in: inIndia });

/** The most frequent entries, sorted by frequency and then alphabetically. */
function mostUsed(lists: readonly (readonly string[])[], limit: number): string[] {
  const counts = new Map<string, number>();
  for (const entry of lists.flat()) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b))
    .slice(0, limit)
    .map(([entry]) => entry);
}

const sameName = (a: string, b: string): boolean => foldWords(a).join(' ') === foldWords(b).join(' ');

function topicIdea({ label: found, stories }: Topic, { category, films, now }: IdeaSources): ArticleIdea {
  // If the topic is a film's name, use the spelling of the film's page.
  const film = films.find(({ movieName }) => sameName(movieName, found));
  const label = film?.movieName ?? found;
  const language = stories.filter((story) => story.language === 'hi').length * 2 > stories.length ? 'hi' : 'en';
  const oldest = stories.map(({ publishedAt }) => publishedAt ?? '').toSorted()[0] ?? '';
  const days = Math.max(1, daysSince(oldest, now) + 1);
  const counted =
    language === 'hi'
      ? `${days} दिनों में ${stories.length} ख़बरें: ${label}`
      : `${stories.length} stories in ${days === 1 ? 'a day' : `${days} days`} are about ${label}`;
  const words =
    language === 'hi'
      ? {
          title: `${label}: अब तक की पूरी कहानी`,
          angle: `एक लेख जो इन ख़बरों को जोड़े: क्या हुआ, किस क्रम में, और आगे क्या बाक़ी है।`,
        }
      : {
          title: `${label.charAt(0).toLocaleUpperCase('en')}${label.slice(1)}: the story so far`,
          angle: `One article that ties the stories together: what happened, in what order, and what is still open.`,
        };
  const used = mostUsed(
    stories.map(({ hashtags }) => hashtags),
    HASHTAGS,
  );
  const hashtags = used.length > 0 ? used : [hashtagOf(label)];
  const evidence: IdeaEvidence = {
    kind: 'stories',
    text: counted,
    links: stories.slice(0, LINKS).map(({ title, slug }) => ({ label: title, path: paths.article(slug) })),
  };
  // Leave out films that only one of the articles names: they are not part of the topic.
  const shared = mostUsed(
    stories.map((story) => story.filmIds),
    3,
  ).filter((id) => stories.filter((story) => story.filmIds.includes(id)).length > 1);
  const filmIds = [...new Set([...(film === undefined ? [] : [film.id]), ...shared])];
  return {
    ...words,
    hashtags,
    evidence: [evidence],
    draft: { title: words.title, categoryId: category.id, tags: [label], hashtags, filmIds, language },
  };
}

const isGap = ({ stories, hasMore }: SearchInterest): boolean => !hasMore && stories.length < GAP_BELOW;

/**
 * The searches of this category: searches with more results in it than in any other category (if
 * two categories have equally many, the first by id), and searches without results, which belong to
 * every category. Searches with few results (`isGap`) come first.
 */
function searchesOf({ searches, category }: IdeaSources): SearchInterest[] {
  const own = searches.filter(
    ({ stories }) =>
      stories.length === 0 || mostUsed([stories.map(({ categoryId }) => categoryId)], 1)[0] === category.id,
  );
  return [...own.filter(isGap), ...own.filter((search) => !isGap(search))].slice(0, SEARCHES);
}

const evenName = (text: string): string => ` ${foldWords(text).map(evenSpelling).join(' ')} `;

const capitalised = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('en'));

/**
 * An idea from a search. The evidence is in English, like the desk; the draft is in the language of
 * the search.
 */
function searchIdea(
  { text, week, before, stories, hasMore }: SearchInterest,
  { category, films }: IdeaSources,
): ArticleIdea {
  const film = films.find(({ movieName }) => sameName(movieName, text));
  const label = film?.movieName ?? capitalised(text);
  const named = films.filter(({ movieName }) => evenName(text).includes(evenName(movieName))).slice(0, LINKS);
  // The tags of the draft: the films named in the query, or else the query itself.
  const subjects = named.length > 0 ? named.map(({ movieName }) => movieName) : [label];
  const language = isHindi(label) ? 'hi' : 'en';
  const found =
    stories.length === 0
      ? 'no story found'
      : `${hasMore ? `more than ${stories.length}` : stories.length} ${stories.length === 1 && !hasMore ? 'story' : 'stories'} found`;
  const counted = `‘${text}’: ${week} searches this week, ${before === 0 ? 'none' : before} the week before, ${found}`;
  const isMissing = stories.length === 0;
  const words =
    language === 'hi'
      ? {
          title: `${label}: जो पाठक जानना चाहते हैं`,
          angle: isMissing
            ? 'पाठक यह खोज रहे हैं और उन्हें यहाँ कुछ नहीं मिलता। क्या मालूम है, और क्या नहीं।'
            : 'पाठक यह पहले से ज़्यादा खोज रहे हैं। जो छपा है, उससे आगे क्या है।',
        }
      : {
          title: `${label}: what readers want to know`,
          angle: isMissing
            ? 'Readers look for it and find nothing here. What is known, and what is not yet.'
            : 'Readers look for it more than before. What lies beyond the stories they find.',
        };
  const hashtags = subjects.slice(0, HASHTAGS).map(hashtagOf);
  const evidence: IdeaEvidence = {
    kind: 'rising-search',
    text: counted,
    links: stories.slice(0, LINKS).map(({ title, slug }) => ({ label: title, path: paths.article(slug) })),
  };
  return {
    ...words,
    hashtags,
    evidence: [evidence],
    draft: {
      title: words.title,
      categoryId: category.id,
      tags: subjects,
      hashtags,
      filmIds: named.map(({ id }) => id),
      language,
    },
  };
}

function quietCategory({ category, newestStory, now }: IdeaSources): ArticleIdea[] {
  const days = newestStory?.publishedAt == null ? null : daysSince(newestStory.publishedAt, now);
  if (days !== null && days < QUIET_DAYS) return [];
  const language = newestStory?.language ?? 'en';
  const hashtags = [hashtagOf(category.name)];
  const counted =
    language === 'hi'
      ? days === null
        ? `${category.name} में अब तक कोई ख़बर नहीं`
        : `${category.name} में ${days} दिनों से कोई नई ख़बर नहीं`
      : days === null
        ? `${category.name} has no story yet`
        : `${category.name} has had no new story for ${days} days`;
  const title = language === 'hi' ? `${category.name}: इस हफ़्ते क्या नया है` : `${category.name}: what is new this week`;
  const angle =
    language === 'hi'
      ? `${counted}। इस हफ़्ते की मुख्य बातें एक जगह।`
      : `${counted}. A short round-up of the week brings its readers back.`;
  const links = newestStory === null ? [] : [{ label: newestStory.title, path: paths.article(newestStory.slug) }];
  return [
    {
      title,
      angle,
      hashtags,
      evidence: [{ kind: 'coverage', text: counted, links }],
      draft: { title, categoryId: category.id, tags: [], hashtags, filmIds: [], language },
    },
  ];
}

const daysUntil = (releaseDate: string, now: Date): number =>
  differenceInCalendarDays(releaseDate, now, { in: inIndia });

const comingFilms = ({ films, now }: IdeaSources): Film[] =>
  films
    .filter(
      ({ releaseDate }) =>
        releaseDate !== null && daysUntil(releaseDate, now) > 0 && daysUntil(releaseDate, now) <= RELEASE_DAYS,
    )
    .toSorted(
      (a, b) => (a.releaseDate ?? '').localeCompare(b.releaseDate ?? '') || a.movieName.localeCompare(b.movieName),
    )
    .slice(0, RELEASES);

const forgottenFilms = ({ films, coveredFilms, now }: IdeaSources): Film[] =>
  films
    .filter(
      ({ id, rank, releaseDate }) =>
        rank !== null &&
        rank <= CHART_RANKS &&
        !coveredFilms.has(id) &&
        (releaseDate === null || daysUntil(releaseDate, now) <= 0),
    )
    .slice(0, FILMS);

const coverageOf = (film: Film, { coveredFilms, coveredSince }: IdeaSources): IdeaEvidence => ({
  kind: 'coverage',
  text: coveredFilms.has(film.id)
    ? `There have been stories about it since ${formatDay(coveredSince)}`
    : `No story about it since ${formatDay(coveredSince)}`,
  links: [],
});

function releaseIdea(film: Film, sources: IdeaSources): ArticleIdea {
  const date = film.releaseDate ?? '';
  const days = daysUntil(date, sources.now);
  const title = `${film.movieName} opens on ${formatIndianDate(date)}: what to know before you go`;
  const angle = `It opens ${days === 1 ? 'tomorrow' : `in ${days} days`}. Who made it, what the trailer promises, and what it has to earn.`;
  const evidence: IdeaEvidence[] = [
    {
      kind: 'release',
      text: `Opens on ${formatIndianDate(date)}`,
      links: [{ label: film.movieName, path: paths.movie(film.slug) }],
    },
    coverageOf(film, sources),
  ];
  return withFilm(film, sources, { title, angle, evidence });
}

function filmIdea(film: Film, sources: IdeaSources): ArticleIdea {
  const nett = film.totalCollection === null ? null : `${formatRupees(film.totalCollection)} nett`;
  const figure = nett ?? (film.totalGrossRupees === null ? null : `${formatRupees(film.totalGrossRupees)} gross`);
  const change = film.changePercent === 0 ? null : formatChange(film.changePercent);
  const standing = [`Number ${film.rank} of the box office`, figure, change].filter((part) => part !== null).join(', ');
  const question =
    film.changePercent >= 15
      ? 'what keeps the seats filled'
      : film.changePercent <= -30
        ? 'where the crowd went'
        : 'where it stands';
  const title = `${film.movieName} at the box office: ${question}`;
  const angle = `${standing}, and nobody here has written about it lately. What the figures say, day by day.`;
  const evidence: IdeaEvidence[] = [
    { kind: 'chart', text: standing, links: [{ label: film.movieName, path: paths.movie(film.slug) }] },
    coverageOf(film, sources),
  ];
  return withFilm(film, sources, { title, angle, evidence });
}

function withFilm(
  film: Film,
  { category }: IdeaSources,
  words: Pick<ArticleIdea, 'title' | 'angle' | 'evidence'>,
): ArticleIdea {
  const hashtags = [hashtagOf(film.movieName)];
  return {
    ...words,
    hashtags,
    draft: {
      title: words.title,
      categoryId: category.id,
      tags: [film.movieName],
      hashtags,
      filmIds: [film.id],
      language: 'en',
    },
  };
}
