import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FILM_PAPER_STORIES, TOP_STORIES, filmPaperFeed, topStoriesFeed } from '../../../testing/busy-feeds.ts';
import { recordedFile } from '../../../testing/recorded-file.ts';
import { decodeFeed } from './decode-feed.ts';
import { canonicalUrl, pictureAddress, urlKey } from './feed-urls.ts';
import { hashtagsOf } from './hashtags.ts';
import { normaliseFeed, sourceName } from './normalise-feed.ts';
import { parseFeed } from './parse-feed.ts';
import { firstPicture, paragraph, plainLine } from './plain-text.ts';
import { slugCandidates, storyToArticle } from './story-to-article.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const fixture = (name: string) =>
  decodeFeed(readFileSync(new URL(`../../../../../tests/fixtures/feeds/${name}`, import.meta.url)));

function read(xml: string) {
  const feed = parseFeed(xml);
  if (feed === null) throw new Error('no feed');
  return { ...normaliseFeed(feed, { now, feedUrl: null, sourceName: null }), state: feed.state };
}
const articlesOf = ({ stories, sourceName: name }: ReturnType<typeof read>) =>
  stories.map((story) =>
    storyToArticle(story, {
      slug: slugCandidates(story)[0] ?? '',
      categoryId: 'film-news',
      sourceName: name,
      isPublished: true,
      now,
    }),
  );

describe('a feed with odd items', () => {
  const feed = read(fixture('odd-items.xml'));
  const [double, bare, hindi, long] = feed.stories;
  it('is named after its site', () => expect(feed.sourceName).toBe('The Matinee Post'));
  it('yields each story once and gives reasons for skipped ones', () => {
    expect(feed.stories).toHaveLength(4);
    expect(feed.skipped.map(({ reason }) => reason)).toEqual([
      'the feed has it twice (same guid)',
      'the feed has it twice (same address)',
      'the feed has it twice (same headline)',
      'it has no title',
      'it has no link',
      'its link is no web address',
    ]);
  });
  it('decodes double escaping, and removes markup and scripts', () => {
    expect(double?.title).toBe('Double escaped: Tara & Veer’s big night');
    expect(double?.description).toBe('They met at the first show. Then it rained & rained.');
  });
  it('makes links absolute and removes tracking parameters', () =>
    expect(double?.url).toBe('https://www.matineepost.example/film/tara-veer?page=2'));
  it('picks the first valid picture, over https', () =>
    expect(double?.pictureUrl).toBe('https://img.matineepost.example/rain.jpg'));
  it('parses the date, the author and the categories', () => {
    expect(double).toMatchObject({
      publishedAt: '2025-04-04T05:13:26.000Z',
      author: 'Asha Rane',
      categories: ['Movies'],
    });
  });
  it('recognises Hindi', () => {
    expect(hindi).toMatchObject({
      language: 'hi',
      publishedAt: '2025-03-04T04:00:00.000Z',
      pictureUrl: 'https://img.matineepost.example/show.jpg',
    });
    expect(hindi && slugCandidates(hindi)[0]).toMatch(/^[a-z\d-]{8,80}$/);
    expect(hindi && slugCandidates({ ...hindi, title: 'ஜெயிலர் 2' })[0]).toMatch(/^story-[\da-f]{8}$/);
  });
  it('cuts an endless headline at a word, refuses data pictures, and corrects dates in the future', () => {
    expect(long?.title.length).toBeLessThanOrEqual(300);
    expect(long?.title).toMatch(/\w…$/);
    expect(long).toMatchObject({ pictureUrl: null, publishedAt: now.toISOString() });
    expect(long && slugCandidates(long).every((slug) => slug.length <= 80)).toBe(true);
  });
  it('gives every article a meaningful summary', () => {
    const articles = articlesOf(feed);
    expect(articles.every(({ summary }) => summary.length >= 30)).toBe(true);
    expect(articles[1]).toMatchObject({
      id: bare?.id,
      summary: 'Reported by The Matinee Post. The full story is on their site.',
      content: '<p>Reported by The Matinee Post. The full story is on their site.</p>',
      publishedAt: now.toISOString(),
      imageUrl: null,
      source: { name: 'The Matinee Post', url: 'https://www.matineepost.example/film/bare' },
    });
    expect(articles[3]?.summary).toBe(
      'From the future. Reported by The Matinee Post. The full story is on their site.',
    );
  });
  it('creates drafts without a publication date', () => {
    expect(
      bare && storyToArticle(bare, { slug: 's', categoryId: 'c', sourceName: 'S', isPublished: false, now }),
    ).toMatchObject({ isPublished: false, publishedAt: null, trendingScore: 0 });
  });
  it('gives the same ids every time', () => {
    expect(read(fixture('odd-items.xml')).stories.map(({ id }) => id)).toEqual(feed.stories.map(({ id }) => id));
  });
});

