import { describe, expect, it } from 'vitest';
import { isBot } from './bots.ts';

describe('isBot', () => {
  it('recognises crawlers, previews and monitors', () => {
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)',
      'facebookexternalhit/1.1',
      'WhatsApp/2.23',
      'Twitterbot/1.0',
      'TelegramBot (like TwitterBot)',
      'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
      'Mozilla/5.0 (compatible; YandexBot/3.0)',
      'AhrefsBot/7.0',
      'GPTBot/1.2',
      'Mozilla/5.0 Chrome/130 Chrome-Lighthouse',
    ]) {
      expect(isBot(agent), agent).toBe(true);
    }
  });
  it('treats browsers, browsers inside apps, API clients and missing user agents as readers', () => {
    for (const agent of [
      'Mozilla/5.0 (Linux; Android 15; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Mozilla/5.0 (Linux; U; Android 12; CUBOT X30) AppleWebKit/537.36 UCBrowser/13.4 Mobile Safari/537.36',
      // Browsers inside other apps.
      'Mozilla/5.0 (Linux; Android 15; SM-A155F; wv) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36 Telegram-Android/11.4.2 (Samsung SM-A155F; Android 15; SDK 35; AVERAGE)',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
      // API clients.
      'curl/8.5.0',
      'python-requests/2.32',
      '',
      undefined,
      null,
    ]) {
      expect(isBot(agent), String(agent)).toBe(false);
    }
  });
});
