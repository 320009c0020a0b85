import type { Editor, JSONContent } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type Command, NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';

const isEmptyParagraph = (node: Node | null): boolean =>
  node !== null && node.type.name === 'paragraph' && node.content.size === 0;

/**
 * Inserts a block in place of the empty paragraph at the cursor, otherwise below the block at the
 * cursor. Then the cursor is in the block's first text, or behind a block without one.
 */
export function insertBlock(block: Node): Command {
  return (state, dispatch) => {
    const { $from, to } = state.selection;
    const atTop = $from.depth === 0 ? null : $from.node(1);
    const from = isEmptyParagraph(atTop) ? $from.before(1) : $from.depth === 0 ? to : $from.after(1);
    const end = isEmptyParagraph(atTop) ? $from.after(1) : from;
    if (dispatch === undefined) return true;
    const tr = state.tr.replaceWith(from, end, block);
    const after = from + block.nodeSize;
    // There is always a line to go on writing. Saving drops it if it stays empty.
    if (after === tr.doc.content.size) tr.insert(after, state.schema.nodes.paragraph!.create());
    const inside = block.isAtom ? null : TextSelection.near(tr.doc.resolve(from + 1));
    const behind = Selection.findFrom(tr.doc.resolve(after), 1, true);
    const isBehindNext = behind !== null && behind.from <= after + 1;
    tr.setSelection(
      inside !== null && inside.from < after ? inside : isBehindNext ? behind : NodeSelection.create(tr.doc, from),
    );
    // A step of its own for undo, even right after another change.
    dispatch(closeHistory(tr).scrollIntoView());
    return true;
  };
}

/** Inserts a block at the cursor. */
export function insertStoryBlock(editor: Editor, block: JSONContent): void {
  insertBlock(editor.schema.nodeFromJSON(block))(editor.state, editor.view.dispatch);
}
