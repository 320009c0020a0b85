/** `/robots.txt`: everything may be read but the API; the desks say noindex themselves. */
export function robotsTxt(siteUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, `Sitemap: ${siteUrl}/sitemap-news.xml`, ''].join('\n');
}
