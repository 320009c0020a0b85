/**
 * `/robots.txt`: everything may be read but the API; the desks say noindex themselves. A file that
 * the build writes: the functions runtime answers this path by itself, with an empty 404, before
 * any function sees it.
 */
export function robotsTxt(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    `Sitemap: ${siteUrl}/sitemap-news.xml`,
    '',
  ].join('\n');
}
