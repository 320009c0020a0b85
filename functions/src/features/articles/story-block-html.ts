import {
  attributesOf,
  BLOCK_ATTRIBUTES,
  GALLERY_PICTURES,
  isStaticBlock,
  LIVE_BLOCK_ATTRIBUTES,
  liveBlockOf,
  PICTURE_WIDTHS,
  PRICE_TICKET_ROWS_MAX,
  STATIC_BLOCK_TAGS,
  type StaticBlock,
} from '@first-show/domain/articles/story-blocks';

/**
 * Matches a tag of sanitised HTML. The sanitiser escapes '<' and '>' in texts and attributes and
 * closes all tags, so a regular expression is enough.
 */
const TAG = /<(\/?)([a-z][a-z\d]*)((?:\s[^<>]*)?)>/g;
const VOID_TAGS: ReadonlySet<string> = new Set(['img', 'br', 'hr']);
/**
 * Matches an attribute with its value, so that text inside a value is not taken for an attribute.
 */
const ATTRIBUTE = / ([a-z-]+)(?:="[^"]*")?/g;

/** A top-level element of sanitised HTML, or a text outside the elements (`tag: null`). */
type Part = { tag: string | null; attributes: string; inner: string; from: number; to: number };

/** Splits sanitised HTML at its top-level elements. */
function topLevelParts(html: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let end = 0;
  let open = { tag: '', attributes: '', from: 0, innerFrom: 0 };
  const pushText = (to: number) => {
    if (to > end) parts.push({ tag: null, attributes: '', inner: html.slice(end, to), from: end, to });
  };
  for (const { 0: found, 1: slash, 2: tag = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    const after = index + found.length;
    if (slash === '' && depth === 0) {
      pushText(index);
      open = { tag, attributes, from: index, innerFrom: after };
    }
    if (slash !== '') depth -= 1;
    else if (!VOID_TAGS.has(tag)) depth += 1;
    if (depth > 0) continue;
    parts.push({ ...open, inner: slash === '' ? '' : html.slice(open.innerFrom, index), to: after });
    end = after;
  }
  pushText(html.length);
  return parts;
}

/**
 * The top-level elements of `html`; `null` if there is text beside them. White space is ignored.
 */
function elementsIn(html: string): Part[] | null {
  const parts = topLevelParts(html).filter(({ tag, inner }) => tag !== null || inner.trim() !== '');
  return parts.some(({ tag }) => tag === null) ? null : parts;
}

/**
 * The elements of `html`, if they have these tags in this order; the last tag is optional.
 * Otherwise `null`.
 */
function hasElements(html: string, ...tags: [first: string, optionalLast: string]): Part[] | null {
  const parts = elementsIn(html);
  const isRight = parts !== null && parts.length > 0 && parts.every(({ tag }, index) => tag === tags[index]);
  return isRight && parts.length <= tags.length ? parts : null;
}

const isPicture = (html: string): boolean => hasElements(html, 'img', 'figcaption') !== null;

function isGallery(html: string): boolean {
  const list = hasElements(html, 'ul', 'figcaption')?.[0];
  const items = list === undefined ? null : elementsIn(list.inner);
  if (items === null || items.length < GALLERY_PICTURES.min || items.length > GALLERY_PICTURES.max) return false;
  return items.every(({ tag, inner }) => {
    const [figure, ...others] = elementsIn(inner) ?? [];
    return tag === 'li' && figure?.tag === 'figure' && others.length === 0 && isPicture(figure.inner);
  });
}

function isPriceTicket(html: string): boolean {
  const parts = elementsIn(html) ?? [];
  const body = parts.at(-1);
  const isFramed = body?.tag === 'tbody' && (parts.length === 1 || (parts.length === 2 && parts[0]?.tag === 'caption'));
  const rows = isFramed ? (elementsIn(body.inner) ?? []) : [];
  const isRow = ({ tag, inner }: Part) =>
    tag === 'tr' && (elementsIn(inner) ?? []).map((cell) => cell.tag).join() === 'th,td';
  return rows.length > 0 && rows.length <= PRICE_TICKET_ROWS_MAX && rows.every(isRow);
}

/** Whether the HTML inside a static block has the shape that its styles and scripts rely on. */
const isShaped: Record<StaticBlock, (inner: string) => boolean> = {
  gallery: isGallery,
  'pull-quote': (inner) => hasElements(inner, 'blockquote', 'figcaption') !== null,
  'fact-box': (inner) => inner.trim() !== '',
  timeline: (inner) => {
    const tags = elementsIn(inner)?.map(({ tag }) => tag) ?? [];
    return tags[0] === 'dt' && tags.at(-1) === 'dd' && tags.every((tag) => tag === 'dt' || tag === 'dd');
  },
  'price-ticket': isPriceTicket,
};

/** The block attributes that a top-level element may keep; none if it is no block. */
function allowedAttributes({ tag, attributes: text, inner }: Part): readonly string[] {
  const attributes = attributesOf(text);
  const name = attributes['data-block'];
  if (name === undefined)
    return tag === 'figure' && PICTURE_WIDTHS.some((width) => width === attributes['data-width']) && isPicture(inner)
      ? ['data-width']
      : [];
  if (isStaticBlock(name)) return tag === STATIC_BLOCK_TAGS[name] && isShaped[name](inner) ? ['data-block'] : [];
  const block = tag === 'p' ? liveBlockOf(attributes) : null;
  return block !== null && isOneLink(inner) ? ['data-block', ...LIVE_BLOCK_ATTRIBUTES[block.kind]] : [];
}

/**
 * Whether `html` is only a link with plain text. The live block replaces the link, so other content
 * would be lost.
 */
function isOneLink(html: string): boolean {
  const [link, ...others] = elementsIn(html) ?? [];
  return link?.tag === 'a' && others.length === 0 && / href="/.test(link.attributes) && !link.inner.includes('<');
}

/**
 * Removes block attributes from elements that are not valid blocks at the top level. Such an
 * element is then plain HTML. `html` comes from the sanitiser. Idempotent.
 */
export function keepWholeBlocks(html: string): string {
  if (!html.includes(' data-')) return html;
  const without = (tag: string, kept: readonly string[]) =>
    tag.replace(ATTRIBUTE, (attribute, name: string) =>
      kept.includes(name) || !BLOCK_ATTRIBUTES.some((known) => known === name) ? attribute : '',
    );
  return topLevelParts(html)
    .map((part) => {
      if (part.tag === null) return part.inner;
      const startTag = `<${part.tag}${part.attributes}>`;
      const rest = html.slice(part.from + startTag.length, part.to);
      return `${without(startTag, allowedAttributes(part))}${rest.replace(TAG, (tag) => without(tag, []))}`;
    })
    .join('');
}

const GALLERY = /(<figure[^<>]* data-block="gallery"[^<>]*>\s*)<ul(.*?)<\/ul>/gs;
const PRICE_TICKET = /<table(?=[^<>]* data-block="price-ticket").*?<\/table>/gs;
const ROLES: Record<string, string> = { table: 'table', tbody: 'rowgroup', tr: 'row', th: 'rowheader', td: 'cell' };

/**
 * Adds attributes that only the page needs, and that the sanitiser would remove. Galleries can be
 * scrolled by keyboard. A price ticket keeps its table roles, which its styles would remove.
 */
export const withAccessibleBlocks = (html: string): string =>
  html.includes(' data-block="')
    ? html
        .replace(GALLERY, (_, start: string, list: string) => {
          const count = list.match(/<li\b/g)?.length ?? 0;
          return `${start}<ul tabindex="0" aria-label="${count} pictures"${list}</ul>`;
        })
        .replace(PRICE_TICKET, (ticket) =>
          ticket.replace(/<(table|tbody|tr|th|td)\b/g, (tag, name: string) => `${tag} role="${ROLES[name]}"`),
        )
    : html;
