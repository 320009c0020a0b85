/**
 * Paths of the two desks. All their pages are `noindex` and have their own bundle. The public site
 * has no link to them.
 */
export const deskPaths = {
  moderation: '/webadmin',
  pending: '/webadmin/pending',
  approved: '/webadmin/approved',
  rejected: '/webadmin/rejected',
  reported: '/webadmin/reported',
  log: '/webadmin/log',
  moderationSettings: '/webadmin/settings',
  content: '/admin',
  articles: '/admin/articles',
  newArticle: '/admin/articles/new',
  article: (id: string): string => `/admin/articles/${encodeURIComponent(id)}`,
  /** The editor of an article that has an id, but was never saved. */
  unsavedArticle: (id: string): string => `/admin/articles/${encodeURIComponent(id)}?new`,
  boxOffice: '/admin/box-office',
  boxOfficeImport: '/admin/box-office/import',
  film: (id: string): string => `/admin/box-office/${encodeURIComponent(id)}`,
  /** `version`: the id of a language or re-release, or 'new'. */
  filmVersion: (id: string, version: string): string =>
    `/admin/box-office/${encodeURIComponent(id)}/${encodeURIComponent(version)}`,
  films: '/admin/films',
  filmFacts: (id: string): string => `/admin/films/${encodeURIComponent(id)}`,
  people: '/admin/people',
  /** The table of people, with the form of one of them. */
  person: (id: string): string => `/admin/people?person=${encodeURIComponent(id)}`,
  scraping: '/admin/scraping',
  polls: '/admin/polls',
  predictions: '/admin/predictions',
  inbox: '/admin/inbox',
  subscribers: '/admin/subscribers',
  digest: '/admin/digest',
  categories: '/admin/categories',
  pictures: '/admin/pictures',
  trash: '/admin/trash',
  staff: '/admin/staff',
  /** Where editors enter the follower counts of the social profiles. */
  followers: '/admin/followers',
  /** The activity log of the desks. */
  activity: '/admin/activity',
  /** Field speed and errors of browsers. */
  siteHealth: '/admin/site-health',
  /** Opened by the links in invitations and password emails, with `?oobCode=…`. */
  welcome: '/admin/welcome',
} as const;

/**
 * The second path segments of each desk. Only those in `withItems` may be followed by a third
 * segment, and only films at the box office by a fourth one.
 */
const sections: Record<'admin' | 'webadmin', ReadonlySet<string>> = {
  admin: new Set([
    'articles',
    'box-office',
    'films',
    'people',
    'scraping',
    'polls',
    'predictions',
    'inbox',
    'subscribers',
    'digest',
    'categories',
    'pictures',
    'trash',
    'staff',
    'followers',
    'activity',
    'site-health',
    'welcome',
  ]),
  webadmin: new Set(['pending', 'approved', 'rejected', 'reported', 'log', 'settings']),
};
const withItems: ReadonlySet<string> = new Set(['articles', 'box-office', 'films']);

/** The desk of a path without query; `null` if neither desk has such a page. */
export function deskOf(path: string): 'admin' | 'webadmin' | null {
  const [first, section, item, ...rest] = path.slice(1).split('/');
  if (first !== 'admin' && first !== 'webadmin') return null;
  if (section === undefined) return first;
  if (!sections[first].has(section) || rest.length > (section === 'box-office' ? 1 : 0)) return null;
  return item === undefined || (first === 'admin' && withItems.has(section) && item !== '') ? first : null;
}
