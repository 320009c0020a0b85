import { Node, type NodeConfig } from '@tiptap/core';

/**
 * Group of the nodes that only stand at the top level of a story. The sanitiser removes the
 * attributes of a block anywhere else.
 */
export const STORY_BLOCK = 'storyBlock';

/** The whole text: paragraphs, lists and so on, and story blocks. */
export const StoryDocument = Node.create({ name: 'doc', topNode: true, content: `(block | ${STORY_BLOCK})+` });

/** Common to the nodes of all blocks: selected, dragged and removed as a whole. */
export const blockNode = (config: NodeConfig) =>
  Node.create({ group: STORY_BLOCK, selectable: true, draggable: true, isolating: true, defining: true, ...config });

/**
 * A text inside a block that Enter does not split: a caption, a title, a cell. `parents`: the nodes
 * that it stands in. Elsewhere its tag means something else.
 */
export const blockText = ({
  name,
  tag,
  parents,
  selector = tag,
  attributes = {},
}: {
  name: string;
  tag: string;
  parents: readonly string[];
  /** Default: every element with the tag. */
  selector?: string;
  attributes?: Record<string, string>;
}) =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    defining: true,
    selectable: false,
    parseHTML: () => [{ tag: selector, context: parents.map((parent) => `${parent}/`).join('|'), priority: 70 }],
    renderHTML: ({ HTMLAttributes }) => [tag, { ...attributes, ...HTMLAttributes }, 0],
  });

/** A part of a block that holds other parts: the list of a gallery, a row of a ticket. */
export const blockPart = ({
  name,
  tag,
  parent,
  content,
}: {
  name: string;
  tag: string;
  parent: string;
  content: string;
}) =>
  Node.create({
    name,
    content,
    isolating: true,
    selectable: false,
    parseHTML: () => [{ tag, context: `${parent}/`, priority: 70 }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/**
 * For `contentElement`: the block's element, starting with its title. The parser adds what is
 * missing at the end of a node by itself, but not at the start.
 */
export const startingWith =
  (tag: string) =>
  (found: globalThis.Node): HTMLElement => {
    const element = found as HTMLElement;
    if (element.firstElementChild?.localName === tag) return element;
    const titled = element.cloneNode(true) as HTMLElement;
    titled.prepend(element.ownerDocument.createElement(tag));
    return titled;
  };
