import { formatMonth } from '../core/dates.ts';
import { formatCountOf } from '../core/money.ts';
import { DEFAULT_PICTURE, pageArtPreview } from '../core/page-art.ts';
import { paths } from '../core/paths.ts';
import { site } from '../core/site.ts';
import { truncateAtWord } from '../core/text.ts';
import type { ReleasesFilter } from '../films/release-sections.ts';
import { jpegPicture } from '../media/picture-sources.ts';
import type { DataOf, NotFoundData, PageEnvelope, PageKind, StaticData } from './page-data.ts';
import { pageEntry } from './page-registry.ts';

const DESCRIPTION_MIN = 30;
const DESCRIPTION_MAX = 399;

/** Size in pixels of a share card: the picture in the link preview of an article or a film. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The content of a page's head. All URLs are absolute. */
export type PageMeta = {
  title: string;
  /** 30 to 399 characters. */
  description: string;
  canonical: string;
  language: 'en' | 'hi';
  ogType: 'website' | 'article';
  /**
   * The page's own picture, for search engines. Link previews use it only if there is no share
   * card.
   */
  image: string;
  imageAlt: string;
  /** The share card with its alt text; `null` for pages without one. */
  shareCard: { url: string; alt: string } | null;
  /** The path of the page's own RSS feed; `null` for pages without one. */
  feed: string | null;
  keywords: string[];
  robots: 'index,follow,max-image-preview:large' | 'noindex,follow';
};

type OwnMeta = {
  title: string;
  description: string;
  path: string;
  image?: string | null;
  imageAlt?: string;
  shareCard?: { path: string; alt: string };
  feed?: string;
  ogType?: PageMeta['ogType'];
  keywords?: string[];
  language?: PageMeta['language'];
  isIndexed?: boolean;
};

/**
 * The first of `candidates` that is long enough, cut between words; otherwise the site's
 * description.
 */
function describe(...candidates: (string | null)[]): string {
  const found = candidates
    .map((text) => (text ?? '').replace(/\s+/g, ' ').trim())
    .find((text) => text.length >= DESCRIPTION_MIN);
  return truncateAtWord(found ?? site.defaultDescription, DESCRIPTION_MAX);
}

const withBrand = (title: string): string => `${title}${site.titleSuffix}`;
const pageSuffix = (page: number): string => (page > 1 ? `?page=${page}` : '');

const notFound: Record<NotFoundData['what'], string> = {
  article: 'Article not found',
  category: 'Category not found',
  movie: 'Movie not found',
  person: 'Person not found',
  'box-office-year': 'Year not found',
  page: 'Page Not Found',
};

const statics: Record<StaticData['name'], { title: string; description: string; image?: string }> = {
  about: {
    title: 'About',
    description: `What ${site.name} is, how it is made and who makes it: a film magazine with live numbers.`,
    image: pageArtPreview('about'),
  },
  contact: {
    title: 'Contact',
    description: `Write to ${site.name}: corrections, tips, press and partnerships. We answer within 24 hours.`,
  },
  privacy: {
    title: 'Privacy Policy',
    description: `What ${site.name} stores about its readers, why, for how long, and how to have it erased.`,
  },
  terms: {
    title: 'Terms of Service',
    description: `The terms on which ${site.name} may be read and taken part in, in plain words.`,
  },
  'confirm-subscription': {
    title: 'Confirm your subscription',
    description: `Confirm that you want the newsletter of ${site.name}.`,
  },
  unsubscribe: {
    title: 'Unsubscribe',
    description: `Unsubscribe from the newsletter of ${site.name}: one button, no questions asked.`,
  },
};

/** The title of the page of releases says what its filters choose. */
function releasesTitle(month: string | null, { kind, language }: ReleasesFilter): string {
  const films = language === null ? 'Film releases' : `Film releases in ${language}`;
  const where = { cinema: ' in cinemas', streaming: ' on streaming and TV' };
  const place = kind === null ? '' : where[kind];
  return `${films}${place}${month === null ? ': this Friday and after' : ` from ${formatMonth(month)}`}`;
}

/**
 * The head of each kind of page. `path` is the requested path without its query; only a missing
 * page needs it.
 */
