/**
 * Addresses of the two desks. Each is a `noindex` page of its own bundle; nothing of the public
 * site links there.
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
  boxOffice: '/admin/box-office',
  boxOfficeImport: '/admin/box-office/import',
  film: (id: string): string => `/admin/box-office/${encodeURIComponent(id)}`,
  scraping: '/admin/scraping',
  polls: '/admin/polls',
  predictions: '/admin/predictions',
  inbox: '/admin/inbox',
  subscribers: '/admin/subscribers',
  digest: '/admin/digest',
  categories: '/admin/categories',
  pictures: '/admin/pictures',
  staff: '/admin/staff',
  /** Follower counts of the social profiles. */
  followers: '/admin/followers',
  /** Who did what at the desks. */
  activity: '/admin/activity',
  /** Field speed and errors of browsers. */
  siteHealth: '/admin/site-health',
  /** Where an invitation or a forgotten password leads: `?oobCode=…`. */
  welcome: '/admin/welcome',
} as const;

/** Second segments that a desk has; those in `withItems` take a third. */
const sections: Record<'admin' | 'webadmin', ReadonlySet<string>> = {
  admin: new Set([
    'articles',
    'box-office',
    'scraping',
    'polls',
    'predictions',
    'inbox',
    'subscribers',
    'digest',
    'categories',
    'pictures',
    'staff',
    'followers',
    'activity',
    'site-health',
    'welcome',
  ]),
  webadmin: new Set(['pending', 'approved', 'rejected', 'reported', 'log', 'settings']),
};
const withItems: ReadonlySet<string> = new Set(['articles', 'box-office']);

/** The desk that a path without query belongs to; `null` where neither has such a page. */
export function deskOf(path: string): 'admin' | 'webadmin' | null {
  const [first, section, item, ...rest] = path.slice(1).split('/');
  if (first !== 'admin' && first !== 'webadmin') return null;
  if (section === undefined) return first;
  if (!sections[first].has(section) || rest.length > 0) return null;
  return item === undefined || (first === 'admin' && withItems.has(section) && item !== '') ? first : null;
}
