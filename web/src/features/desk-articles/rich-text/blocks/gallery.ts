import { Node } from '@tiptap/core';
import { GALLERY_PICTURES } from '@first-show/domain/articles/story-blocks';
import { blockNode, blockPart } from './block-node.ts';
import { captionOf, imgOf, pictureAttributes, pictureIn } from './picture.ts';

/** Pictures to swipe through, each with its own caption, and one caption below all. */
const Gallery = blockNode({
  name: 'gallery',
  content: 'galleryList blockCaption',
  parseHTML: () => [{ tag: 'figure[data-block="gallery"]', priority: 80 }],
  renderHTML: ({ HTMLAttributes }) => ['figure', { 'data-block': 'gallery', ...HTMLAttributes }, 0],
});

const GalleryList = blockPart({
  name: 'galleryList',
  tag: 'ul',
  parent: 'gallery',
  content: `galleryPicture{0,${GALLERY_PICTURES.max}}`,
});

const GalleryPicture = Node.create({
  name: 'galleryPicture',
  content: 'inline*',
  isolating: true,
  defining: true,
  selectable: false,
  addAttributes: () => pictureAttributes,
  parseHTML: () => [
    {
      tag: 'li',
      context: 'galleryList/',
      priority: 80,
      getAttrs: (element) => (pictureIn(element) === null ? false : null),
      contentElement: captionOf,
    },
    // A list item without a picture would leave the gallery otherwise.
    { tag: 'li', context: 'galleryList/', priority: 70, ignore: true },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['li', HTMLAttributes, ['figure', imgOf(node.attrs), ['figcaption', 0]]],
});

export const galleryNodes = [Gallery, GalleryList, GalleryPicture];
