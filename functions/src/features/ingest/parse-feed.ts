import { parseFeed as parseWhole } from '@rowanmanning/feed-parser';

/**
 * A feed's item as it stands there: nothing resolved, nothing decoded beyond XML. `null` where it
 * has none.
 */
export type RawItem = {
  guid: string | null;
  title: string | null;
  link: string | null;
  description: string | null;
  content: string | null;
  date: string | null;
  /** Addresses of pictures, the likeliest first. */
  pictures: string[];
  author: string | null;
  categories: string[];
};

export type RawFeed = {
  title: string | null;
  /** The site the feed belongs to: what relative links are relative to. */
  url: string | null;
  items: RawItem[];
  /** 'whole', or 'mended' where the feed was broken and gave what it could. */
  state: 'whole' | 'mended';
};

/** More than this of one feed is a trick, or an archive that nobody reads as news. */
const ITEMS_MAX = 1000;
/** Longer fields are cut before anything looks at them: a headline of a megabyte is no headline. */
const FIELD_MAX = {
  title: 4_000,
  link: 4_000,
  guid: 1_000,
  date: 100,
  author: 1_000,
  text: 200_000,
  category: 200,
} as const;
const CATEGORIES_MAX = 30;
const PICTURES_MAX = 10;
/** Of an item that does not parse, only so much is searched for fields by hand. */
const PIECE_MAX = 200_000;

/**
 * RSS 0.9 to 2.0, RDF and Atom. A broken feed gives what it can: first as it is, then with its
 * known faults mended, then item by item, so that one broken story costs itself only. `null` where
 * there is no feed in it at all (a web page, an error, nothing).
 */
export function parseFeed(xml: string): RawFeed | null {
  const safe = withoutDoctype(xml);
  const whole = attempt(safe);
  if (whole !== null && isComplete(whole, safe)) return { ...whole, state: 'whole' };
  const mended = mend(safe);
  const attempts = [attempt(mended), itemByItem(mended), whole].filter((feed) => feed !== null);
  const [best] = attempts.sort((a, b) => usable(b) - usable(a));
  return best === undefined
    ? null
    : { ...best, title: best.title ?? whole?.title ?? null, url: best.url ?? whole?.url ?? null, state: 'mended' };
}

type Attempt = Omit<RawFeed, 'state'>;

const usable = (feed: Attempt): number =>
  feed.items.filter(({ title, link }) => title !== null && link !== null).length;

/**
 * An unclosed tag may swallow the stories after it, without any error: so the stories are counted.
 */
function isComplete(feed: Attempt, xml: string): boolean {
  const outside = cut(xml, '<![CDATA[', ']]>');
  const begun = outside.match(/<(?:item|entry)(?=[\s>])/gi)?.length ?? 0;
  return feed.items.length >= Math.min(begun, ITEMS_MAX);
}

/**
 * Entities that a feed declares itself are how one kilobyte becomes a gigabyte. None of a news
 * feed's are needed. Scanned from left to right: an expression that looks for the end from every
 * beginning takes minutes for a megabyte of beginnings.
 */
function withoutDoctype(xml: string): string {
  const kept: string[] = [];
  let from = 0;
  // What was never found behind one place is not behind a later one either.
  let noSubset = false;
  for (const { index } of xml.matchAll(/<!(?:DOCTYPE|ENTITY)\b/gi)) {
    if (index < from) continue;
    const bracket = xml.indexOf('[', index);
    const angle = xml.indexOf('>', index);
    if (angle < 0) {
      kept.push(xml.slice(from, index));
      from = xml.length;
      break;
    }
    let end = angle;
    if (!noSubset && bracket >= 0 && bracket < angle) {
      const subsetEnd = endOfSubset(xml, bracket);
      if (subsetEnd === null) noSubset = true;
      else end = subsetEnd;
    }
    kept.push(xml.slice(from, index));
    from = end + 1;
  }
  return kept.join('') + xml.slice(from);
}

/** Where the declarations in '[ … ]>' end; `null` where they never do. */
function endOfSubset(xml: string, bracket: number): number | null {
  const found = /\]\s{0,100}>/g;
  found.lastIndex = bracket;
  const match = found.exec(xml);
  return match === null ? null : match.index + match[0].length - 1;
}

/**
 * `text` without what stands between `open` and `close`, both included; an `open` that nothing
 * closes stays.
 */
function cut(text: string, open: string, close: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, from)) {
    const end = text.indexOf(close, start + open.length);
    if (end < 0) break;
    kept.push(text.slice(from, start));
    from = end + close.length;
  }
  return kept.join('') + text.slice(from);
}

/* eslint-disable no-control-regex -- control characters are what is removed */
/**
 * Faults seen in the wild: text before the XML, control characters, '&' that begins no entity, a
 * feed that ends in mid-air.
 */
function mend(xml: string): string {
  const start = xml.search(/<(?:\?xml|rss|rdf:rdf|feed)\b/i);
  return (start > 0 ? xml.slice(start) : xml)
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replace(/&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{1,30};)/gi, '&amp;');
}
/* eslint-enable no-control-regex */

function attempt(xml: string): Attempt | null {
  try {
    const feed = parseWhole(xml);
    const url = own(() => feed.url);
    return { title: own(() => feed.title), url, items: feed.items.slice(0, ITEMS_MAX).flatMap((item) => read(item)) };
  } catch {
    return null;
  }
}

