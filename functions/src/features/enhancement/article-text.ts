import { decode } from 'html-entities';
import { storyPieces } from '@first-show/domain/articles/story-blocks';
import { cleanLine } from '@first-show/domain/core/text';
import type { SentenceOrigin } from '@first-show/domain/scraping/credit.schema';

/**
 * A paragraph of an article. 'quote': a block quotation or pull quote, which is not part of the
 * running text. 'item': an item of a list.
 */
export type Block = { kind: 'text' | 'heading' | 'quote' | 'item'; text: string };

/**
 * Maximum number of characters of an article that are analysed. More text adds little about a
 * story, and the limit bounds the time of the analysis.
 */
const CHARACTERS_MAX = 60_000;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
const kinds: Record<string, Block['kind']> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  blockquote: 'quote',
  li: 'item',
};
const BREAKS = new Set([
  ...Object.keys(kinds),
  'p',
  'div',
  'ul',
  'ol',
  'br',
  'hr',
  'table',
  'tr',
  'td',
  'th',
  'caption',
  'section',
  'article',
  'figure',
  'figcaption',
  'aside',
  'dl',
]);
/** Captions, tables, fact boxes (`aside`) and timelines (`dl`) are not part of the running text. */
const LEFT_OUT = new Set(['figcaption', 'table', 'aside', 'dl', 'script', 'style']);

/**
 * Removes film cards, polls and other live blocks. Each is stored as a paragraph that contains only
 * a link, so its text is no sentence of the article.
 */
const withoutLiveBlocks = (content: string): string =>
  storyPieces(content)
    .map(({ block, html }) => (block === null ? html : ' '))
    .join('');

/**
 * An open element, with what it means for the text inside it, so that no text has to look at all
 * elements around it: thousands may be nested.
 */
type OpenElement = Pick<Block, 'kind'> & { name: string; isLeftOut: boolean };
const OUTSIDE: OpenElement = { name: '', kind: 'text', isLeftOut: false };

/**
 * The paragraphs of an article's content (sanitised HTML, or text with line breaks), up to
 * `CHARACTERS_MAX` characters. The time is linear in the length of the content.
 */
export function blocksOf(stored: string): Block[] {
  const content = withoutLiveBlocks(stored);
  const blocks: Block[] = [];
  const open: OpenElement[] = [];
  const openCounts = new Map<string, number>();
  const hasTags = /<(?:p|div|h[1-6]|ul|ol|blockquote)\b/i.test(content);
  let size = 0;
  const add = (html: string): void => {
    const { kind, isLeftOut } = open.at(-1) ?? OUTSIDE;
    if (isLeftOut || size > CHARACTERS_MAX) return;
    const lines = hasTags ? [html] : html.split(/\r\n?|\n/);
    for (const line of lines) {
      const text = cleanLine(decode(line));
      if (text === '') continue;
      blocks.push({ kind, text: text.slice(0, CHARACTERS_MAX - Math.min(size, CHARACTERS_MAX)) });
      size += text.length;
    }
  };
  let buffer = '';
  let end = 0;
  for (const match of content.matchAll(TAG)) {
    const name = (match[2] ?? '').toLowerCase();
    buffer += content.slice(end, match.index);
    end = match.index + match[0].length;
    if (!BREAKS.has(name) && !LEFT_OUT.has(name)) continue;
    add(buffer);
    buffer = '';
    if (name === 'br' || name === 'hr') continue;
    if (match[1] === '') {
      const outer = open.at(-1) ?? OUTSIDE;
      open.push({ name, kind: kinds[name] ?? outer.kind, isLeftOut: outer.isLeftOut || LEFT_OUT.has(name) });
      openCounts.set(name, (openCounts.get(name) ?? 0) + 1);
    } else if ((openCounts.get(name) ?? 0) > 0) {
      let closed: string | undefined;
      do {
        closed = open.pop()?.name;
        if (closed !== undefined) openCounts.set(closed, (openCounts.get(closed) ?? 1) - 1);
      } while (closed !== undefined && closed !== name);
    }
  }
  add(buffer + content.slice(end));
  return blocks.filter(({ text }) => text !== '');
}

/**
 * An article's summary and paragraphs, without the sentences that credit its source ('In the words
 * of …', 'Sources: …'), which must not become a headline. As long as a draft from a source has no
 * text besides the quotation, the summary also counts as a paragraph.
 */
export function withoutSourceCredits(
  article: { summary: string; content: string },
  provenance: readonly SentenceOrigin[],
): Pick<Story, 'summary' | 'blocks'> {
  const naming = provenance.filter(({ kind, from }) => kind === 'ours' && from === null);
  const isNaming = (text: string): boolean =>
    naming.some(({ field, sentence }) => field === 'content' && sentence === text);
  const blocks = blocksOf(article.content).filter(({ text }) => !isNaming(text));
  const ofSummary = naming.filter(({ field }) => field === 'summary');
  const summary = cleanLine(ofSummary.reduce((text, { sentence }) => text.replace(sentence, ' '), article.summary));
  const isUnwritten = provenance.length > 0 && summary !== '' && blocks.every(({ kind }) => kind === 'quote');
  return { summary, blocks: isUnwritten ? [{ kind: 'text', text: summary }, ...blocks] : blocks };
}

/** A provider's input for an article. */
export type Story = {
  title: string;
  summary: string;
  language: 'en' | 'hi';
  blocks: Block[];
  /** All films of the chart, with their names in both scripts. */
  films: readonly KnownFilm[];
};

export type KnownFilm = { id: string; movieName: string; nativeTitle: string | null };
