import type { Editor } from '@tiptap/core';
import { insertStoryBlock } from './block-commands.ts';
import { type BlockName, blockChoices, blockNameOf, type DialogBlock, hasDialog, refusalOf } from './story-blocks.ts';

/** The open dialog. `at`: the position of the block to change; `null`: a new block or a link. */
export type EditorDialog = { name: DialogBlock | 'link'; at: number | null };

declare module '@tiptap/core' {
  interface EditorEvents {
    /** A button or a key asks for a dialog. `RichTextEditor` shows it. */
    openDialog: EditorDialog;
    /** A block was moved. The value is a sentence for screen readers. */
    moved: string;
  }
}

/** Focuses the text, but only after a closing dialog or menu has returned the focus elsewhere. */
export const focusText = (editor: Editor) => setTimeout(() => editor.commands.focus());

/**
 * Inserts a block, or opens the dialog that inserts the block. Does nothing if `refusalOf` gives a
 * reason against the block.
 */
export function insertChosen(editor: Editor, name: BlockName): void {
  if (refusalOf(name, editor.state.doc) !== null) return;
  if (hasDialog(name)) {
    editor.emit('openDialog', { name, at: null });
    return;
  }
  insertStoryBlock(editor, blockChoices[name].content);
  focusText(editor);
}

/** Selects the block at a position and opens its dialog, if it has one. */
export function editBlock(editor: Editor, at: number): void {
  const name = blockNameOf(editor.state.doc.nodeAt(at)?.type.name ?? '');
  if (name === null || !hasDialog(name)) return;
  editor.commands.setNodeSelection(at);
  editor.emit('openDialog', { name, at });
}
