import { ogPicture } from '../core/art.ts';
import { paths } from '../core/paths.ts';
import { site } from '../core/site.ts';
import { truncateAtWord } from '../core/text.ts';
import type { PageData, PageEnvelope } from './page-data.ts';

const DESCRIPTION_MIN = 30;
const DESCRIPTION_MAX = 399;

/** Pixels of a share card: the picture of a link preview of an article or film. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The content of a page's head. All addresses are absolute. */
export type PageMeta = {
  title: string;
  /** 30 to 400 characters. */
  description: string;
  canonical: string;
  language: 'en' | 'hi';
  ogType: 'website' | 'article';
  /** The page's own picture, for search engines; for link previews only without a share card. */
  image: string;
  imageAlt: string;
  /** The share card and its text; `null` for pages without one. */
  shareCard: { url: string; alt: string } | null;
  keywords: string[];
  robots: 'index,follow,max-image-preview:large' | 'noindex,follow';
};

type OwnMeta = {
  title: string;
  description: string;
  path: string;
  image?: string | null;
  imageAlt?: string;
  shareCard?: { path: string | undefined; alt: string };
  ogType?: PageMeta['ogType'];
  keywords?: string[];
  language?: PageMeta['language'];
  isIndexed?: boolean;
};

/**
 * The first of `candidates` that is long enough, cut at a word; otherwise the site's own
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

const notFound = {
  article: 'Article not found',
  category: 'Category not found',
  movie: 'Movie not found',
  page: 'Page Not Found',
} as const;

const statics = {
  about: {
    title: 'About',
    description: `What ${site.name} is, how it is made and who makes it: a film magazine with live numbers.`,
    path: paths.about,
  },
  contact: {
    title: 'Contact',
    description: `Write to ${site.name}: corrections, tips, press and partnerships. We answer within 24 hours.`,
    path: paths.contact,
  },
  privacy: {
    title: 'Privacy Policy',
    description: `What ${site.name} stores about its readers, why, for how long, and how to have it erased.`,
    path: paths.privacy,
  },
  terms: {
    title: 'Terms of Service',
    description: `The terms on which ${site.name} may be read and taken part in, in plain words.`,
    path: paths.terms,
  },
  'confirm-subscription': {
    title: 'Confirm your subscription',
    description: `Confirm that you want the newsletter of ${site.name}.`,
    path: paths.confirmSubscription,
    isIndexed: false,
  },
  unsubscribe: {
    title: 'Unsubscribe',
    description: `Unsubscribe from the newsletter of ${site.name}: one button, no questions asked.`,
    path: paths.unsubscribe,
    isIndexed: false,
  },
} as const;

function ownMeta(page: PageData, path: string): OwnMeta {
  switch (page.kind) {
    case 'home':
      if (page.query !== null) {
        return {
          title: withBrand(`Search: ${page.query}`),
          description: `Articles about “${page.query}” on ${site.name}.`,
          path: paths.search(page.query),
          isIndexed: false,
        };
      }
      return {
        title: page.list.page > 1 ? withBrand(`Latest articles, page ${page.list.page}`) : site.defaultTitle,
        description: site.defaultDescription,
        path: `/${pageSuffix(page.list.page)}`,
      };
    case 'category':
      return {
        title: withBrand(page.list.page > 1 ? `${page.category.name}, page ${page.list.page}` : page.category.name),
        description: describe(
          page.category.description,
          `${page.category.name}: the latest from ${site.name}. ${page.category.description}`,
        ),
        path: `${paths.category(page.category.slug)}${pageSuffix(page.list.page)}`,
      };
    case 'article': {
      const { article } = page;
      return {
        title: article.metaTitle ?? withBrand(article.title),
        description: describe(article.metaDescription, article.summary),
        path: paths.article(article.slug),
        image: article.imageUrl,
        imageAlt: article.imageAlt,
        shareCard: { path: page.shareCard, alt: article.title },
        ogType: 'article',
        keywords: article.tags,
        language: article.language,
      };
    }
    case 'box-office':
      return {
        title: withBrand('Box Office'),
        description:
          'Bollywood box office: day 1, weekend and total collections in India nett, with changes, milestones and how we track them.',
        path: paths.boxOffice,
        image: '/art/box-office-1200.webp',
      };
    case 'movie': {
      const { film } = page;
      return {
        title: withBrand(`${film.movieName} box office collection`),
        description: describe(
          film.about,
          `${film.movieName}: day by day box office collections, weekend and total, India nett and gross where known.`,
        ),
        path: paths.movie(film.slug),
        image: film.imageUrl,
        imageAlt: `Poster of ${film.movieName}`,
        shareCard: { path: page.shareCard, alt: `Box office of ${film.movieName}` },
      };
    }
    case 'polls':
      return {
        title: withBrand('Polls and predictions'),
        description:
          'Vote in the polls of the week and call the next weekend: every open and closed question, with live tallies.',
        path: paths.polls,
      };
    case 'static': {
      const { title, ...own } = statics[page.name];
      return { ...own, title: withBrand(title), image: page.name === 'about' ? '/art/about-1200.webp' : null };
    }
    case 'desk':
      return {
        title: withBrand('Staff'),
        description: `${site.name}: staff only. Log in to continue.`,
        path: `/${page.name}`,
        isIndexed: false,
      };
    case 'not-found':
      return { title: withBrand(notFound[page.what]), description: site.defaultDescription, path, isIndexed: false };
  }
}

/**
 * Title, description and the other content of a page's head. The server and the app both use it.
 * `path`: the requested path with its query. `siteUrl`: the origin of absolute addresses, without a
 * slash at its end.
 */
export function pageMeta(envelope: Pick<PageEnvelope, 'page'>, where: { path: string; siteUrl: string }): PageMeta {
  const own = ownMeta(envelope.page, where.path.split('?')[0] ?? '/');
  const image = ogPicture(own.image ?? null) ?? own.image ?? '/art/default-og.jpg';
  return {
    title: own.title,
    description: own.description,
    // The path of a missing page may start with '//', which would be another site.
    canonical: new URL(own.path.replace(/^[/\\]+/, '/'), where.siteUrl).href,
    language: own.language ?? site.language,
    ogType: own.ogType ?? 'website',
    image: new URL(image, where.siteUrl).href,
    imageAlt: own.imageAlt ?? site.name,
    shareCard:
      own.shareCard?.path === undefined
        ? null
        : { url: new URL(own.shareCard.path, where.siteUrl).href, alt: own.shareCard.alt },
    keywords: own.keywords ?? [],
    robots: own.isIndexed === false ? 'noindex,follow' : 'index,follow,max-image-preview:large',
  };
}
