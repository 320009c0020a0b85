import { GALLERY_PICTURES } from '@first-show/domain/articles/story-blocks';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { blockPart, blockText, staticBlock } from './block-node.ts';
import { captionOf, imgOf, pictureAttributes, pictureIn } from './picture.ts';

/**
 * Replaces each gallery with fewer than two pictures by its pictures, because the sanitiser removes
 * `data-block` from such galleries. Returns `null` if there are no such galleries.
 */
export function withoutSmallGalleries({ doc, schema, tr }: EditorState): Transaction | null {
  doc.forEach((gallery, offset) => {
    const list = gallery.firstChild;
    if (gallery.type.name !== 'gallery' || list === null || list.childCount >= GALLERY_PICTURES.min) return;
    const from = tr.mapping.map(offset);
    const rest = list.children.map(({ attrs, content }) => schema.nodes.figure!.create(attrs, content));
    tr.replaceWith(from, from + gallery.nodeSize, rest);
  });
  return tr.docChanged ? tr : null;
}

export const galleryNodes = [
  // Each picture has its own caption, and the gallery has another one below all pictures.
  staticBlock('gallery', {
    name: 'gallery',
    content: 'galleryList blockCaption',
    addProseMirrorPlugins: () => [
      new Plugin({
        appendTransaction: (changes, _before, state) =>
          changes.some(({ docChanged }) => docChanged) ? withoutSmallGalleries(state) : null,
      }),
    ],
  }),
  blockPart({
    name: 'galleryList',
    tag: 'ul',
    parents: ['gallery'],
    content: `galleryPicture{0,${GALLERY_PICTURES.max}}`,
  }),
  blockText({
    name: 'galleryPicture',
    tag: 'li',
    parents: ['galleryList'],
    addAttributes: () => pictureAttributes,
    parseHTML: () => [
      {
        tag: 'li',
        context: 'galleryList/',
        priority: 80,
        getAttrs: (element) => (pictureIn(element) === null ? false : null),
        contentElement: captionOf,
      },
      // Ignore a list item without a picture. Otherwise the parser would move the item out of the
      // gallery.
      { tag: 'li', context: 'galleryList/', priority: 70, ignore: true },
    ],
    renderHTML: ({ node, HTMLAttributes }) => ['li', HTMLAttributes, ['figure', imgOf(node.attrs), ['figcaption', 0]]],
  }),
];
