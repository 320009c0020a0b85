import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, type Transaction, TextSelection } from '@tiptap/pm/state';
import { blockNameOf } from './story-blocks.ts';

export type BlockAt = { node: Node; from: number; to: number };

export const isStoryBlock = (node: Node): boolean => blockNameOf(node.type.name) !== null;

/** The story block that is selected or holds the cursor. */
export function blockAt({ selection: { $from }, selection }: EditorState): BlockAt | null {
  if (selection instanceof NodeSelection && isStoryBlock(selection.node))
    return { node: selection.node, from: selection.from, to: selection.to };
  if ($from.depth === 0 || !isStoryBlock($from.node(1))) return null;
  return { node: $from.node(1), from: $from.before(1), to: $from.after(1) };
}

/** Puts the cursor into the line below a block. Adds one if none is there. */
export function goBelow(tr: Transaction, after: number): Transaction {
  const next = tr.doc.nodeAt(after)?.type.name ?? '';
  if (!['paragraph', 'heading'].includes(next)) tr.insert(after, tr.doc.type.schema.nodes.paragraph!.create());
  return tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView();
}

/** Where the next text of a block begins; `null` in its last text. */
export function nextText({ node, from }: BlockAt, $cursor: ResolvedPos): number | null {
  let found: number | null = null;
  node.descendants((part, offset) => {
    const start = from + 1 + offset + 1;
    if (found === null && part.isTextblock && start > $cursor.pos && start > $cursor.end()) found = start;
    return found === null;
  });
  return found;
}