describe('a broken feed', () => {
  const feed = read(fixture('broken.xml'));
  it('yields the readable stories, and does not expand entities that it declares', () => {
    expect(feed.state).toBe('mended');
    expect(feed.stories.map(({ title, url }) => [title, url])).toEqual([
      ['Raja & Rani: the whole story &bigger;', 'https://broken.example/raja?a=1&b=2'],
      ['Never closed bold', 'https://broken.example/bold'],
      ['Cut in the middle', 'https://broken.example/cut'],
    ]);
  });
  it('parses to null if it is a web page or another text', () => {
    expect(parseFeed('<!DOCTYPE html><html><body><p>Hello</p></body></html>')).toBeNull();
    expect(parseFeed('')).toBeNull();
    expect(parseFeed('not found')).toBeNull();
  });
  it('is distinguished from a feed without items, which is whole', () =>
    expect(parseFeed('<rss version="2.0"><channel><title>T</title></channel></rss>')).toMatchObject({
      items: [],
      state: 'whole',
    }));
});

it('reads Atom and RDF', () => {
  const atom = read(
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><link href="https://a.example/"/><entry><id>tag:1</id><title type="html">One &amp;amp; two</title><link rel="alternate" href="https://a.example/1"/><published>2025-04-04T10:00:00Z</published><summary>Short words of it.</summary><author><name>Bina</name></author></entry></feed>',
  );
  expect(atom.stories[0]).toMatchObject({
    title: 'One & two',
    url: 'https://a.example/1',
    publishedAt: '2025-04-04T10:00:00.000Z',
    author: 'Bina',
  });
  const rdf = read(
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>R</title><link>https://r.example/</link></channel><item><title>Three</title><link>https://r.example/3</link><dc:date>2025-04-04</dc:date></item></rdf:RDF>',
  );
  expect(rdf.stories[0]).toMatchObject({ title: 'Three', publishedAt: '2025-04-03T18:30:00.000Z' });
});

describe('the key of a headline', () => {
  const keysOf = (...titles: string[]) =>
    read(
      `<rss><channel><title>T</title>${titles.map((title, index) => `<item><title>${title}</title><link>https://a.example/${index}</link></item>`).join('')}</channel></rss>`,
    ).stories.map(({ titleKey }) => titleKey);
  it('consists of its letters and digits in lower case, however the feed writes them', () => {
    expect(keysOf('Tara &amp; Veer’s big night, 2nd week', 'ＴＡＲＡ opens in four towns')).toEqual([
      'tara veer s big night 2nd week',
      'tara opens in four towns',
    ]);
  });
  it.each([
    ['eighteen characters', 'ﷺ'],
    ['four characters', '⅒'],
    ['a surrogate pair', '𠀀'],
    ['one character', 'क'],
  ])('has at most 300 characters, even if each letter becomes %s when it is normalised', (_, letter) => {
    const words = Array.from({ length: 1000 }, () => letter.repeat(3)).join(' ');
    for (const title of [words, `a ${words}`, `ab ${words}`]) {
      const [key = ''] = keysOf(title);
      expect(key.length).toBeGreaterThan(200);
      expect(key.length).toBeLessThanOrEqual(300);
      expect(key).not.toMatch(/\p{Surrogate}/u);
    }
  });
});

