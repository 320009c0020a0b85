import { parseFeed as parseWhole } from '@rowanmanning/feed-parser';

/**
 * An item as the feed has it: URLs are not resolved, and texts may be HTML. Missing values are
 * `null`.
 */
export type RawItem = {
  guid: string | null;
  title: string | null;
  link: string | null;
  description: string | null;
  content: string | null;
  date: string | null;
  /** URLs of pictures, the most suitable first. */
  pictures: string[];
  /** The item's `xml:base`, against which its relative URLs are resolved. */
  base: string | null;
  author: string | null;
  categories: string[];
};

export type RawFeed = {
  title: string | null;
  /** The URL of the feed's site, to resolve relative links. */
  url: string | null;
  items: RawItem[];
  /** 'mended' if the feed is malformed; then `items` are those that could be read. */
  state: 'whole' | 'mended';
};

/** Maximum number of items that are read. A longer feed is an attack or a whole archive. */
const ITEMS_MAX = 1000;
/**
 * Maximum lengths in characters. Longer texts are cut. Longer links, pictures and categories are
 * dropped.
 */
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
/** Maximum number of characters of a malformed item that are searched for fields. */
const PIECE_MAX = 200_000;

/**
 * Parses RSS 0.9 to 2.0, RDF and Atom. `null` for a text that is not a feed (a web page, an error
 * message, an empty text).
 *
 * A malformed feed is parsed in three ways: as it is, with known faults repaired, and item by item,
 * so that a malformed item does not affect the others. The result with the most items that have
 * title and link is used.
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
 * Whether the parser found all items. An unclosed tag can swallow the following items without an
 * error, so the number of items is compared with the number of their start tags.
 */
function isComplete(feed: Attempt, xml: string): boolean {
  const outside = cut(xml, '<![CDATA[', ']]>');
  const begun = outside.match(/<(?:item|entry)(?=[\s>])/gi)?.length ?? 0;
  return feed.items.length >= Math.min(begun, ITEMS_MAX);
}

/**
 * Removes the doctype and entity declarations, because entities that a feed declares can expand a
 * kilobyte to a gigabyte, and news feeds need none. Scans the text once, from left to right. A
 * regular expression would search for the end again from every start, which takes minutes for a
 * megabyte of starts.
 */
function withoutDoctype(xml: string): string {
  const kept: string[] = [];
  let from = 0;
  // If no ']>' follows one declaration, none follows any later declaration, so do not search again.
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

/** The index of the '>' of the first ']>' after `bracket`; `null` if there is none. */
function endOfSubset(xml: string, bracket: number): number | null {
  const found = /\]\s{0,100}>/g;
  found.lastIndex = bracket;
  const match = found.exec(xml);
  return match === null ? null : match.index + match[0].length - 1;
}

/**
 * Removes the parts of a text from `open` to `close`, both included. An `open` without `close`
 * stays.
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
 * Repairs faults of real feeds: removes control characters and any text before the XML, and escapes
 * '&' where it starts no entity.
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
    const url = tryRead(() => feed.url);
    return {
      title: tryRead(() => feed.title),
      url,
      items: feed.items.slice(0, ITEMS_MAX).flatMap((item) => read(item)),
    };
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
  // Split at the start tags of items, so that a missing end tag does not swallow the next item.
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
 * Extracts the simple fields of an item with malformed markup. All text between a field's start and
 * end tags is its value, including other tags.
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

/** Cuts a truncated item after its last complete end tag. */
function closed(piece: string): string {
  // A CDATA section that starts after the last ']]>' has no end.
  const open = piece.indexOf('<![CDATA[', Math.max(0, piece.lastIndexOf(']]>')));
  const whole = open < 0 ? piece : piece.slice(0, open);
  const last = whole.lastIndexOf('</');
  const end = last < 0 ? -1 : whole.indexOf('>', last);
  return end < 0 ? '>' : whole.slice(0, end + 1);
}

