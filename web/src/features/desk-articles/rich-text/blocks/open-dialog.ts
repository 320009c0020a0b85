import type { Editor } from '@tiptap/core';
import { createContext } from 'react';
import { insertStoryBlock } from './block-commands.ts';
import { type BlockName, blockChoices, blockNameOf, type DialogBlock, refusalOf } from './story-blocks.ts';

/** The open dialog. `at`: the position of the block to change, `null` for a new one. */
export type EditorDialog = { name: DialogBlock | 'link'; at: number | null };
type OpenDialog = (dialog: EditorDialog) => void;

/** Opens a dialog of the editor from the frame of a block. */
export const OpenDialogContext = createContext<OpenDialog>(() => undefined);

/** Focuses the text after a closing dialog or menu has returned the focus to its button. */
export const focusText = (editor: Editor) => setTimeout(() => editor.commands.focus());

/** Inserts a block, or opens the dialog that does. */
export function insertChosen(editor: Editor, name: BlockName, openDialog: OpenDialog): void {
  if (refusalOf(name, editor.state.doc) !== null) return;
  const choice = blockChoices[name];
  if ('dialog' in choice) return openDialog({ name: choice.dialog, at: null });
  insertStoryBlock(editor, choice.content);
  focusText(editor);
}

/** Selects the block at a position and opens its dialog, if it has one. */
export function editBlock(editor: Editor, at: number, openDialog: OpenDialog): void {
  const name = blockNameOf(editor.state.doc.nodeAt(at)?.type.name ?? '');
  const choice = name === null ? null : blockChoices[name];
  if (choice === null || !('dialog' in choice)) return;
  editor.commands.setNodeSelection(at);
  openDialog({ name: choice.dialog, at });
}