describe('identifiers', () => {
  const rss = (items: { title: string; link: string; guid?: string }[]) =>
    `<rss version="2.0"><channel><title>News</title><link>https://news.example.com/</link>${items
      .map(({ title, link, guid }) => {
        const id = guid === undefined ? '' : `<guid isPermaLink="false">${guid}</guid>`;
        return `<item><title>${title}</title><link>https://news.example.com${link}</link>${id}</item>`;
      })
      .join('')}</channel></rss>`;
  const items = ['First', 'Second', 'Third', 'Fourth'].map((number) => ({
    title: `${number} story of the day`,
    link: `/${number}`,
    guid: 'news.example.com',
  }));

  it('that different stories share are ignored, in this run and the next', () => {
    expect(read(rss(items.slice(0, 3))).stories.map(({ guidKey }) => guidKey)).toEqual([null, null, null]);
    expect(read(rss(items)).stories).toHaveLength(4);
  });
  it('of one story at two addresses still count', () => {
    const [first] = items.map((item) => ({ ...item, title: 'Live', guid: 'n-1' }));
    const feed = read(rss([first, first && { ...first, link: '/moved' }].filter((item) => item !== undefined)));
    expect(feed.skipped.map(({ reason }) => reason)).toEqual(['the feed has it twice (same guid)']);
    expect(feed.stories[0]?.guidKey).toMatch(/^[\da-f]{20}$/);
  });
  it('may be addresses that differ only in the fragment', () => {
    const posts = [1, 2].map((post) => ({ title: `Post ${post}`, link: `/live#post-${post}` }));
    const { stories } = read(rss(posts));
    expect(stories.map(({ url }) => url)).toEqual(posts.map(({ link }) => `https://news.example.com${link}`));
    expect(new Set(stories.map(({ id }) => id)).size).toBe(2);
  });
});

