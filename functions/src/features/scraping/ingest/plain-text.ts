import { decode, encode } from 'html-entities';
import sanitizeHtml from 'sanitize-html';
import { cleanLine } from '@first-show/domain/core/text';
import { pictureAddresses } from './lazy-pictures.ts';

/**
 * Maximum number of layers of escaping that are decoded. Feeds escape their text once, twice, or
 * once in each system that it passes through. More layers are an attack.
 */
const ESCAPE_LAYERS = 4;
// In these patterns a tag contains no '<'. Otherwise each of a hundred thousand '<' would start a
// search to the end of the text.
/**
 * Tags that separate words. They get spaces around them before they are removed: 'one</p><p>two' is
 * two words.
 */
const BREAKS =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|figure|figcaption|section|article)\b[^<>]*>/gi;
/** Matches only real tags: 'budget < 5 crore' and 'I <3 cinema' are text. */
const HAS_TAG = /<\/?[a-z!][^<>]*>/i;
const HAS_ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/**
 * The visible text of a feed's HTML in one line. Removes tags and scripts, and decodes up to
 * `ESCAPE_LAYERS` layers of entities.
 */
export function plainLine(html: string | null | undefined): string {
  let text = html ?? '';
  for (let layer = 0; layer < ESCAPE_LAYERS; layer += 1) {
    const before = text;
    if (HAS_TAG.test(text)) text = withoutTags(text);
    if (HAS_ENTITY.test(text)) text = decode(text);
    if (text === before) break;
  }
  return cleanLine(text);
}

function withoutTags(html: string): string {
  const bare = sanitizeHtml(html.replace(BREAKS, ' $& '), { allowedTags: [], allowedAttributes: {} });
  // The sanitiser escapes its output, so undo that.
  return decode(bare, { level: 'xml' });
}

/** An HTML paragraph with this plain text, escaped. */
export const paragraph = (text: string): string => `<p>${encode(text, { level: 'xml' })}</p>`;

/**
 * The URL of the first picture in a feed's HTML, as written there; `null` if there is none. Skips
 * tracking pixels. The HTML may be escaped.
 */
export function firstPicture(html: string | null | undefined): string | null {
  if (html === null || html === undefined) return null;
  const readable = html.includes('<') ? html : decode(html);
  let found: string | null = null;
  sanitizeHtml(readable, {
    allowedTags: ['img'],
    transformTags: {
      img: (tagName, attributes) => {
        const isPixel = [attributes.width, attributes.height].some(
          (size) => size !== undefined && Number.parseInt(size, 10) <= 2,
        );
        if (!isPixel) found ??= pictureAddresses((name) => attributes[name])[0] ?? null;
        return { tagName, attribs: {} };
      },
    },
  });
  return found;
}
