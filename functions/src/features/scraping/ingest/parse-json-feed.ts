import { z } from 'zod';
import { bounded, type RawFeed, type RawItem } from './parse-feed.ts';

/** JSON Feed 1 and 1.1 (https://www.jsonfeed.org/version/1.1/). */

const ITEMS_MAX = 1000;
/** A text field. A number becomes text, and a value of any other type counts as missing. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);
const names = z.array(z.string()).catch([]);
const person = z.object({ name: text }).catch({ name: null });
const itemSchema = z.object({
  id: text,
  url: text,
  external_url: text,
  title: text,
  summary: text,
  content_html: text,
  content_text: text,
  image: text,
  banner_image: text,
  date_published: text,
  date_modified: text,
  author: person.nullish(),
  authors: z.array(person).catch([]),
  tags: names,
});
const feedSchema = z.object({ title: text, home_page_url: text, items: z.array(z.unknown()) });

/**
 * Parses a JSON Feed. If the text as a whole is not a valid feed, its list `items` is searched for
 * complete objects, and each is parsed alone. `null` if there is no such object.
 */
export function parseJsonFeed(json: string): RawFeed | null {
  const whole = feedSchema.safeParse(parsed(json.replace(/^\uFEFF/, '')));
  if (whole.success) {
    const { title, home_page_url: url, items } = whole.data;
    return { title: title ?? null, url: url ?? null, items: items.slice(0, ITEMS_MAX).flatMap(toItem), state: 'whole' };
  }
  const items = objectsIn(json).flatMap((one) => toItem(parsed(one)));
  return items.length === 0 ? null : { title: null, url: null, items, state: 'mended' };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

function toItem(value: unknown): RawItem[] {
  const found = itemSchema.safeParse(value);
  if (!found.success) return [];
  const item = found.data;
  const content = item.content_html ?? asHtml(item.content_text);
  return [
    bounded({
      guid: item.id ?? null,
      title: asHtml(item.title),
      link: item.url ?? item.external_url ?? (/^https?:\/\//i.test(item.id ?? '') ? (item.id ?? null) : null),
      description: asHtml(item.summary) ?? content,
      content,
      date: item.date_published ?? item.date_modified ?? null,
      pictures: [item.image, item.banner_image].filter(
        (address): address is string => typeof address === 'string' && address !== '',
      ),
      base: null,
      author: asHtml(item.authors[0]?.name ?? item.author?.name),
      categories: item.tags,
    }),
  ];
}

/** Plain text as HTML. Later steps expect HTML in all texts. */
const asHtml = (plain: string | null | undefined): string | null =>
  plain?.replace(/&/g, '&amp;').replace(/</g, '&lt;') ?? null;

/** The JSON of each complete object in the list `items`. Reads each character only once. */
function objectsIn(json: string): string[] {
  const list = /"items"\s{0,100}:\s{0,100}\[/.exec(json);
  if (list === null) return [];
  const found: string[] = [];
  let depth = 0;
  let begin = 0;
  let isString = false;
  for (let index = list.index + list[0].length; index < json.length && found.length < ITEMS_MAX; index += 1) {
    const character = json[index];
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{') {
      if (depth === 0) begin = index;
      depth += 1;
    } else if (character === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(json.slice(begin, index + 1));
    }
  }
  return found;
}