describe('an Atom entry', () => {
  const atom = (entry: string) =>
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:base="https://news.example.com/"><title>News</title>${entry}</feed>`;
  it('resolves relative pictures against its xml:base', () => {
    const entry = (picture: string) =>
      `<entry xml:base="film/"><id>e1</id><title>A story of the day</title><link href="one"/><content type="html">${picture}</content></entry>`;
    const [story] = read(atom(entry('&lt;img src="a.jpg"&gt;'))).stories;
    expect(story).toMatchObject({
      url: 'https://news.example.com/film/one',
      pictureUrl: 'https://news.example.com/film/a.jpg',
    });
  });
  it('without text has the description of its video', () => {
    const entry =
      '<entry><id>v1</id><title>A trailer of the day</title><link href="https://video.example/1"/><media:group><media:content url="https://video.example/1.mp4" type="video/mp4"/><media:description>What the trailer shows.</media:description></media:group></entry>';
    expect(read(atom(entry)).stories[0]?.description).toBe('What the trailer shows.');
    const told = entry.replace('<media:group>', '<summary>Our own words.</summary><media:group>');
    expect(read(atom(told)).stories[0]?.description).toBe('Our own words.');
  });
});

describe('plain text', () => {
  it.each([
    ['a < b and <3 films', 'a < b and <3 films'],
    ['<p>one</p><p>two</p>', 'one two'],
    ['AT&amp;amp;T &#x2014; &nbsp;fine', 'AT&T — fine'],
    ['<style>p{}</style>x<script>1</script>', 'x'],
    ['&lt;img src=x onerror=alert(1)&gt;hello', 'hello'],
    [null, ''],
  ])('of the HTML %s is %s', (html, text) => expect(plainLine(html)).toBe(text));
  it('is escaped again in HTML', () => expect(paragraph('a <b> & "c"')).toBe('<p>a &lt;b&gt; &amp; &quot;c&quot;</p>'));
});

describe('addresses', () => {
  it.each([
    ['https://a.example/x?utm_source=rss&id=5&fbclid=1#xtor=RSS-1', 'https://a.example/x?id=5'],
    ['https://a.example/x?utm_source=rss#comments', 'https://a.example/x'],
    ['https://a.example/x#', 'https://a.example/x'],
    ['https://a.example/live?utm_source=rss#post-1', 'https://a.example/live#post-1'],
    ['https://a.example/#/story/7', 'https://a.example/#/story/7'],
    ['https://a.example/x?from=rss', 'https://a.example/x'],
    ['https://a.example/x?from=mumbai', 'https://a.example/x?from=mumbai'],
    ['HTTPS://A.example:443/x', 'https://a.example/x'],
  ])('like %s have the canonical form %s', (url, canonical) => expect(canonicalUrl(url)).toBe(canonical));
  it('of one story share a key', () =>
    expect(urlKey('http://www.a.example/x/?b=1&a=2')).toBe(urlKey('https://m.a.example/x?a=2&b=1')));
  it.each([
    ['http://img.example/a.jpg', 'https://img.example/a.jpg'],
    ['//img.example/a.jpg', 'https://img.example/a.jpg'],
    ['/a.jpg', 'https://a.example/a.jpg'],
    ['http://img.example:8080/a.jpg', null],
    ['http://127.0.0.1/a.jpg', null],
    ['https://localhost/a.jpg', null],
    ['data:image/png;base64,AA', null],
    ['', null],
  ])('of a picture: %s becomes %s', (address, picture) =>
    expect(pictureAddress(address, 'https://a.example/story')).toBe(picture),
  );
  it('of a picture are found in text, without tracking pixels', () => {
    expect(firstPicture('<img width=1 src="/p.gif"><IMG SRC="/a.jpg">')).toBe('/a.jpg');
    expect(firstPicture('&lt;img src="/b.jpg"&gt;')).toBe('/b.jpg');
    expect(firstPicture('words')).toBeNull();
  });
  it('of a picture that loads lazily are found behind its placeholder', () => {
    for (const attributes of [
      'src="data:image/gif;base64,R0lGOD" data-src="/a.jpg"',
      'src="" data-src="/a.jpg"',
      'src="/spacer.gif" data-original="/a.jpg"',
      'src="about:blank" data-lazy-src="/a.jpg"',
      'src="" data-srcset="/a.jpg 320w, /b.jpg 640w"',
      'srcset="/a.jpg, /b.jpg 2x"',
    ])
      expect(firstPicture(`<p>x</p><img ${attributes}>`), attributes).toBe('/a.jpg');
    expect(firstPicture('<img src="data:image/gif;base64,R0lGOD"><img src="/b.jpg">')).toBe('/b.jpg');
  });
});

describe('a source', () => {
  it.each([
    ['Movies | Latest News, Reviews, and Updates | The Hindu', 'https://www.thehindu.com/', 'The Hindu'],
    ['Times of India', 'https://timesofindia.indiatimes.com', 'Times of India'],
    ['Bollywood – news', 'https://other.example/', 'Bollywood – news'],
    ['', 'https://www.other.example/', 'other.example'],
  ])('titled %s at %s is named %s', (title, url, name) => expect(sourceName(title, url)).toBe(name));
});

describe('hashtags', () => {
  const of = (title: string, ...categories: string[]) => hashtagsOf({ title, categories });
  it('name films and people, then categories', () => {
    expect(of('Akshay Kumar addresses cuss word in ‘Kesari Chapter 2’ teaser', 'Movies')).toEqual([
      '#KesariChapter2',
      '#AkshayKumar',
      '#Movies',
    ]);
  });
  it('ignore quoted speech and the words of a Headline In Title Case', () => {
    expect(of("'We will not let them win': minister speaks")).toEqual([]);
    expect(of('Seven New Films Arriving In Cinemas This Friday')).toEqual([]);
  });
});

function expectFitToShow(articles: ReturnType<typeof articlesOf>) {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  for (const article of articles) {
    expect(article.title).not.toMatch(/&[a-z#\d]+;|<\w|\n/i);
    expect(article.summary.length).toBeGreaterThanOrEqual(30);
    expect(article.content).toMatch(/^<p>[^<]+<\/p>$/);
    expect(article.imageUrl ?? 'https://').toMatch(/^https:\/\//);
    expect(article.publishedAt).toMatch(/^2025-0[34]-/);
  }
}

describe('the feeds of two busy newspapers', () => {
  const [film, top] = [read(filmPaperFeed()), read(topStoriesFeed())];
  const articles = [film, top].flatMap(articlesOf);
  it('yield every story, ready to show', () => {
    expect([film.stories.length, top.stories.length]).toEqual([FILM_PAPER_STORIES, TOP_STORIES]);
    expect([...film.skipped, ...top.skipped]).toEqual([]);
    expectFitToShow(articles);
    expect(articles.every(({ imageUrl }) => imageUrl !== null)).toBe(true);
  });
  it('are parsed despite missing spaces in dates and line breaks in titles', () => {
    const [comma, month, year] = top.stories;
    expect([comma, month, year].map((story) => story?.publishedAt)).toEqual([
      '2025-04-01T10:33:00.000Z',
      '2025-04-01T09:53:00.000Z',
      '2025-04-01T09:13:00.000Z',
    ]);
    expect(comma?.title).toMatch(/^‘.+’ .+ \S+$/);
    expect(top.stories.some(({ title }) => title.includes(' & '))).toBe(true);
  });
});

const recorded = ['the-hindu-movies-2025-04-04.xml', 'times-of-india-top-2025-04.xml'].map((name) =>
  recordedFile(`feeds/${name}`),
);
describe.skipIf(recorded.includes(null))('the recorded feeds of two newspapers', () => {
  it('yield 148 stories that are ready to show', () => {
    const articles = recorded.flatMap((file) => articlesOf(read(decodeFeed(readFileSync(file as URL)))));
    expect(articles).toHaveLength(148);
    expectFitToShow(articles);
  });
});