function itemByItem(xml: string): Attempt | null {
  const root = /<(rss|rdf:rdf|feed)\b[^<>]*>/i.exec(xml);
  if (root === null) return null;
  const isAtom = root[1]?.toLowerCase() === 'feed';
  const name = isAtom ? 'entry' : 'item';
  const [opening] = root;
  const wrap = (inside: string) =>
    isAtom ? `${opening}${inside}</${root[1]}>` : `${opening}<channel>${inside}</channel></${root[1]}>`;
  // Split where items begin: what an item lacks at its end does not swallow the next one.
  const [before = '', ...pieces] = xml.slice(root.index + opening.length).split(new RegExp(`<${name}(?=[\\s>])`, 'i'));
  const channel = /<channel\b[^<>]*>/i.exec(before);
  const head = attempt(wrap(channel === null ? before : before.slice(channel.index + channel[0].length)));
  const ending = new RegExp(`</${name}\\s{0,20}>`, 'i');
  const items = pieces.slice(0, ITEMS_MAX).flatMap((piece) => {
    const end = piece.search(ending);
    const inside = (end < 0 ? closed(piece) : piece.slice(0, end)).slice(0, PIECE_MAX);
    const found = attempt(wrap(`<${name}${inside}</${name}>`));
    if (found !== null && usable(found) > 0) return found.items;
    return attempt(wrap(`<${name}>${fieldsOf(inside)}</${name}>`))?.items ?? found?.items ?? [];
  });
  return { title: head?.title ?? null, url: head?.url ?? null, items };
}

/**
 * The simple fields of an item whose markup does not fit together: what stands between a field's
 * tags is its text, tags and all.
 */
function fieldsOf(inside: string): string {
  const links = inside.match(/<(?:link|enclosure)\b[^<>]*\/>/gi) ?? [];
  const texts: string[] = [];
  const unclosed = new Set<string>();
  let from = 0;
  for (const match of inside.matchAll(
    /<(title|link|description|guid|pubdate|published|updated|author|category|summary)(\s[^<>]*)?>/gi,
  )) {
    const [opening, field = '', attributes = ''] = match;
    const name = field.toLowerCase();
    if (match.index < from || unclosed.has(name)) continue;
    const begin = match.index + opening.length;
    const ending = new RegExp(`</${name}\\s{0,20}>`, 'gi');
    ending.lastIndex = begin;
    const end = ending.exec(inside);
    if (end === null) {
      unclosed.add(name);
      continue;
    }
    from = end.index + end[0].length;
    const text = inside.slice(begin, end.index);
    const value =
      text.includes('<') && !text.trimStart().startsWith('<![CDATA[')
        ? `<![CDATA[${text.replaceAll(']]>', '')}]]>`
        : text;
    texts.push(`<${field}${attributes}>${value}</${field}>`);
  }
  return [...texts, ...links].join('');
}

/** The part of a cut item up to its last whole element. */
function closed(piece: string): string {
  // A CDATA section that begins behind the last end of one never ends.
  const open = piece.indexOf('<![CDATA[', Math.max(0, piece.lastIndexOf(']]>')));
  const whole = open < 0 ? piece : piece.slice(0, open);
  const last = whole.lastIndexOf('</');
  const end = last < 0 ? -1 : whole.indexOf('>', last);
  return end < 0 ? '>' : whole.slice(0, end + 1);
}

type LibraryItem = ReturnType<typeof parseWhole>['items'][number];

/**
 * One value of the library, whose getters throw on addresses and lists that no feed should have.
 */
function own<T>(get: () => T): T | null {
  try {
    return get();
  } catch {
    return null;
  }
}

function read(item: LibraryItem): RawItem[] {
  const text = (name: string): string | null =>
    own(() => item.element.findElementWithName(name)?.textContent.trim() ?? null);
  const firstText = (...names: string[]): string | null =>
    names.map(text).find((found) => found !== null && found !== '') ?? null;
  const guid = own(() => item.id);
  const isPermalink = own(() => item.element.findElementWithName('guid')?.getAttribute('ispermalink')) !== 'false';
  return [
    bounded({
      guid,
      title: own(() => item.title),
      // A permanent guid is the link where a feed has no other.
      link: own(() => item.url) ?? text('link') ?? (isPermalink && /^https?:\/\//i.test(guid ?? '') ? guid : null),
      description: own(() => item.description),
      content: own(() => item.content),
      // The library reads dates by `new Date` alone; ours knows more of them.
      date: firstText('pubdate', 'published', 'date', 'issued', 'created', 'updated', 'modified'),
      pictures: pictures(item),
      author: own(() => item.authors[0]?.name ?? null),
      categories: (own(() => item.categories) ?? []).flatMap((category) => category.label ?? category.term ?? []),
    }),
  ];
}

/** An item none of whose fields is longer than anything of it can be used. */
export function bounded(item: RawItem): RawItem {
  const upTo = (text: string | null, max: number): string | null =>
    text === null || text.length <= max ? text : text.slice(0, max);
  const { text } = FIELD_MAX;
  return {
    guid: upTo(item.guid, FIELD_MAX.guid),
    title: upTo(item.title, FIELD_MAX.title),
    // A cut address is another address.
    link: item.link !== null && item.link.length > FIELD_MAX.link ? null : item.link,
    description: upTo(item.description, text),
    content: upTo(item.content, text),
    date: upTo(item.date, FIELD_MAX.date),
    pictures: item.pictures.slice(0, PICTURES_MAX).filter((address) => address.length <= FIELD_MAX.link),
    author: upTo(item.author, FIELD_MAX.author),
    categories: item.categories.slice(0, CATEGORIES_MAX).filter((name) => name.length <= FIELD_MAX.category),
  };
}

function pictures(item: LibraryItem): string[] {
  const image = own(() => item.image?.url ?? null);
  const media = (own(() => item.media) ?? []).flatMap(({ image: thumbnail, url, type }) =>
    type === 'image' ? [url, thumbnail] : [thumbnail],
  );
  return [...new Set([image, ...media].filter((address) => address !== null && address !== ''))] as string[];
}
