import { STATIC_BLOCK_TAGS, type StaticBlock } from '@first-show/domain/articles/story-blocks';
import { Node, type NodeConfig } from '@tiptap/core';

/**
 * The node group of blocks. Blocks are allowed only at the top level of the text, because the
 * sanitiser strips the block attributes everywhere else.
 */
const STORY_BLOCK = 'storyBlock';

/** The whole text of a story. */
export const StoryDocument = Node.create({ name: 'doc', topNode: true, content: `(block | ${STORY_BLOCK})+` });

/** The node of a block. It is selected, dragged and removed as a whole. */
export const blockNode = (config: NodeConfig) =>
  Node.create({ group: STORY_BLOCK, selectable: true, draggable: true, isolating: true, defining: true, ...config });

/** A block of plain HTML. `titleTag`: tag of its title, if it has one; see `startingWith`. */
export const staticBlock = (block: StaticBlock, { titleTag, ...config }: NodeConfig & { titleTag?: string }) => {
  const tag = STATIC_BLOCK_TAGS[block];
  const contentElement = titleTag === undefined ? undefined : startingWith(titleTag);
  return blockNode({
    parseHTML: () => [{ tag: `${tag}[data-block="${block}"]`, priority: 80, contentElement }],
    renderHTML: ({ HTMLAttributes }) => [tag, { 'data-block': block, ...HTMLAttributes }, 0],
    ...config,
  });
};

/**
 * Adds an empty title to a stored block that has no title, because `tidyHtml` drops empty titles.
 * The parser cannot add the title: it adds missing nodes only at the end of a block.
 */
const startingWith =
  (tag: string) =>
  (found: globalThis.Node): HTMLElement => {
    const element = found as HTMLElement;
    if (element.firstElementChild?.localName === tag) return element;
    const titled = element.cloneNode(true) as HTMLElement;
    titled.prepend(element.ownerDocument.createElement(tag));
    return titled;
  };

type PartConfig = Partial<NodeConfig> & {
  name: string;
  tag: string;
  /** Names of the nodes that may contain the part. In other nodes, the tag means something else. */
  parents: readonly string[];
  /** CSS selector of the element. Default: the tag. */
  selector?: string;
  attributes?: Record<string, string>;
};

/** A part of a block that contains other nodes: the list of a gallery, a row of a price ticket. */
export const blockPart = ({ tag, parents, selector = tag, attributes = {}, ...config }: PartConfig) =>
  Node.create({
    isolating: true,
    selectable: false,
    parseHTML: () => [{ tag: selector, context: parents.map((parent) => `${parent}/`).join('|'), priority: 70 }],
    renderHTML: ({ HTMLAttributes }) => [tag, { ...attributes, ...HTMLAttributes }, 0],
    ...config,
  });

/** A text of a block that Enter does not split: a caption, a title, a cell. */
export const blockText = (config: PartConfig) => blockPart({ content: 'inline*', defining: true, ...config });
