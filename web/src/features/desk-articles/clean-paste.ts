/**
 * Cleans the HTML that word processors put on the clipboard. The editor drops unknown tags and
 * styles by itself. This corrects what the editor would misread: conditional comments whose text
 * would show, Word's list items (paragraphs with a typed bullet), headings of other levels, line
 * breaks inside a sentence.
 */
export function cleanPaste(html: string): string {
  const body = withoutOffice(html);
  return wordLists(body)
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
      // The editor would drop event handlers too, but the browser parses them first and reports a
      // CSP violation.
      .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''))
      // Pictures on the sender's disk, and embedded pictures. No page can show them.
      .replace(/<img\b[^<>]*\bsrc="(?:file:|data:|blob:|cid:)[^<>]*>/gi, '')
  );
}

const WORD_ITEM = /<p\b[^<>]*\bMsoListParagraph\w*[^<>]*>([\s\S]*?)<\/p>/gi;
/** The list marker: a span that Word marks as ignorable, or the first characters. */
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

/** Spans only carry styles here, and removing the marker left some of them unbalanced. */
const stripSpans = (html: string): string => html.replace(/<\/?(?:span|font)\b[^<>]*>/gi, '').trim();
