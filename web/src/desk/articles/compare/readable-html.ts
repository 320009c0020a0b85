const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decode = (text: string): string =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
const attribute = (tag: string, name: string): string =>
  decode(new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');

/** The values of a tag's `data-` attributes in brackets: '[chart film-1 film-2]', '[wide]'. */
const blockLine = (tag: string): string =>
  `[${[...tag.matchAll(/ data-[a-z]+="([^"]*)"/gi)].map(([, value]) => value).join(' ')}]`;

/**
 * Converts an article's HTML to text for the diff: one line per paragraph, with marks for headings,
 * list items, quotes and emphasis. Addresses of links and pictures are in brackets, so that the
 * diff shows a changed address.
 */
export function readableLines(html: string): string {
  return decode(
    html
      .replace(/\s+/g, ' ')
      // Put the address after the link's text.
      .replace(
        /(<a\b[^<>]*>)(.*?)<\/a>/gi,
        (_whole, tag: string, words: string) => `${words} [${attribute(tag, 'href')}]`,
      )
      .replace(
        /<img\b[^<>]*>/gi,
        (tag) =>
          `\n[picture ${attribute(tag, 'src')}${attribute(tag, 'alt') === '' ? '' : `: ${attribute(tag, 'alt')}`}]\n`,
      )
      .replace(/<\/?(?:strong|b)\b[^<>]*>/gi, '**')
      .replace(/<\/?(?:em|i)\b[^<>]*>/gi, '*')
      // Show a block's kind and attributes on an extra line. Otherwise a film card would look like
      // a plain link.
      .replace(/<[a-z]+ [^<>]*\bdata-(block|width)="([^"]*)"[^<>]*>/gi, (tag) => `${tag}\n${blockLine(tag)}\n`)
      .replace(/<h2\b[^<>]*>/gi, '\n## ')
      .replace(/<h3\b[^<>]*>/gi, '\n### ')
      .replace(/<li\b[^<>]*>(?:\s*<p\b[^<>]*>)?/gi, '\n• ')
      .replace(/<blockquote\b[^<>]*>(?:\s*<p\b[^<>]*>)?/gi, '\n“ ')
      .replace(/<hr\b[^<>]*>/gi, '\n———\n')
      .replace(/<\/t[dh]>/gi, ' | ')
      .replace(
        /<(?:br|\/?(?:p|div|h2|h3|ul|ol|li|blockquote|figure|figcaption|table|caption|tr|aside|dl|dt|dd))\b[^<>]*>/gi,
        '\n',
      )
      .replace(/<[^<>]*>/g, ''),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
