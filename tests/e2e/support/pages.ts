import type { PageId } from '@first-show/domain/pages/page-registry';

/** Slugs of demo articles, each for one purpose, so that tests do not affect each other. */
export const articles = {
  /** An article that was updated after its publication and has comments. */
  updated: 'the-faces-that-looked-over-our-street',
  breaking: 'riyaaz-will-open-the-marine-lines-film-festival-uncut',
  featured: 'friday-6-am-the-queue-outside-liberty-has-its-own-tea-stall',
  review: 'dadar-ka-raja-review-an-old-man-a-tin-and-the-right-blue',
  hindi: 'dadi-aur-prabhat-ka-pehla-show',
  withoutComments: 'mistakes-left-in-on-purpose',
  forLiveReactions: 'small-openings-long-legs',
  forLiveComments: 'stay-for-the-names',
  forReacting: 'what-the-country-rewinds',
  forCommenting: 'in-praise-of-row-h',
  forKeyboard: 'the-samosa-clause',
  forOffline: 'three-brothers-one-wrestling-pit',
  forHostileText: 'who-owns-a-whistle',
} as const;

export const articlePath = (slug: string): string => `/article/${slug}`;

export type PublicPage = { name: string; path: string; status?: 404; isArticle?: boolean; lang?: string };

/**
 * Example paths for every page of the registry. The type requires an entry for each page, so a new
 * page cannot stay untested.
 */
const examples: Record<PageId, PublicPage[]> = {
  home: [
    { name: 'home', path: '/' },
    { name: 'search results', path: '/?search=Riyaaz' },
  ],
  article: [
    { name: 'article', path: articlePath(articles.updated), isArticle: true },
    { name: 'Hindi article', path: articlePath(articles.hindi), isArticle: true },
  ],
  category: [
    { name: 'category', path: '/category/music' },
    { name: 'reviews', path: '/category/reviews' },
  ],
  'box-office': [{ name: 'box office', path: '/box-office' }],
  'box-office-year': [{ name: 'box office of a year', path: '/box-office/2026' }],
  'box-office-records': [{ name: 'records', path: '/box-office/records' }],
  'box-office-compare': [
    { name: 'comparison of films', path: '/box-office/compare?films=dadar-ka-raja,bijli-ghar,mitti-ka-sher' },
    { name: 'choice of films to compare', path: '/box-office/compare' },
  ],
  movie: [
    { name: 'movie', path: '/dadar-ka-raja' },
    { name: 'movie without figures', path: '/kesar-aur-kohra' },
    { name: 'movie on its first day', path: '/mitti-ka-sher' },
    { name: 'upcoming movie', path: '/chhatri-mat-bhoolna' },
    { name: 'streaming movie', path: '/raat-ki-chai' },
    { name: 'movie back in cinemas', path: '/shehar-ki-shaam' },
  ],
  releases: [
    { name: 'releases', path: '/releases' },
    { name: 'releases on platforms', path: '/releases?kind=streaming' },
  ],
  people: [
    { name: 'people', path: '/people' },
    { name: 'people by letter', path: '/people?letter=s' },
  ],
  person: [
    { name: 'person', path: '/people/veerendra-sakpal' },
    { name: 'person without figures', path: '/people/vasudha-kamat' },
  ],
  polls: [{ name: 'polls', path: '/polls' }],
  about: [{ name: 'about', path: '/about' }],
  contact: [{ name: 'contact', path: '/contact' }],
  privacy: [{ name: 'privacy', path: '/privacy' }],
  terms: [{ name: 'terms', path: '/terms' }],
  // These two pages need the token of an email. `taking-part.spec.ts` tests them.
  'confirm-subscription': [],
  unsubscribe: [],
};

export const publicPages: PublicPage[] = [
  ...Object.values(examples).flat(),
  { name: 'unknown path', path: '/no/such/page', status: 404 },
];

/** Paths without content, with the text that the page shows for each. */
export const missingPages = [
  {
    name: 'article',
    path: '/article/no-such-article',
    text: "Article not found. The article you're looking for might have been moved or deleted.",
  },
  {
    name: 'category',
    path: '/category/no-such-category',
    text: "Category not found. The category you're looking for might not exist or has been removed.",
  },
  { name: 'movie', path: '/no-such-movie', text: 'Movie not found or failed to load movie details.' },
  { name: 'person', path: '/people/nobody', text: 'Person not found. The page may have been moved or deleted.' },
  { name: 'year', path: '/box-office/1931', text: 'Year not found' },
  { name: 'box-office page', path: '/box-office/20266', text: 'Page Not Found' },
  { name: 'path', path: '/no/such/page', text: 'Page Not Found' },
] as const;
