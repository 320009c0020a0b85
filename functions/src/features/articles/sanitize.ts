import sanitizeHtml from 'sanitize-html';
import { contentHtml } from '@first-show/domain/articles/content-html';
import { BLOCK_ATTRIBUTES } from '@first-show/domain/articles/story-blocks';
import { pictureSources } from '@first-show/domain/media/picture-sources';
import { keepWholeBlocks, withAccessibleBlocks } from './story-block-html.ts';

const TEXT_TAGS = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'a',
  'br',
  'hr',
  'span',
  'sub',
  'sup',
];
const FIGURE_TAGS = ['figure', 'figcaption', 'img'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];
const BLOCK_TAGS = ['aside', 'dl', 'dt', 'dd'];
export const CONTENT_TAGS = [...TEXT_TAGS, ...FIGURE_TAGS, ...TABLE_TAGS, ...BLOCK_TAGS];

/**
 * Maximum number of elements inside each other. A deeper one is removed, and its text stays.
 * Stories need fewer than ten levels; thousands would take a browser and every later step long.
 */
const DEPTH_MAX = 24;

const leavesSite = (href: string): boolean => /^https?:/i.test(href);

/**
 * Attributes of external links: user content (`ugc`) without endorsement (`nofollow`), and no
 * access to our window (`noopener`).
 */
const linkAttributes: sanitizeHtml.Transformer = (tagName, attributes) => {
  const href = attributes.href?.trim() ?? '';
  const { target: _target, rel: _rel, ...kept } = attributes;
  return { tagName, attribs: leavesSite(href) ? { ...kept, rel: 'noopener nofollow ugc' } : kept };
};

/** Pictures inside the text load lazily, and always have the attribute `alt`. */
const pictureAttributes: sanitizeHtml.Transformer = (tagName, attributes) => ({
  tagName,
  attribs: { ...withPixels(attributes), alt: attributes.alt ?? '', loading: 'lazy', decoding: 'async' },
});

/**
 * Keeps width and height only in whole pixels, not '100%' or '1e9'. Keeps the order of attributes,
 * because another order would look like an edit.
 */
const withPixels = (attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => !/^(?:width|height)$/.test(name) || /^[1-9]\d{0,4}$/.test(value),
    ),
  );

const rules: sanitizeHtml.IOptions = {
  allowedTags: CONTENT_TAGS,
  allowedAttributes: {
    // Block attributes are allowed on every element here. Afterwards `keepWholeBlocks` removes them
    // from elements that are no block.
    '*': ['lang', ...BLOCK_ATTRIBUTES],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  // Pictures from other sites need HTTPS, because browsers block mixed content. Our own pictures
  // have relative URLs.
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // Headings of the content become `h2` or `h3`, because the page has its own `h1`.
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    a: linkAttributes,
    img: pictureAttributes,
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
  nestingLimit: DEPTH_MAX,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object', 'svg', 'math'],
};

/** Returns an article's HTML with only the allowed tags and attributes. Idempotent. */
export function sanitizeContent(html: string): string {
  return keepWholeBlocks(sanitizeHtml(html, rules).trim());
}

/**
 * Content for the editor. It is sanitised again, because it may have been stored under older rules.
 * Plain text gets a `<br>` for each line break.
 */
export function editableContent(stored: string): string {
  return contentHtml(sanitizeContent(stored));
}

/**
 * The `sizes` of pictures in the text. The text column is 680 px wide, and the page has margins of
 * 16 px.
 */
const TEXT_SIZES = '(min-width: 712px) 680px, 100vw';

/**
 * Adds `srcset` and `sizes` to library pictures whenever content is shown. These two attributes are
 * never stored, and values from a form are ignored.
 */
const withSizes: sanitizeHtml.Transformer = (tagName, attributes) => {
  const { srcset: _given, sizes: _sizes, ...kept } = attributes;
  const webp = pictureSources(kept.src ?? '').find(({ type }) => type === 'image/webp');
  return { tagName, attribs: webp === undefined ? kept : { ...kept, srcset: webp.srcSet, sizes: TEXT_SIZES } };
};

const readerRules: sanitizeHtml.IOptions = {
  ...rules,
  allowedAttributes: {
    ...(rules.allowedAttributes as Record<string, string[]>),
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding', 'srcset', 'sizes'],
  },
  transformTags: { img: withSizes },
};

/** Wide and full-width pictures (`web/src/site/article/block-prose.ts`) get other `sizes`. */
const WIDE_PICTURE = /(<figure[^<>]* data-width="(wide|full)"[^<>]*>\s*<img[^<>]* sizes=")[^"]*/g;
const WIDE_SIZES: Record<string, string> = {
  wide: '(min-width: 800px) 760px, 100vw',
  full: '(min-width: 1200px) calc(50vw + 272px), (min-width: 800px) 760px, 100vw',
};
const withWideSizes = (html: string): string =>
  html.replace(WIDE_PICTURE, (_, start: string, width: string) => start + WIDE_SIZES[width]);

/**
 * Content for readers: sanitised again, with `srcset` and `sizes` for library pictures, and with
 * the attributes that make blocks accessible.
 */
export function presentContent(stored: string): string {
  const clean = sanitizeContent(stored);
  const sized = clean.includes('/media/') ? withWideSizes(sanitizeHtml(clean, readerRules)) : clean;
  return contentHtml(withAccessibleBlocks(sized));
}
