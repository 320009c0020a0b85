/**
 * Matches the user agents of programs that identify themselves: crawlers, link previews of
 * messengers, monitors. This pattern is no protection: a program can pretend to be a browser.
 * Requests without a user agent, most headless browsers and API clients (curl, Python) count as
 * readers, because tests and privacy tools look the same.
 */
const BOT =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|embedly|quora link|phantomjs|lighthouse|pagespeed|pingdom|uptime|monitor|scrapy|feedfetcher|archive\.org|mediapartners|apis-google/i;

export function isBot(userAgent: string | null | undefined): boolean {
  return BOT.test(userAgent ?? '');
}
