/**
 * The paragraphs of an article's HTML, with the place of each text in it, so that a link can be put
 * there.
 */
export type Paragraph = {
  /** Only 'text' gets links. 'aside': captions, tables, fact boxes and code. */
  kind: 'title' | 'text' | 'heading' | 'aside';
  text: string;
  pieces: Piece[];
};
type Piece = { start: number; end: number; htmlStart: number; isLink: boolean; isEmphasis: boolean };

const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;
const INLINE = new Set(['a', 'em', 'strong', 'i', 'b', 'span', 'sub', 'sup', 'code']);
const ASIDES = new Set(['figcaption', 'table', 'aside', 'dl', 'pre', 'code']);
const NEVER_CLOSED = new Set(['br', 'hr', 'img']);

/** `html` is sanitised: every element is closed, and no attribute has a '<' or '>'. */
export function paragraphsOf(title: string, html: string): Paragraph[] {
  const paragraphs: Paragraph[] = [{ kind: 'title', text: title, pieces: [] }];
  /** Names of the open elements; 'live' is a live block, whose text is no sentence of the story. */
  const open: string[] = [];
  let current: Paragraph | null = null;
  let end = 0;
  const add = (htmlStart: number, htmlEnd: number) => {
    if (htmlEnd === htmlStart || open.includes('live')) return;
    current ??= { kind: kindOf(open), text: '', pieces: [] };
    const start = current.text.length;
    current.text += html.slice(htmlStart, htmlEnd);
    current.pieces.push({
      start,
      end: current.text.length,
      htmlStart,
      isLink: open.includes('a') || open.includes('code'),
      isEmphasis: open.includes('em'),
    });
  };
  const finish = () => {
    if (current !== null && current.text.trim() !== '') paragraphs.push(current);
    current = null;
  };
  for (const match of html.matchAll(TAG)) {
    add(end, match.index);
    end = match.index + match[0].length;
    const name = (match[2] ?? '').toLowerCase();
    if (!INLINE.has(name)) finish();
    if (NEVER_CLOSED.has(name)) continue;
    if (match[1] === '') open.push(/^p$/.test(name) && /\bdata-block=/.test(match[3] ?? '') ? 'live' : name);
    else open.pop();
  }
  add(end, html.length);
  finish();
  return paragraphs;
}

const kindOf = (open: readonly string[]): Paragraph['kind'] =>
  open.some((name) => ASIDES.has(name)) ? 'aside' : open.some((name) => /^h\d$/.test(name)) ? 'heading' : 'text';
