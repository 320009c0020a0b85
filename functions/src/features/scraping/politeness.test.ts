import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import { botName, createHostGate, headerText, retryAfterMs, userAgent, validator } from './politeness.ts';
import { createRobots, type RobotsAnswer, type RobotsText, ROBOTS_MAX_BYTES } from './robots.ts';

const now = new Date('2026-11-21T06:00:00.000Z');

describe('our user agent', () => {
  it('names the site, a page about it and a contact address', () => {
    expect(
      userAgent({
        siteName: 'First Show',
        aboutUrl: 'https://firstshow.example/about',
        contact: 'hello@firstshow.example',
      }),
    ).toBe('FirstShowBot/1.0 (+https://firstshow.example/about; hello@firstshow.example)');
    expect(botName('First Show')).toBe('FirstShowBot');
  });
  it('contains no line breaks, and neither do returned validators', () => {
    expect(headerText('a\r\nX-Evil: 1\u0000é', 100)).toBe('aX-Evil: 1');
    expect([
      validator('"abc"'),
      validator('a\r\nb'),
      validator(''),
      validator(null),
      validator('x'.repeat(600)),
      validator('é'),
    ]).toEqual(['"abc"', null, null, null, null, null]);
  });
});

describe('a requested pause', () => {
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 06:10:00 GMT', 600_000],
    ['Fri, 20 Nov 2026 06:10:00 GMT', 0],
    ['99999999', 7 * 24 * 3_600_000],
    ['soon', null],
    ['', null],
    [null, null],
  ])("of '%s' is %s ms", (header, milliseconds) => expect(retryAfterMs(header, now)).toBe(milliseconds));
});

it('keeps requests to one host two seconds or the given delay apart, and does not delay other hosts', async () => {
  const clock = fixedClock(now.toISOString());
  const waits: number[] = [];
  const gate = createHostGate({ clock, sleep: (milliseconds) => Promise.resolve(void waits.push(milliseconds)) });
  await Promise.all([gate('a.example'), gate('a.example'), gate('b.example'), gate('a.example', 5000)]);
  await gate('a.example');
  expect(waits).toEqual([2000, 4000, 9000]);
  clock.advance(20_000);
  await gate('a.example');
  expect(waits).toHaveLength(3);
});

describe('robots.txt', () => {
  const setUp = (answer: RobotsAnswer) => {
    const kept = new Map<string, RobotsText>();
    const asked: string[] = [];
    const clock = fixedClock(now.toISOString());
    const open = () =>
      createRobots({
        store: {
          load: (origin) => Promise.resolve(kept.get(origin) ?? null),
          save: (robots) => Promise.resolve(void kept.set(robots.origin, robots)),
        },
        now: clock.now,
        botName: 'FirstShowBot',
        fetchText: (url) => {
          asked.push(url);
          return Promise.resolve(answer);
        },
      });
    return { kept, asked, clock, open };
  };
  const text = 'User-agent: FirstShowBot\nDisallow: /private/\nCrawl-delay: 7\n\nUser-agent: *\nDisallow: /\n';
  it('is respected: forbidden paths, rules for our name, and the crawl delay', async () => {
    const { open } = setUp({ kind: 'text', text });
    const robots = open();
    expect(await robots('https://a.example/private/feed')).toEqual({
      isAllowed: false,
      message: 'The robots.txt of https://a.example does not allow this address.',
    });
    expect(await robots('https://a.example/feed')).toEqual({ isAllowed: true, delayMs: 7000 });
  });
  it('allows everything if it does not exist, and nothing if it is unavailable', async () => {
    expect(await setUp({ kind: 'none' }).open()('https://a.example/feed')).toEqual({ isAllowed: true, delayMs: 0 });
    expect(
      await setUp({ kind: 'unavailable', message: 'It answers 500.' }).open()('https://a.example/feed'),
    ).toMatchObject({ isAllowed: false });
  });
  it('is requested once a day, and once for several sources of one site', async () => {
    const { asked, clock, open } = setUp({ kind: 'text', text });
    const robots = open();
    await Promise.all([robots('https://a.example/1'), robots('https://a.example/2'), robots('https://b.example/1')]);
    clock.advance(23 * 3_600_000);
    await open()('https://a.example/1');
    expect(asked).toEqual(['https://a.example/robots.txt', 'https://b.example/robots.txt']);
    clock.advance(2 * 3_600_000);
    await open()('https://a.example/1');
    expect(asked).toHaveLength(3);
  });
  it('is respected to the end of a long file', async () => {
    const long = `${'# A long list of other crawlers\n'.repeat(10_000)}User-agent: *\nDisallow: /private/`;
    expect(await setUp({ kind: 'text', text: long }).open()('https://a.example/private/feed')).toMatchObject({
      isAllowed: false,
    });
  });
  it('is stored in less than 1 MiB, the limit of a Firestore document, even if all its bytes are invalid', async () => {
    const { kept, open } = setUp({ kind: 'text', text: '\uFFFD'.repeat(ROBOTS_MAX_BYTES) });
    await open()('https://a.example/feed');
    expect(Buffer.byteLength(JSON.stringify(kept.get('https://a.example')))).toBeLessThan(1_048_000);
  });
  it('has its crawl delay limited to 20 seconds', async () => {
    expect(
      await setUp({ kind: 'text', text: 'User-agent: *\nCrawl-delay: 86400' }).open()('https://a.example/feed'),
    ).toEqual({ isAllowed: true, delayMs: 20_000 });
  });
});
