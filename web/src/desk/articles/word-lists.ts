import { westernDigits } from '@first-show/domain/core/digits';

/**
 * Word has no lists in its HTML: an item is a paragraph with the style 'mso-list:l0 level1', and
 * its bullet or number is text.
 */

/** Matches a paragraph that is an item. It contains no other paragraph. */
const ITEM = String.raw`<p\b[^<>]*(?:\bMsoList\w*|mso-list:\s*l\d)[^<>]*>[^<]*(?:<(?!\/?p\b)[^<]*)*<\/p>`;
const ITEMS = new RegExp(`${ITEM}(?:\\s*${ITEM})*`, 'gi');
const EACH_ITEM = new RegExp(ITEM, 'gi');

/** Word's mark around a bullet or number, in both forms of its conditional comments. */
const MARKED = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;
/** The same in a browser that dropped the comments. */
const IGNORED = /<span\b[^<>]*mso-list:\s*Ignore[^<>]*>([^<]*)(?:<span\b[^<>]*>[^<]*<\/span>)?[^<]*<\/span>/i;
/** A bullet or number without any mark: a known sign, then space. */
const PLAIN =
  /^(?:\s|&nbsp;|<[^<>]*>)*([·•▪§oØüvq\-–]|\(?(?:\p{Nd}{1,3}|[a-z]|[ivxlc]{1,6}|\p{Script=Devanagari}{1,3})[.)])(?:\s|&nbsp;|<\/?(?:span|font)\b[^<>]*>)+/iu;
/** A number or letter of any script with a full stop or a bracket. Other signs are bullets. */
const NUMBER = /^\(?[\p{L}\p{M}\p{N}]{1,8}[.)]$/u;

type Item = { level: number; list: string; isOrdered: boolean; start: number; html: string };

/** Turns the items of Word's lists in pasted HTML into lists, also nested ones. */
export const wordLists = (html: string): string =>
  html.replace(ITEMS, (run) => listsOf((run.match(EACH_ITEM) ?? []).map(itemOf)));

function itemOf(paragraph: string): Item {
  const [startTag = ''] = /^<p\b[^<>]*>/i.exec(paragraph) ?? [];
  const inside = paragraph.slice(startTag.length, -'</p>'.length).replace(/\s+/g, ' ');
  const found = MARKED.exec(inside) ?? IGNORED.exec(inside) ?? PLAIN.exec(inside);
  const marker = (found?.[1] ?? '').replace(/<[^<>]*>|&nbsp;|\s/g, '');
  const isOrdered = NUMBER.test(marker);
  const number = Number.parseInt(westernDigits(marker).replace('(', ''), 10);
  return {
    level: Number(/\blevel(\d)/i.exec(startTag)?.[1] ?? 1),
    list: `${/mso-list:\s*(l\d+)/i.exec(startTag)?.[1] ?? ''} ${isOrdered}`,
    isOrdered,
    start: isOrdered && number > 1 ? number : 1,
    html: withoutStyles(
      found === null ? inside : inside.slice(0, found.index) + inside.slice(found.index + found[0].length),
    ),
  };
}

/**
 * The HTML of items as lists. A deeper item belongs into the item before it. Another list begins
 * where the kind or Word's number of the list changes.
 */
function listsOf(items: readonly Item[]): string {
  const [first] = items;
  if (first === undefined) return '';
  const end = items.findIndex(({ level, list }, index) => index > 0 && level <= first.level && list !== first.list);
  const own = end < 0 ? items : items.slice(0, end);
  const tag = first.isOrdered ? 'ol' : 'ul';
  const start = first.start > 1 ? ` start="${first.start}"` : '';
  return `<${tag}${start}>${itemsOf(own, first.level)}</${tag}>${end < 0 ? '' : listsOf(items.slice(end))}`;
}

function itemsOf(items: readonly Item[], level: number): string {
  const [first, ...rest] = items;
  if (first === undefined) return '';
  const next = rest.findIndex((item) => item.level <= level);
  const deeper = next < 0 ? rest : rest.slice(0, next);
  return `<li>${first.html}${listsOf(deeper)}</li>${next < 0 ? '' : itemsOf(rest.slice(next), level)}`;
}

/**
 * Removes `span` and `font` tags, which only carry styles. Start and end tags are removed one by
 * one, because some start tags were already removed with the marker.
 */
const withoutStyles = (html: string): string => html.replace(/<\/?(?:span|font)\b[^<>]*>|<\/?o:p>/gi, '').trim();
