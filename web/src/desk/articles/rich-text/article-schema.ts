import { Extension, Mark, type MarkConfig } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { StoryDocument } from './blocks/block-node.ts';
import { galleryNodes } from './blocks/gallery.ts';
import { liveBlockNodes } from './blocks/live-blocks.ts';
import { Figure, PlainPicture } from './blocks/picture.ts';
import { tableNodes } from './blocks/table.ts';
import { textBlockNodes } from './blocks/text-blocks.ts';

/**
 * The editor's document model. It follows the tags that the server's sanitiser allows
 * (`functions/src/features/articles/sanitize.ts`), so that the editor loses no stored content.
 */

const mark = (name: string, tag: string, config: Partial<MarkConfig> = {}) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...config,
  });

/**
 * Whether a link may have this address: a web page, an email address, a path or anchor of the site.
 */
export const isLinkAddress = (href: string): boolean => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href);

const kit = StarterKit.configure({
  document: false,
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  trailingNode: false,
  link: {
    openOnClick: false,
    autolink: true,
    linkOnPaste: true,
    defaultProtocol: 'https',
    isAllowedUri: isLinkAddress,
    // The server adds `rel` to links to other sites, and never stores `target`.
    HTMLAttributes: { rel: null, target: null, class: null },
  },
});

const blockNodes = [Figure, ...tableNodes, ...galleryNodes, ...textBlockNodes, ...liveBlockNodes];

/** Lets blocks have a `lang` attribute. */
const BlockLanguage = Extension.create({
  name: 'blockLanguage',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'listItem', ...blockNodes.map(({ name }) => name)],
      attributes: { lang: { default: null } },
    },
  ],
});

export const articleExtensions = [
  StoryDocument,
  kit,
  PlainPicture,
  ...blockNodes,
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  // The mark for text in another language than the article's.
  mark('language', 'span', {
    addAttributes: () => ({ lang: { default: null } }),
    parseHTML: () => [{ tag: 'span[lang]' }],
  }),
  BlockLanguage,
];
