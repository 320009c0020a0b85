import { expect, test } from 'vitest';
import { shareTargets, shareUrl } from './share-targets.ts';

const shared = { title: 'Rain & shine', hashtags: ['#A', '#B', '#C', '#D'], path: '/article/rain' };

test('shares the title with up to three hashtags, and the address', () => {
  const targets = shareTargets(shared, 'https://firstshow.example');
  const hrefs = Object.fromEntries(targets.map(({ id, href }) => [id, new URL(href)]));
  expect(hrefs.x?.searchParams.get('text')).toBe('Rain & shine #A #B #C');
  expect(hrefs.x?.searchParams.get('url')).toBe('https://firstshow.example/article/rain');
  expect(hrefs.whatsapp?.searchParams.get('text')).toBe('Rain & shine #A #B #C https://firstshow.example/article/rain');
  expect(targets.map(({ id }) => id)).toEqual(['whatsapp', 'x', 'facebook', 'telegram', 'linkedin']);
});

test("falls back to the site's hashtags", () => {
  const [whatsapp] = shareTargets({ ...shared, hashtags: [] }, 'https://firstshow.example');
  expect(new URL(whatsapp?.href ?? '').searchParams.get('text')).toMatch(/^Rain & shine #Bollywood #Entertainment /);
});

test('makes an absolute address from a path', () => {
  expect(shareUrl({ ...shared, path: '/dadar-ka-raja' }, 'http://127.0.0.1:5050')).toBe(
    'http://127.0.0.1:5050/dadar-ka-raja',
  );
});
