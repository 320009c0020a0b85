import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/**
 * The editor's document model. It allows exactly the tags and attributes of the server's sanitiser
 * (`functions/src/features/articles/sanitize.ts`). So saving removes nothing that the editor sees,
 * and opening loses nothing that is stored.
 */

/** Pictures must use https or a path of the site. */
const isPictureAddress = (src: string | null): src is string => src !== null && /^(?:https:\/\/|\/(?!\/))/.test(src);

const numberOf = (element: Element, name: string): number | null => {
  const value = Number(element.getAttribute(name));
  return Number.isInteger(value) && value > 0 ? value : null;
};
const size = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => numberOf(element, name),
});

/** A picture without a figure, as in imported articles. */
const PlainPicture = Image.extend({
  addAttributes() {
    return { src: { default: null }, alt: { default: '' }, width: size('width'), height: size('height') };
  },
  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (element) => (isPictureAddress(element.getAttribute('src')) ? null : false) }];
  },
}).configure({ inline: false });

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: {
      /** Inserts a picture with alt text and caption at the cursor, or changes the selected one. */
      setFigure: (picture: { src: string; alt: string; caption: string }) => ReturnType;
    };
  }
}

/** A picture with an editable caption. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes() {
    const ofPicture = (name: string) => (element: HTMLElement) =>
      element.querySelector('img')?.getAttribute(name) ?? null;
    return {
      src: { default: null, parseHTML: ofPicture('src'), renderHTML: () => ({}) },
      alt: { default: '', parseHTML: (element) => ofPicture('alt')(element) ?? '', renderHTML: () => ({}) },
      width: { default: null, parseHTML: ofPicture('width'), renderHTML: () => ({}) },
      height: { default: null, parseHTML: ofPicture('height'), renderHTML: () => ({}) },
    };
  },
  parseHTML() {
    return [
      {
        tag: 'figure',
        priority: 60,
        getAttrs: (element) =>
          isPictureAddress(element.querySelector('img')?.getAttribute('src') ?? null) ? null : false,
        contentElement: (element) => element.querySelector('figcaption') ?? document.createElement('figcaption'),
      },
    ];
  },
  renderHTML({ node, HTMLAttributes }) {
    const { src, alt, width, height } = node.attrs as {
      src: string;
      alt: string;
      width: string | null;
      height: string | null;
    };
    return [
      'figure',
      HTMLAttributes,
      ['img', { src, alt, ...(width !== null && { width }), ...(height !== null && { height }) }],
      ['figcaption', 0],
    ];
  },
  addCommands() {
    return {
      setFigure:
        ({ src, alt, caption }) =>
        ({ commands }) =>
          commands.insertContent({
            type: this.name,
            attrs: { src, alt },
            ...(caption !== '' && { content: [{ type: 'text', text: caption }] }),
          }),
    };
  },
});

/** The caption is an attribute, because the table's document model has no place for it. */
const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      caption: {
        default: null,
        parseHTML: (element) => element.querySelector('caption')?.textContent?.trim() || null,
        renderHTML: () => ({}),
      },
    };
  },
  parseHTML() {
    return [{ tag: 'table' }, { tag: 'caption', ignore: true }];
  },
  renderHTML({ node }) {
    const caption = node.attrs.caption as string | null;
    const body = ['tbody', 0] as const;
    return caption === null ? ['table', body] : ['table', ['caption', caption], body];
  },
  addKeyboardShortcuts() {
    // Tab moves through the cells and then out of the table. It adds no rows, because that would
    // trap the keyboard.
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
}).configure({ resizable: false });

const scope = { default: null };
const HeaderCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope };
  },
});

const simpleMark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

/** Inline text in another language than the article's. */
const Language = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Blocks in another language. */
const BlockLanguage = Extension.create({
  name: 'blockLanguage',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'blockquote', 'listItem'],
      attributes: { lang: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('lang') } },
    },
  ],
});

/** True for addresses that a link may have: paths of the site, web pages and e-mail addresses. */
export const isLinkAddress = (href: string): boolean => /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href);

const kit = StarterKit.configure({
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
    isAllowedUri: (href) => isLinkAddress(href),
    // The server sets `rel` and `target` of links to other sites.
    HTMLAttributes: { rel: null, target: null, class: null },
  },
});

export const articleExtensions = [
  kit,
  PlainPicture,
  Figure,
  CaptionedTable,
  TableRow,
  HeaderCell,
  TableCell,
  simpleMark('subscript', 'sub'),
  simpleMark('superscript', 'sup'),
  Language,
  BlockLanguage,
];
