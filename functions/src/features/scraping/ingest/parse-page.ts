import { encode } from 'html-entities';
import { parseHTML } from 'linkedom';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import type { PageSelectors } from '@first-show/domain/scraping/source.schema';
import { pictureAddresses } from './lazy-pictures.ts';
import { bounded, type RawFeed, type RawItem } from './parse-feed.ts';

/** Maximum number of characters of a page that are read. A larger page is not a list of stories. */
const PAGE_MAX_CHARACTERS = 3_000_000;
const ITEMS_MAX = 500;
const SELF = ':self';

type Found = {
  textContent: string | null;
  getAttribute: (name: string) => string | null;
  querySelector: (selector: string) => Found | null;
};

/**
 * Finds stories on a web page by CSS selectors. No script of the page is executed. Returns
 * `ok(null)` if nothing on the page matches the selector for items. An error is a sentence for the
 * editor, about an invalid selector or an unreadable page.
 */
export function parsePage(html: string, selectors: PageSelectors): Result<RawFeed | null, string> {
  const page = read(
    () =>
      parseHTML(html.slice(0, PAGE_MAX_CHARACTERS)).document as unknown as Found & {
        querySelectorAll: (selector: string) => Iterable<Found>;
      },
  );
  if (!page.ok) return fail('The page could not be read: its markup is too deep or too broken.');
  const document = page.value;
  const elements = read(() => [...document.querySelectorAll(selectors.item)].slice(0, ITEMS_MAX));
  if (!elements.ok) return fail(`'${selectors.item}' is no CSS selector.`);
  if (elements.value.length === 0) return ok(null);
  const items: RawItem[] = [];
  for (const element of elements.value) {
    const item = itemOf(element, selectors);
    if (!item.ok) return item;
    items.push(bounded(item.value));
  }
  return ok({
    title: textOf(document.querySelector('title')),
    url: document.querySelector('base')?.getAttribute('href') ?? null,
    items,
    state: 'whole',
  });
}

function itemOf(element: Found, selectors: PageSelectors): Result<RawItem, string> {
  const problems: string[] = [];
  const at = (selector: string | null): Found | null => {
    if (selector === null) return null;
    if (selector === SELF) return element;
    const found = read(() => element.querySelector(selector));
    if (!found.ok) problems.push(`'${selector}' is no CSS selector.`);
    return found.ok ? found.value : null;
  };
  const date = at(selectors.date);
  const picture = at(selectors.picture);
  const item: RawItem = {
    guid: null,
    title: textOf(at(selectors.title)),
    link: at(selectors.link)?.getAttribute('href') ?? null,
    description: textOf(at(selectors.summary)),
    content: null,
    date: date?.getAttribute('datetime') ?? textOf(date),
    pictures: picturesOf(picture),
    base: null,
    author: textOf(at(selectors.author)),
    categories: [],
  };
  const [problem] = problems;
  return problem === undefined ? ok(item) : fail(problem);
}

/**
 * The URLs of a picture: those of the element itself or, if it has none, of the first `img` inside
 * it.
 */
function picturesOf(element: Found | null): string[] {
  const sources = (one: Found | null): string[] => pictureAddresses((name) => one?.getAttribute(name) ?? null);
  if (element === null) return [];
  const own = sources(element);
  return own.length > 0 ? own : sources(element.querySelector('img'));
}

/** The element's text, escaped, because later steps expect HTML. */
const textOf = (element: Found | null): string | null => {
  const text = element?.textContent?.trim() ?? '';
  return text === '' ? null : encode(text, { level: 'xml' });
};

/**
 * Catches the errors of the parser. The parser throws on an invalid selector, and overflows the
 * stack on a hundred thousand nested elements.
 */
function read<T>(get: () => T): Result<T, null> {
  try {
    return ok(get());
  } catch {
    return fail(null);
  }
}
