import { STATIC_BLOCK_TAGS, type StaticBlock } from '@first-show/domain/articles/story-blocks';
import { Node, type NodeConfig } from '@tiptap/core';

/**
 * Group of the nodes that only stand at the top level of a story. The sanitiser removes the
 * attributes of a block anywhere else.
 */
const STORY_BLOCK = 'storyBlock';

/** The whole text: paragraphs, lists and so on, and story blocks. */
export const StoryDocument = Node.create({ name: 'doc', topNode: true, content: `(block | ${STORY_BLOCK})+` });

/** Common to the nodes of all blocks: selected, dragged and removed as a whole. */
export const blockNode = (config: NodeConfig) =>
  Node.create({ group: STORY_BLOCK, selectable: true, draggable: true, isolating: true, defining: true, ...config });

/**
 * A block that is plain HTML. `titleTag`: it starts with such an element, which the stored HTML
 * leaves out if it is empty.
 */
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
 * A block's element, starting with its title. The parser adds what is missing at the end of a node
 * by itself, but not at the start.
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
  /** The nodes that it stands in. Elsewhere its tag means something else. */
  parents: readonly string[];
  /** Default: every element with the tag. */
  selector?: string;
  attributes?: Record<string, string>;
};

/** A part of a block that holds other parts: the list of a gallery, a row of a ticket. */
export const blockPart = ({ tag, parents, selector = tag, attributes = {}, ...config }: PartConfig) =>
  Node.create({
    isolating: true,
    selectable: false,
    parseHTML: () => [{ tag: selector, context: parents.map((parent) => `${parent}/`).join('|'), priority: 70 }],
    renderHTML: ({ HTMLAttributes }) => [tag, { ...attributes, ...HTMLAttributes }, 0],
    ...config,
  });

/** A text inside a block that Enter does not split: a caption, a title, a cell. */
export const blockText = (config: PartConfig) => blockPart({ content: 'inline*', defining: true, ...config });
