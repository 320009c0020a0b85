/**
 * Programs that say that they are programs: crawlers, previews of messengers, monitors, download tools. Not a defence: whoever
 * pretends is counted. A missing user agent and a headless browser are counted too: both are also how tests and privacy tools come.
 */
const BOT =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|embedly|quora link|phantomjs|lighthouse|pagespeed|pingdom|uptime|monitor|^curl\/|^wget\/|python-requests|scrapy|feedfetcher|archive\.org|mediapartners|apis-google/i;

export function isBot(userAgent: string | null | undefined): boolean {
  return BOT.test(userAgent ?? '');
}
