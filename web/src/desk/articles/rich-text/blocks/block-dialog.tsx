import type { JSONContent } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { LinkDialog } from '../link-dialog.tsx';
import { PictureDialog } from '../picture-dialog.tsx';
import { insertStoryBlock } from './block-commands.ts';
import { GalleryDialog } from './gallery-dialog.tsx';
import { type LiveBlockAttributes, liveNodeName } from './live-blocks.ts';
import { LiveDialog, TrailerDialog } from './live-dialog.tsx';
import type { EditorDialog } from './open-dialog.ts';
import { blockChoices } from './story-blocks.ts';

/** Replaces the block at a position and keeps it selected. */
function replaceBlock(editor: Editor, at: number, next: JSONContent): void {
  const { tr, doc, schema } = editor.state;
  tr.replaceWith(at, at + (doc.nodeAt(at)?.nodeSize ?? 0), schema.nodeFromJSON(next));
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)));
}

/** Props of the dialogs that create or change a block. */
export type BlockDialogProps<Block> = {
  /** `null`: a new block. */
  before: Block | null;
  onDone: (block: Block) => void;
  dialog: { title: string; submitLabel: string; onClose: () => void };
};

/** The dialog for a link, for a new block, or for the block at position `at`. */
export function BlockDialog({ editor, name, at, onClose }: EditorDialog & { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => (at === null ? null : (editor.state.doc.nodeAt(at)?.toJSON() as JSONContent)));
  if (name === 'link') return <LinkDialog editor={editor} onClose={onClose} />;
  const { label } = blockChoices[name];
  const dialog = { title: label, submitLabel: `${at === null ? 'Add' : 'Change'} ${label.toLowerCase()}`, onClose };
  const onDone = (next: JSONContent) => {
    if (at === null) insertStoryBlock(editor, next);
    else replaceBlock(editor, at, next);
    onClose();
  };
  if (name === 'picture') return <PictureDialog before={before} onDone={onDone} dialog={dialog} />;
  if (name === 'gallery') return <GalleryDialog before={before} onDone={onDone} dialog={dialog} />;
  const live = {
    before: (before?.attrs as LiveBlockAttributes | undefined) ?? null,
    onDone: (attrs: LiveBlockAttributes) => onDone({ type: liveNodeName(name), attrs: { ...before?.attrs, ...attrs } }),
    dialog,
  };
  return name === 'trailer' ? <TrailerDialog {...live} /> : <LiveDialog kind={name} {...live} />;
}
