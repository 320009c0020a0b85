import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { LinkDialog } from '../link-dialog.tsx';
import { PictureDialog } from '../picture-dialog.tsx';
import { insertStoryBlock } from './block-commands.ts';
import { GalleryDialog, galleryListOf, picturesOf } from './gallery-dialog.tsx';
import { type LiveBlockAttributes, liveNodeName } from './live-blocks.ts';
import { LiveDialog, TrailerDialog } from './live-dialog.tsx';
import type { EditorDialog } from './open-dialog.ts';

/** Replaces the block at a position and keeps it selected. */
function replaceBlock(editor: Editor, at: number, before: Node, next: JSONContent): void {
  const { state, view } = editor;
  const tr = state.tr.replaceWith(at, at + before.nodeSize, editor.schema.nodeFromJSON(next));
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)));
}

/** The dialog for a link, for a new block, or for the block at position `at`. */
export function BlockDialog({ editor, name, at, onClose }: EditorDialog & { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => (at === null ? null : editor.state.doc.nodeAt(at)));
  const save = (next: JSONContent) => {
    if (at !== null && before !== null) replaceBlock(editor, at, before, next);
    else insertStoryBlock(editor, next);
    onClose();
  };
  if (name === 'link') return <LinkDialog editor={editor} onClose={onClose} />;
  if (name === 'picture') return <PictureDialog editor={editor} isNew={at === null} onClose={onClose} />;
  if (name === 'gallery') {
    const stored = before?.toJSON() as JSONContent | undefined;
    const caption = stored?.content?.[1] ?? { type: 'blockCaption' };
    return (
      <GalleryDialog
        before={stored === undefined ? null : picturesOf(stored.content?.[0])}
        onDone={(pictures) =>
          save({ type: 'gallery', attrs: stored?.attrs, content: [galleryListOf(pictures), caption] })
        }
        onClose={onClose}
      />
    );
  }
  const props = {
    before: (before?.attrs as LiveBlockAttributes | undefined) ?? null,
    onDone: (attrs: LiveBlockAttributes) => save({ type: liveNodeName(name), attrs: { ...before?.attrs, ...attrs } }),
    onClose,
  };
  return name === 'trailer' ? <TrailerDialog {...props} /> : <LiveDialog kind={name} {...props} />;
}