const metaByKind: { [Kind in PageKind]: (page: DataOf<Kind>, path: string) => OwnMeta } = {
  home: ({ query, list }) =>
    query === null
      ? {
          title: list.page > 1 ? withBrand(`Latest articles, page ${list.page}`) : site.defaultTitle,
          description: site.defaultDescription,
          path: `/${pageSuffix(list.page)}`,
        }
      : {
          title: withBrand(`Search: ${query}`),
          description: `Articles about “${query}” on ${site.name}.`,
          path: paths.search(query),
          isIndexed: false,
        },
  category: ({ category, list }) => ({
    title: withBrand(list.page > 1 ? `${category.name}, page ${list.page}` : category.name),
    description: describe(
      category.description,
      `${category.name}: the latest from ${site.name}. ${category.description}`,
    ),
    path: `${paths.category(category.slug)}${pageSuffix(list.page)}`,
    feed: paths.rssAbout('category', category.slug),
  }),
  article: ({ article, shareCard }) => ({
    title: article.metaTitle ?? withBrand(article.title),
    description: describe(article.metaDescription, article.summary),
    path: paths.article(article.slug),
    image: article.imageUrl,
    imageAlt: article.imageAlt,
    shareCard: { path: shareCard, alt: article.title },
    ogType: 'article',
    keywords: article.tags,
    language: article.language,
  }),
  'box-office': () => ({
    title: withBrand('Box Office'),
    description:
      'Bollywood box office: day 1, weekend and total collections in India nett, with changes, milestones and how we track them.',
    path: paths.boxOffice,
    image: pageArtPreview('box-office'),
  }),
  'box-office-year': ({ year, entries }) => ({
    title: withBrand(`Box Office ${year}`),
    description: `Bollywood box office ${year}: ${formatCountOf(entries.length, 'film')} by India nett, with first day, weekend and total${entries[0] === undefined ? '' : `. Number one: ${entries[0].movieName}`}.`,
    path: paths.boxOfficeYear(year),
    image: pageArtPreview('box-office'),
  }),
  'box-office-records': () => ({
    title: withBrand('Box office records'),
    description:
      'Records of the Bollywood box office: best opening day, best held second weekend, longest run, and the best of each language and year.',
    path: paths.boxOfficeRecords,
    image: pageArtPreview('box-office'),
  }),
  'box-office-compare': ({ films }) => ({
    title: withBrand(films.length < 2 ? 'Compare films' : films.map(({ movieName }) => movieName).join(' vs ')),
    description:
      'Box office of two to four films side by side: first day, weekend, total and each day since the release, India nett.',
    path: films.length < 2 ? paths.boxOfficeCompare : paths.boxOfficeComparison(films.map(({ slug }) => slug)),
    image: pageArtPreview('box-office'),
    isIndexed: films.length === 0,
  }),
  movie: ({ film, shareCard }) => ({
    title: withBrand(
      film.rank === null ? `${film.movieName}: release date and cast` : `${film.movieName} box office collection`,
    ),
    description: describe(
      film.about,
      film.rank === null
        ? `${film.movieName}: when it opens in cinemas, its story, and who is in it.`
        : `${film.movieName}: day by day box office collections, weekend and total, India nett and gross where known.`,
    ),
    path: paths.movie(film.slug),
    feed: paths.rssAbout('films', film.slug),
    image: film.imageUrl,
    imageAlt: `Poster of ${film.movieName}`,
    shareCard: { path: shareCard, alt: `Box office of ${film.movieName}` },
  }),
  releases: ({ month, filter }) => ({
    title: withBrand(releasesTitle(month, filter)),
    description:
      'New Bollywood films by release date: this Friday, next Friday and the months after, in cinemas and on streaming platforms.',
    path: month === null ? paths.releases : `${paths.releases}?month=${month}`,
  }),
  people: ({ letter }) => ({
    title: withBrand(letter === null ? 'People of Hindi film' : `People: ${letter.toUpperCase()}`),
    description:
      'Actors, directors and the people behind the songs and pictures: who they are, their films by year, and the box office of their leading roles.',
    path: letter === null ? paths.people : paths.peopleBy(letter),
  }),
  person: ({ person }) => ({
    title: withBrand(`${person.name}: films, roles and box office`),
    description: describe(
      person.about,
      `${person.name}: films by year with roles and box office, the next release, and stories about them.`,
    ),
    path: paths.person(person.slug),
    image: person.pictureUrl,
    imageAlt: `Portrait of ${person.name}`,
    feed: paths.rssAbout('people', person.slug),
  }),
  polls: () => ({
    title: withBrand('Polls and predictions'),
    description:
      'Vote in the polls of the week and call the next weekend: every open and closed question, with live tallies.',
    path: paths.polls,
  }),
  static: ({ name }) => {
    const { path, isFromEmail } = pageEntry(name);
    const { title, description, image = null } = statics[name];
    return { title: withBrand(title), description, path, image, isIndexed: isFromEmail !== true };
  },
  desk: ({ name }) => ({
    title: withBrand('Staff'),
    description: `${site.name}: staff only. Log in to continue.`,
    path: `/${name}`,
    isIndexed: false,
  }),
  'not-found': ({ what }, path) => ({
    title: withBrand(notFound[what]),
    description: site.defaultDescription,
    path,
    isIndexed: false,
  }),
};

function ownMeta<Kind extends PageKind>(page: DataOf<Kind>, path: string): OwnMeta {
  // TypeScript cannot infer that a page's kind selects the function for its data.
  const metaOf = metaByKind[page.kind] as (page: DataOf<Kind>, path: string) => OwnMeta;
  return metaOf(page, path);
}

/**
 * The JPEG of a picture if it has one, because not every messenger supports WebP in link previews;
 * otherwise the picture itself.
 */
const previewOf = (imageUrl: string): string =>
  imageUrl === DEFAULT_PICTURE ? pageArtPreview('default') : (jpegPicture(imageUrl) ?? imageUrl);

/**
 * Title, description and the other content of a page's head, for the server and the app. `path` is
 * the requested path with its query; `siteUrl` has no trailing slash.
 */
export function pageMeta(envelope: Pick<PageEnvelope, 'page'>, where: { path: string; siteUrl: string }): PageMeta {
  const own = ownMeta(envelope.page, where.path.split('?')[0] ?? '/');
  const image = previewOf(own.image ?? DEFAULT_PICTURE);
  return {
    title: own.title,
    description: own.description,
    // The path of a missing page may start with '//', which would be a URL of another site.
    canonical: new URL(own.path.replace(/^[/\\]+/, '/'), where.siteUrl).href,
    language: own.language ?? site.language,
    ogType: own.ogType ?? 'website',
    image: new URL(image, where.siteUrl).href,
    imageAlt: own.imageAlt ?? site.name,
    shareCard:
      own.shareCard === undefined
        ? null
        : { url: new URL(own.shareCard.path, where.siteUrl).href, alt: own.shareCard.alt },
    feed: own.feed ?? null,
    keywords: own.keywords ?? [],
    robots: own.isIndexed === false ? 'noindex,follow' : 'index,follow,max-image-preview:large',
  };
}
