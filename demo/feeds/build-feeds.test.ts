import { afterEach, describe, expect, it } from 'vitest';
import { isSameStory, titleNames, titleWords } from '@first-show/domain/scraping/near-titles';
import { chitrapatJson, chitrapatStories, matineeRss, matineeStories, type DemoStory } from './build-feeds.ts';
import { startFeedServer, type FeedServer } from './feed-server.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const comparable = ({ title, publishedAt }: DemoStory) => ({
  words: titleWords(title),
  names: titleNames(title),
  publishedAt: publishedAt.toISOString(),
});

describe('the demo’s newspapers', () => {
  it('print the same stories for the same time, and at least three new ones two hours later', () => {
    expect([matineeRss(now), chitrapatJson(now)]).toEqual([matineeRss(now), chitrapatJson(now)]);
    const before = new Set(matineeStories(now).map(({ link }) => link));
    const fresh = matineeStories(hours(2)).filter(({ link }) => !before.has(link));
    expect(fresh.length).toBeGreaterThanOrEqual(3);
  });
  it('print no story from the future and no unfilled placeholder', () => {
    for (const story of [...matineeStories(now), ...chitrapatStories(now)]) {
      expect(story.publishedAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(`${story.title} ${story.text}`).not.toMatch(/[{}]|undefined/);
    }
  });
  it('share some stories, which are recognised as the same, while all other stories are told apart', () => {
    const seen = new Map<number, { matinee?: DemoStory; chitrapat?: DemoStory }>();
    for (let hour = 0; hour < 96; hour += 1) {
      for (const story of matineeStories(hours(hour)))
        seen.set(story.slot, { ...seen.get(story.slot), matinee: story });
      for (const story of chitrapatStories(hours(hour)))
        seen.set(story.slot, { ...seen.get(story.slot), chitrapat: story });
    }
    const pairs = [...seen.values()].flatMap(({ matinee, chitrapat }) =>
      matinee && chitrapat ? [{ matinee, chitrapat }] : [],
    );
    expect(pairs.length).toBeGreaterThan(80);
    const apart = pairs.filter(({ matinee, chitrapat }) => !isSameStory(comparable(matinee), comparable(chitrapat)));
    expect(apart.map(({ matinee, chitrapat }) => [matinee.title, chitrapat.title])).toEqual([]);
    const all = (side: 'matinee' | 'chitrapat') =>
      [...seen.values()]
        .flatMap((one) => one[side] ?? [])
        .map((story) => ({ slot: story.slot, title: story.title, ...comparable(story) }));
    const chitrapat = all('chitrapat');
    const joined = all('matinee').flatMap((a) =>
      chitrapat.filter((b) => a.slot !== b.slot && isSameStory(a, b)).map((b) => [a.title, b.title]),
    );
    expect(joined).toEqual([]);
  });
});

describe('the feed server', () => {
  let server: FeedServer | undefined;
  afterEach(() => server?.close());
  it("serves both feeds, and answers 304 if the client's ETag is current", async () => {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    server = await startFeedServer({ host: '127.0.0.1', port, now: () => now });
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const first = await get('/matinee-post/rss.xml');
    expect([first.status, await first.text()]).toEqual([200, matineeRss(now)]);
    expect((await get('/matinee-post/rss.xml', { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
    expect(await (await get('/chitrapat-daily/feed.json')).json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
    });
    expect((await get('/elsewhere')).status).toBe(404);
  });
});
