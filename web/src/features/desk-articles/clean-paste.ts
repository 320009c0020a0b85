/**
 * Cleans pasted HTML, which often comes from a word processor. The editor itself drops unknown tags
 * and styles. It would misread Word's conditional comments, Word's lists (paragraphs that start
 * with a bullet or a number), and headings of other levels than 2 and 3.
 */
export function cleanPaste(html: string): string {
  return wordLists(withoutOffice(html))
    .replace(/<(\/?)h1\b[^<>]*>/gi, '<$1h2>')
    .replace(/<(\/?)h[4-6]\b[^<>]*>/gi, '<$1h3>')
    .replace(/<p\b[^<>]*>(?:\s|&nbsp;|<br\b[^<>]*>)*<\/p>/gi, '');
}

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
      // Drop local and embedded pictures: an article can only show pictures with a web address.
      .replace(/<img\b[^<>]*\bsrc="(?:file:|data:|blob:|cid:)[^<>]*>/gi, '')
  );
}

const WORD_ITEM = /<p\b[^<>]*\bMsoListParagraph\w*[^<>]*>([\s\S]*?)<\/p>/gi;
/** The bullet, number or letter at the start of a list item, with the tags around it. */
const MARKER = /^(?:\s|&nbsp;|<[^<>]*>)*(?:[·•▪§oØ\-–]|(\d{1,3}|[a-z])[.)])(?:\s|&nbsp;|<\/?(?:span|font)\b[^<>]*>)+/i;

function wordLists(html: string): string {
  const items = html.replace(WORD_ITEM, (_whole, inside: string) => {
    const text = inside.replace(/\s+/g, ' ');
    const marker = MARKER.exec(text);
    const isOrdered = marker?.[1] !== undefined;
    return `<li data-list="${isOrdered ? 'ol' : 'ul'}">${stripSpans(text.slice(marker?.[0].length ?? 0))}</li>`;
  });
  return items.replace(/<li data-list="\w+">[\s\S]*?<\/li>(?:\s*<li data-list="\w+">[\s\S]*?<\/li>)*/g, (run) => {
    const tag = run.startsWith('<li data-list="ol"') ? 'ol' : 'ul';
    return `<${tag}>${run.replace(/<\/li>\s+/g, '</li>').replace(/<li data-list="\w+">/g, '<li>')}</${tag}>`;
  });
}

/**
 * Removes `span` and `font` tags, which only carry styles. Start and end tags are removed one by
 * one, because some start tags were already removed with the marker.
 */
const stripSpans = (html: string): string => html.replace(/<\/?(?:span|font)\b[^<>]*>/gi, '').trim();
