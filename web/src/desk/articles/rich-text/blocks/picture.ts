import { PICTURE_WIDTHS, type PictureWidth } from '@first-show/domain/articles/story-blocks';
import { Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';

/** Whether a picture may have this address: https, or a path of the site. */
const isPictureAddress = (src: string | null): src is string => src !== null && /^(?:https:\/\/|\/(?!\/))/.test(src);

/**
 * The `<img>` that an element is or contains; `null` if there is not exactly one, or its address is
 * not allowed.
 */
export function pictureIn(element: HTMLElement): Element | null {
  const [picture = null, another] = element.matches('img') ? [element] : element.querySelectorAll('img');
  return another === undefined && isPictureAddress(picture?.getAttribute('src') ?? null) ? picture : null;
}

const numberOf = (element: Element | null, name: string): number | null => {
  const value = Number(element?.getAttribute(name));
  return Number.isInteger(value) && value > 0 ? value : null;
};

export type PictureAttributes = { src: string; alt: string; width: number | null; height: number | null };

const imgAttribute = (initial: string | null, read: (img: Element | null) => string | number | null | undefined) => ({
  default: initial,
  parseHTML: (element: HTMLElement) => read(pictureIn(element)),
  rendered: false,
});
/** Attributes of a node whose element is or contains the `<img>`. `imgOf` renders them. */
export const pictureAttributes = {
  src: imgAttribute(null, (img) => img?.getAttribute('src')),
  alt: imgAttribute('', (img) => img?.getAttribute('alt') ?? ''),
  width: imgAttribute(null, (img) => numberOf(img, 'width')),
  height: imgAttribute(null, (img) => numberOf(img, 'height')),
};

export function imgOf(attributes: Record<string, unknown>): [string, Record<string, unknown>] {
  const { src, alt, width, height } = attributes as PictureAttributes;
  return ['img', { src, alt, ...(width !== null && { width }), ...(height !== null && { height }) }];
}

/** A picture without a figure, as in imported articles. */
export const PlainPicture = Image.extend({
  addAttributes: () => pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (element) => (pictureIn(element) === null ? false : null) }],
  renderHTML: ({ node }) => imgOf(node.attrs),
}).configure({ inline: false });

export const pictureWidthNames: Record<PictureWidth, string> = { wide: 'Wide', full: 'Full width' };

/** The caption of a figure. Creates an empty one if the figure has none. */
export const captionOf = (found: globalThis.Node): HTMLElement => {
  const element = found as HTMLElement;
  return element.querySelector('figcaption') ?? element.ownerDocument.createElement('figcaption');
};

/** A picture with an editable caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    ...pictureAttributes,
    /** `null`: the width of the text. */
    layout: {
      default: null,
      parseHTML: (element) => PICTURE_WIDTHS.find((width) => width === element.getAttribute('data-width')) ?? null,
      renderHTML: ({ layout }) => (layout === null ? {} : { 'data-width': layout as PictureWidth }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 60,
      getAttrs: (element) => (pictureIn(element) === null ? false : null),
      contentElement: captionOf,
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['figure', HTMLAttributes, imgOf(node.attrs), ['figcaption', 0]],
});
