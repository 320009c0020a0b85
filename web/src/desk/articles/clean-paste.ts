import { wordLists } from './word-lists.ts';

/** Pasted HTML for the editor, and how many pictures of other sites it lost. */
export type CleanPaste = { html: string; picturesLeftOut: number };

/**
 * Cleans pasted HTML, which often comes from a word processor. The editor itself drops unknown tags
 * and styles. It would misread Word's conditional comments, Word's lists (paragraphs that start
 * with a bullet or a number), the blank lines of Google Docs, and headings of other levels than 2
 * and 3. `origin` is the site's own: the browser makes the addresses of copied pictures absolute.
 */
export function cleanPaste(html: string, origin: string): CleanPaste {
  const isOurs = /\sdata-pm-slice="/.test(html);
  const text = onlyCell(withoutOffice(wordLists(html)))
    .replace(/<(\/?)h1\b[^<>]*>/gi, '<$1h2>')
    .replace(/<(\/?)h[4-6]\b[^<>]*>/gi, '<$1h3>')
    .replace(EMPTY_PARAGRAPH, '')
    .replace(BREAK_AFTER_BLOCK, '$1')
    .replace(/<br\b[^<>]*\bApple-interchange-newline\b[^<>]*>/gi, '')
    // Word gives every run of text a language, which would become a mark on all of it.
    .replace(SPAN_LANGUAGE, (whole, start: string) => (isOurs ? whole : start))
    .replace(HREF, (_, start: string, address: string) => `${start}${target(address)}"`);
  return ownPictures(text, origin);
}

const EMPTY_PARAGRAPH = /<p\b[^<>]*>(?:\s|&nbsp;|<br\b[^<>]*>|<\/?(?:span|font|b|i|strong|em)\b[^<>]*>)*<\/p>/gi;
/** Google Docs writes a blank line as a line break between two blocks. */
const BREAK_AFTER_BLOCK = /(<\/(?:p|h[1-6]|ul|ol|table|blockquote|div)>)(?:\s|<br\b[^<>]*>)*<br\b[^<>]*>/gi;

function withoutOffice(html: string): string {
  return (
    html
      .replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
      .replace(/<!\[if[^\]]*\]>|<!\[endif\]>/gi, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(style|xml|script|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(/<\/?(?:o|w|v|m|st1):[^<>]*>/gi, '')
      // The editor drops event handlers too, but only after the browser has reported them as
      // violations of the Content Security Policy.
      .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''))
  );
}

const ONE_CELL = /^(?:\s|<(?!t[dh]\b)[^<>]*>)*<t[dh]\b[^<>]*>([\s\S]*)<\/t[dh]>(?:\s|<\/?(?!t[dh]\b)[^<>]*>)*$/i;

/** The text of a spreadsheet's cell, if nothing but one cell was copied: it is no table. */
function onlyCell(html: string): string {
  const inside = ONE_CELL.exec(html)?.[1];
  return inside === undefined || /<t[dh]\b/i.test(inside) ? html : inside.trim();
}

const SPAN_LANGUAGE = /(<span\b[^<>]*?)\slang=(?:"[^"]*"|'[^']*'|[^\s<>]+)/gi;

const HREF = /(<a\b[^<>]*?\shref=")([^"]*)"/gi;
/** Addresses that only redirect, with the parameter that holds the real address. */
const REDIRECTS: readonly [host: RegExp, parameter: string][] = [
  [/^(?:www\.)?google\.[a-z.]+$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^lm?\.(?:facebook|instagram)\.com$/, 'u'],
];

/** The address to which a link of a word processor or a chat leads in the end. */
function target(escaped: string): string {
  const url = URL.parse(escaped.replaceAll('&amp;', '&'));
  if (url === null) return escaped;
  const parameter = REDIRECTS.find(([host]) => host.test(url.hostname))?.[1];
  if (parameter === undefined || (parameter === 'q' && url.pathname !== '/url')) return escaped;
  const real = URL.parse(url.searchParams.get(parameter) ?? '');
  return real !== null && /^https?:$/.test(real.protocol) ? real.href.replaceAll('&', '&amp;') : escaped;
}

const PICTURE = /<img\b[^<>]*>/gi;
const SOURCE = /(\ssrc=)(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/**
 * Keeps only pictures of this site, with the path as address. A picture of another site would load
 * from there for every reader, without anybody's permission.
 */
function ownPictures(html: string, origin: string): CleanPaste {
  let picturesLeftOut = 0;
  const kept = html.replace(PICTURE, (tag) => {
    const [, , ...found] = SOURCE.exec(tag) ?? [];
    const address = found.find((one) => one !== undefined) ?? '';
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    if (/^\/(?:media|art)\//.test(path)) return tag.replace(SOURCE, `$1"${path}"`);
    picturesLeftOut += 1;
    return '';
  });
  return { html: kept, picturesLeftOut };
}
