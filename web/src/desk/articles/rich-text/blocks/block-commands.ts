import type { Editor, JSONContent } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import { blockNameOf } from './story-blocks.ts';

type BlockAt = { node: Node; from: number; to: number };

const isStoryBlock = (node: Node): boolean => blockNameOf(node.type.name) !== null;

/** The story block that is selected as a whole. */
export function selectedBlock({ selection }: EditorState): BlockAt | null {
  if (!(selection instanceof NodeSelection) || !isStoryBlock(selection.node)) return null;
  return { node: selection.node, from: selection.from, to: selection.to };
}

/** The story block that is selected or contains the cursor. */
export function blockAt(state: EditorState): BlockAt | null {
  const { $from } = state.selection;
  const selected = selectedBlock(state);
  if (selected !== null || $from.depth === 0 || !isStoryBlock($from.node(1))) return selected;
  return { node: $from.node(1), from: $from.before(1), to: $from.after(1) };
}

/**
 * Inserts a block below the paragraph, list or block at the cursor, or in place of an empty
 * paragraph. The cursor moves to the first text of the block. If the block has no text, the cursor
 * moves to the text directly below the block. If no text is directly below, the block is selected.
 */
export function insertBlock(block: Node): Command {
  return ({ selection: { $from, to }, schema, tr }, dispatch) => {
    const isInLine = $from.depth > 0;
    const isLineEmpty = isInLine && $from.node(1).type.name === 'paragraph' && $from.node(1).content.size === 0;
    const end = isInLine ? $from.after(1) : to;
    const from = isLineEmpty ? $from.before(1) : end;
    const after = from + block.nodeSize;
    tr.replaceWith(from, end, block);
    // Below a block at the end, add an empty paragraph to write in. Saving drops it if it stays
    // empty.
    if (after === tr.doc.content.size) tr.insert(after, schema.nodes.paragraph!.create());
    const inside = block.isAtom ? null : TextSelection.near(tr.doc.resolve(from + 1));
    const behind = Selection.findFrom(tr.doc.resolve(after), 1, true);
    const isBehindNext = behind !== null && behind.from <= after + 1;
    tr.setSelection(
      inside !== null && inside.from < after ? inside : isBehindNext ? behind : NodeSelection.create(tr.doc, from),
    );
    // `closeHistory` makes the insertion an undo step of its own.
    dispatch?.(closeHistory(tr).scrollIntoView());
    return true;
  };
}

export function insertStoryBlock(editor: Editor, block: JSONContent): void {
  insertBlock(editor.schema.nodeFromJSON(block))(editor.state, editor.view.dispatch);
}

export type Direction = 'up' | 'down';

/**
 * Moves the selected paragraphs and blocks past their neighbour. The neighbour is deleted and
 * inserted on the other side, so that the selection stays. Returns false if there is no neighbour.
 */
export function moveBlock(direction: Direction): Command {
  return ({ selection: { $from, $to }, doc, tr }, dispatch) => {
    const [first, end] = [$from.index(0), $to.indexAfter(0)];
    const neighbour = doc.maybeChild(direction === 'up' ? first - 1 : end);
    if (neighbour === null || first === end) return false;
    const [from, to, size] = [$from.posAtIndex(first, 0), $to.posAtIndex(end, 0), neighbour.nodeSize];
    if (direction === 'up') tr.delete(from - size, from).insert(to - size, neighbour);
    else tr.delete(to, to + size).insert(from, neighbour);
    dispatch?.(closeHistory(tr).scrollIntoView());
    return true;
  };
}