type LibraryItem = ReturnType<typeof parseWhole>['items'][number];

/**
 * Reads one value, or `null` if the getter of the library throws, for example on an invalid URL.
 */
function tryRead<T>(get: () => T): T | null {
  try {
    return get();
  } catch {
    return null;
  }
}

function read(item: LibraryItem): RawItem[] {
  const text = (name: string): string | null =>
    tryRead(() => item.element.findElementWithName(name)?.textContent.trim() ?? null);
  const firstText = (...names: string[]): string | null =>
    names.map(text).find((found) => found !== null && found !== '') ?? null;
  const guid = tryRead(() => item.id);
  const isPermalink = tryRead(() => item.element.findElementWithName('guid')?.getAttribute('ispermalink')) !== 'false';
  return [
    bounded({
      guid,
      title: tryRead(() => item.title),
      // If an item has no link, use its guid if that is a URL, unless the feed says that it is no
      // permalink.
      link: tryRead(() => item.url) ?? text('link') ?? (isPermalink && /^https?:\/\//i.test(guid ?? '') ? guid : null),
      // A video feed describes its items only in `media:description`.
      description: tryRead(() => item.description) ?? mediaDescription(item),
      content: tryRead(() => item.content),
      // Use the text of the date, because the library parses dates with `new Date`, and `feedDate`
      // knows more formats.
      date: firstText('pubdate', 'published', 'date', 'issued', 'created', 'updated', 'modified'),
      pictures: pictures(item),
      base: tryRead(() => (item.element.findElementWithName('content') ?? item.element).baseUrl),
      author: tryRead(() => item.authors[0]?.name ?? null),
      categories: (tryRead(() => item.categories) ?? []).flatMap((category) => category.label ?? category.term ?? []),
    }),
  ];
}

/**
 * Applies the limits for lengths and numbers (`FIELD_MAX`, `CATEGORIES_MAX`, `PICTURES_MAX`) to an
 * item.
 */
export function bounded(item: RawItem): RawItem {
  const upTo = (text: string | null, max: number): string | null =>
    text === null || text.length <= max ? text : text.slice(0, max);
  const { text } = FIELD_MAX;
  return {
    guid: upTo(item.guid, FIELD_MAX.guid),
    title: upTo(item.title, FIELD_MAX.title),
    // Drop a link that is too long, because a truncated URL would be another URL.
    link: item.link !== null && item.link.length > FIELD_MAX.link ? null : item.link,
    description: upTo(item.description, text),
    content: upTo(item.content, text),
    date: upTo(item.date, FIELD_MAX.date),
    base: item.base !== null && item.base.length > FIELD_MAX.link ? null : item.base,
    pictures: item.pictures.slice(0, PICTURES_MAX).filter((address) => address.length <= FIELD_MAX.link),
    author: upTo(item.author, FIELD_MAX.author),
    categories: item.categories.slice(0, CATEGORIES_MAX).filter((name) => name.length <= FIELD_MAX.category),
  };
}

function pictures(item: LibraryItem): string[] {
  const image = tryRead(() => item.image?.url ?? null);
  const media = (tryRead(() => item.media) ?? []).flatMap(({ image: thumbnail, url, type }) =>
    type === 'image' ? [url, thumbnail] : [thumbnail],
  );
  return [...new Set([image, ...media].filter((address) => address !== null && address !== ''))] as string[];
}

/** The `media:description` of an item without content, from the item or its `media:group`. */
function mediaDescription(item: LibraryItem): string | null {
  if (tryRead(() => item.content) !== null) return null;
  const holders = [item.element, ...item.element.findElementsWithName('group')].flatMap((element) => [
    element,
    ...element.findElementsWithName('content'),
  ]);
  return tryRead(
    () =>
      holders
        .flatMap((element) => element.findElementsWithName('description'))
        .find(({ namespace }) => namespace === 'media')
        ?.textContent.trim() ?? null,
  );
}
