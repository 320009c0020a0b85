/**
 * Programs that say that they are programs: crawlers, previews of messengers, monitors. Not a
 * defence: whoever pretends is counted. A missing user agent, a headless browser and a client of
 * the interface (curl, Python) are counted too: all of them are also how tests and privacy tools
 * come, and none of them sends a view by loading a page.
 */
const BOT =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|embedly|quora link|phantomjs|lighthouse|pagespeed|pingdom|uptime|monitor|scrapy|feedfetcher|archive\.org|mediapartners|apis-google/i;

export function isBot(userAgent: string | null | undefined): boolean {
  return BOT.test(userAgent ?? '');
}
