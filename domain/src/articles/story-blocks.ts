/**
 * Blocks of a story's text: galleries, fact boxes, charts and so on. The text stays one HTML
 * string. A block is a top-level element with `data-block`. It is plain HTML that is readable
 * without JavaScript and in feed readers. The sanitiser, the article page and the editor use the
 * definitions in this file.
 */

/**
 * Values of `data-width` for a picture in the text. Without the attribute, the picture is as wide
 * as the text.
 */
export const PICTURE_WIDTHS = ['wide', 'full'] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Blocks that only need CSS, with the tag of each. */
export const STATIC_BLOCK_TAGS = {
  gallery: 'figure',
  'pull-quote': 'figure',
  'fact-box': 'aside',
  timeline: 'dl',
  'price-ticket': 'table',
} as const;
export type StaticBlock = keyof typeof STATIC_BLOCK_TAGS;

/**
 * Live blocks with their attributes. A live block is stored as a paragraph with one link. The
 * article page replaces it by the current state of a film, poll, prediction or article, or by a
 * trailer. The first attribute contains the id.
 */
export const LIVE_BLOCK_ATTRIBUTES = {
  film: ['data-film'],
  chart: ['data-film', 'data-versus'],
  poll: ['data-poll'],
  prediction: ['data-prediction'],
  trailer: ['data-video'],
  related: ['data-article'],
} as const;
export type LiveBlockKind = keyof typeof LIVE_BLOCK_ATTRIBUTES;

/** Every attribute that a block may have. */
export const BLOCK_ATTRIBUTES = [
  'data-block',
  'data-width',
  'data-film',
  'data-versus',
  'data-poll',
  'data-prediction',
  'data-video',
  'data-article',
] as const;

/**
 * Maximum number of live blocks of a story, because most of them cost reads. The editor refuses
 * further blocks. Readers see further blocks of a stored story as plain links if the blocks need
 * data.
 */
export const LIVE_BLOCKS_MAX = 12;
export const GALLERY_PICTURES = { min: 2, max: 20 } as const;
export const PRICE_TICKET_ROWS_MAX = 20;

/** A live block without its text. */
export type LiveBlock = {
  kind: LiveBlockKind;
  /** Id of the film, poll, prediction or article; of a trailer, the id on YouTube. */
  id: string;
  /** Id of a chart's second film; `null` for a chart of one film and for other kinds of blocks. */
  versusId: string | null;
};

const DOCUMENT_ID = /^[\w-]{1,100}$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

/**
 * Whether a block can refer to a document by `id`. This is stricter than Firestore's rule, so that
 * no id needs escaping.
 */
export const isBlockId = (id: string): boolean => DOCUMENT_ID.test(id) && !/^__.*__$/.test(id);

export const isStaticBlock = (name: string): name is StaticBlock => Object.hasOwn(STATIC_BLOCK_TAGS, name);
export const isLiveBlock = (name: string): name is LiveBlockKind => Object.hasOwn(LIVE_BLOCK_ATTRIBUTES, name);

/**
 * The live block that a paragraph's attributes describe; `null` if an attribute is missing or
 * malformed.
 */
export function liveBlockOf(attributes: Readonly<Record<string, string | undefined>>): LiveBlock | null {
  const kind = attributes['data-block'] ?? '';
  if (!isLiveBlock(kind)) return null;
  const id = attributes[LIVE_BLOCK_ATTRIBUTES[kind][0]] ?? '';
  if (!(kind === 'trailer' ? YOUTUBE_ID.test(id) : isBlockId(id))) return null;
  const versusId = (kind === 'chart' ? attributes['data-versus'] : undefined) ?? null;
  if (versusId !== null && (!isBlockId(versusId) || versusId === id)) return null;
  return { kind, id, versusId };
}

// A paragraph of a live block contains no other paragraph. Without that limit, each start tag
// without an end tag would search to the end of the text.
const LIVE_BLOCK = /<p((?=[^<>]* data-block=")[^<>]*)>[^<]*(?:<(?!\/?p\b)[^<]*)*<\/p>/g;
// The lookbehind matches only at the start of a name. Otherwise a long name would be searched again
// from each of its letters.
const ATTRIBUTE = /(?<![a-z-])([a-z-]+)="([^"]*)"/g;

/** The attributes of a tag of sanitised HTML, by name. Values stay escaped. */
export const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));

/** A piece of a story: a live block, or HTML without live blocks (`block` is then `null`). */
export type StoryPiece = { block: LiveBlock | null; html: string };

/**
 * Splits content at its live blocks, without losing a character. The content must come from the
 * sanitiser, which keeps `data-block` only on valid top-level blocks.
 */
export function storyPieces(content: string): StoryPiece[] {
  const pieces: StoryPiece[] = [];
  let end = 0;
  const pushHtml = (to: number) => to > end && pieces.push({ block: null, html: content.slice(end, to) });
  for (const { 0: html, 1: attributes = '', index } of content.matchAll(LIVE_BLOCK)) {
    const block = liveBlockOf(attributesOf(attributes));
    if (block === null) continue;
    pushHtml(index);
    pieces.push({ block, html });
    end = index + html.length;
  }
  pushHtml(content.length);
  return pieces;
}

const ESCAPES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Decodes the entities of sanitised HTML. The sanitiser escapes only the four characters in
 * `ESCAPES`.
 */
export const decodeEscapes = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot);/g, (escape) => ESCAPES[escape] ?? escape);

/** The text of a live block's link. */
export const blockTitle = (html: string): string => decodeEscapes(html.replace(/<[^<>]*>/g, '')).trim();
