/**
 * The content of `/robots.txt`, which allows everything except the API. (The desks send noindex.)
 * The build writes it as a file, because the functions runtime answers this path with an empty 404
 * before any function runs.
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
