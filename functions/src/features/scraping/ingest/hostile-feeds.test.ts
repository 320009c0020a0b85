import { describe, expect, it } from 'vitest';
import { normaliseFeed } from './normalise-feed.ts';
import { parseFeed } from './parse-feed.ts';
import { parseJsonFeed } from './parse-json-feed.ts';
import { parsePage } from './parse-page.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
const rss = (inside: string) => `<rss version="2.0"><channel><title>T</title>${inside}</channel></rss>`;

/**
 * The shortest of three runs, in milliseconds of CPU time of this process, which the load of the
 * machine hardly changes.
 */
function shortest(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const begun = process.cpuUsage();
    work();
    return process.cpuUsage(begun).user / 1000;
  });
  return Math.min(...times);
}

const inItem = (text: string) =>
  `<rss version="2.0"><channel><item><title>A story</title><link>https://a.example/1</link>${text}`;
const inTitle = (text: string) => rss(`<item><title>${text}</title><link>https://a.example/1</link></item>`);
const asIs = (text: string) => text;

describe('a feed of unclosed tags is read in linear time: a megabyte takes at most eight times as long as a quarter of it', () => {
  const quarter = 256 * 1024;
  it.each([
    ['<!DOCTYPE[', asIs],
    ['<!DOCTYPE a [', rss],
    ['<!ENTITY ', rss],
    ['<![CDATA[', inItem],
    ['<![CDATA[', rss],
    ['<rss ', asIs],
    ['<channel ', rss],
    ['<title>', inItem],
    ['<link ', inItem],
    ['</item', inItem],
    ['&', inTitle],
    ['<', inTitle],
    ['&lt;', inTitle],
    ['<!--', rss],
  ] as [string, (text: string) => string][])(
    '%s',
    (unit, wrap) => {
      const read = (characters: number) => {
        const xml = wrap(unit.repeat(Math.floor(characters / unit.length)));
        return shortest(() => {
          const feed = parseFeed(xml);
          if (feed !== null) normaliseFeed(feed, { now, feedUrl: null, sourceName: null });
        });
      };
      // Allow 300 ms for compilation and garbage collection. A quadratic algorithm would take
      // minutes here.
      expect(read(4 * quarter)).toBeLessThan(8 * read(quarter) + 300);
    },
    60_000,
  );
});

describe('a hostile feed', () => {
  const storiesOf = (xml: string) => {
    const feed = parseFeed(xml);
    return feed === null ? [] : normaliseFeed(feed, { now, feedUrl: null, sourceName: null }).stories;
  };
  it('may declare entities, inside or outside a DOCTYPE, which are not expanded', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${rss('<item><title>Before &b; after it</title><link>https://a.example/1</link></item>')}`;
    expect(storiesOf(bomb).map(({ title }) => title)).toEqual(['Before &b; after it']);
    const outside = rss(
      '<!ENTITY c SYSTEM "file:///etc/passwd"><item><title>A title &c; of it</title><link>https://a.example/1</link></item>',
    );
    expect(storiesOf(outside).map(({ title }) => title)).toEqual(['A title &c; of it']);
  });
  it('may have a headline of a megabyte, which is cut, and the next item is still read', () => {
    const stories = storiesOf(
      rss(
        `<item><title>${'Long '.repeat(200_000)}</title><link>https://a.example/1</link></item><item><title>A short one</title><link>https://a.example/2</link></item>`,
      ),
    );
    expect(stories.map(({ title }) => title.length <= 300)).toEqual([true, true]);
    expect(stories[1]?.title).toBe('A short one');
  });
  it('may have two thousand items, of which the first thousand are read', () => {
    const items = Array.from(
      { length: 2000 },
      (_, index) =>
        `<item><title>Story of day ${index} in the town</title><link>https://a.example/${index}</link></item>`,
    );
    expect(parseFeed(rss(items.join('')))?.items).toHaveLength(1000);
  });
});

describe('a JSON Feed', () => {
  const item = {
    id: '1',
    url: 'https://j.example/1',
    title: 'Three < four & more',
    content_text: 'Plain <b>text</b>',
    date_published: '2026-11-20T10:00:00Z',
    authors: [{ name: 'Asha' }],
    tags: ['Music', 5],
    image: 'https://img.j.example/1.jpg',
  };
  it('is parsed into stories with plain texts, author, tags and date', () => {
    const feed = parseJsonFeed(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'J',
        home_page_url: 'https://j.example/',
        items: [{ ...item, tags: ['Music'] }],
      }),
    );
    const { stories, sourceName } = normaliseFeed(feed ?? { title: null, url: null, items: [], state: 'whole' }, {
      now,
      feedUrl: null,
      sourceName: null,
    });
    expect(sourceName).toBe('J');
    expect(stories[0]).toMatchObject({
      title: 'Three < four & more',
      description: 'Plain text',
      author: 'Asha',
      categories: ['Music'],
      publishedAt: '2026-11-20T10:00:00.000Z',
    });
  });
  it('yields the readable items when it is cut off or contains wrong types', () => {
    const whole = JSON.stringify({
      items: [item, { ...item, id: '2', url: 'https://j.example/2' }, { ...item, id: '3' }],
    });
    expect(parseJsonFeed(whole.slice(0, -60))).toMatchObject({
      state: 'mended',
      items: [{ guid: '1' }, { guid: '2' }],
    });
    expect(parseJsonFeed(JSON.stringify({ items: [null, 5, 'x', [], { id: 7, title: ['no'] }] }))?.items).toMatchObject(
      [{ guid: '7', title: null }],
    );
  });
  it('parses to null if the text has no list of items', () => {
    for (const text of ['', '{}', 'null', '[]', '<rss/>', '{"items":"many"}', `{"items":[${'{"a":'.repeat(50_000)}`])
      expect(parseJsonFeed(text), text.slice(0, 20)).toBeNull();
  });
});

describe('a page', () => {
  const selectors = {
    item: 'article',
    title: 'h2',
    link: 'a',
    summary: null,
    date: null,
    picture: 'img',
    author: null,
  };
  const itemsOf = (html: string, changes: object = {}) => {
    const page = parsePage(html, { ...selectors, ...changes });
    return page.ok ? (page.value?.items ?? null) : page.error;
  };
  it('yields its stories, without running scripts', () => {
    expect(
      itemsOf(
        '<base href="/x/"><article><h2>One &lt;3</h2><a href="1">go</a><img data-src="/p.jpg"><script>throw 1</script></article><article>no title</article>',
      ),
    ).toMatchObject([
      { title: 'One &lt;3', link: '1', pictures: ['/p.jpg'] },
      { title: null, link: null },
    ]);
  });
  it('may have items that are links themselves', () => {
    expect(
      itemsOf('<a class="s" href="/1">A story</a>', { item: 'a.s', title: ':self', link: ':self', picture: null }),
    ).toMatchObject([{ title: 'A story', link: '/1' }]);
  });
  it('yields an error for an invalid selector, and endless markup does not crash the parser', () => {
    expect(itemsOf('<article></article>', { title: 'h2[[' })).toBe("'h2[[' is no CSS selector.");
    expect(itemsOf('<article></article>', { item: ']' })).toBe("']' is no CSS selector.");
    expect(itemsOf('')).toBeNull();
    const deep = itemsOf(`<article><h2>${'<div>'.repeat(100_000)}`);
    expect(typeof deep === 'string' || Array.isArray(deep)).toBe(true);
  }, 30_000);
});
