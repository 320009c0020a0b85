import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, EditorContent } from '@tiptap/react';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { cleanPaste } from '../clean-paste.ts';
import { articleExtensions } from './article-schema.ts';
import { BlockDialog } from './blocks/block-dialog.tsx';
import { BlockKeys } from './blocks/block-keys.ts';
import { withView } from './blocks/block-views.tsx';
import { BlockActionsProvider } from './blocks/edit-block.ts';
import { insertStoryBlock } from './blocks/insert-block.ts';
import { SlashListbox, useSlashMenu } from './blocks/slash-listbox.tsx';
import { SlashMenu } from './blocks/slash-menu.ts';
import { type BlockName, blockChoices, blockNameOf, type DialogBlock, refusalOf } from './blocks/story-blocks.ts';
import { LinkDialog } from './link-dialog.tsx';
import { Frame } from './rich-text-frame.ts';
import { Toolbar } from './toolbar.tsx';
import { useContentEditor } from './use-content-editor.ts';

/** `at`: the position of the block to change, `null` for a new one. */
type OpenDialog = 'link' | { name: DialogBlock; at: number | null };

const isPicture = (editor: Editor): boolean => editor.isActive('figure') || editor.isActive('image');

export type RichTextProps = {
  /** Id of the editable text, for moving the focus there. */
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  lang: 'en' | 'hi';
  /** HTML as stored. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
};

/**
 * Attributes and keys of the editable text: Alt+F10 focuses the toolbar, Ctrl+K opens the
 * dialog for links.
 */
function useEditorProps(
  { id, labelledBy, describedBy, isInvalid, lang }: Omit<RichTextProps, 'value' | 'onChange' | 'onBlur'>,
  { frame, onLink }: { frame: RefObject<HTMLDivElement | null>; onLink: () => void },
) {
  return useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelledBy,
        'aria-invalid': String(isInvalid),
        lang,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        if (event.key === 'F10' && event.altKey) {
          frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
          return true;
        }
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        onLink();
        return true;
      },
    }),
    [id, labelledBy, describedBy, isInvalid, lang, frame, onLink],
  );
}

/**
 * Rich text editor for an article. Pasted HTML is cleaned; input and output use only the tags that
 * the server allows.
 */
export function RichTextEditor({ value, onChange, onBlur, ...field }: RichTextProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [moved, setMoved] = useState('');
  const slash = useSlashMenu();
  const frame = useRef<HTMLDivElement>(null);
  const openLinkDialog = useCallback(() => setDialog('link'), []);
  const editorProps = useEditorProps(field, { frame, onLink: openLinkDialog });
  const actions = useRef({
    insert: (_name: BlockName) => undefined as void,
    edit: (_position: number) => undefined as void,
  });
  const [extensions] = useState(() => [
    ...articleExtensions.map(withView),
    SlashMenu.configure({ ...slash.handlers, onChoose: (name) => actions.current.insert(name) }),
    BlockKeys.configure({ onEdit: (position) => actions.current.edit(position), onMoved: setMoved }),
  ]);
  const editor = useContentEditor({ extensions, editorProps, value, onChange, onBlur });

  actions.current = {
    insert: (name) => {
      if (refusalOf(name, editor.state.doc) !== null) return;
      const choice = blockChoices[name];
      if ('dialog' in choice) return setDialog({ name: choice.dialog, at: null });
      insertStoryBlock(editor, choice.content);
      close();
    },
    edit: (position) => {
      const name = blockNameOf(editor.state.doc.nodeAt(position)?.type.name ?? '');
      const choice = name === null ? null : blockChoices[name];
      if (choice === null || !('dialog' in choice)) return;
      editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, position)));
      setDialog({ name: choice.dialog, at: position });
    },
  };
  const [blockActions] = useState(() => ({ edit: (position: number) => actions.current.edit(position) }));

  const close = () => {
    setDialog(null);
    // Wait until the dialog has returned the focus to its button.
    setTimeout(() => editor.commands.focus());
  };
  return (
    <Frame ref={frame} data-invalid={field.isInvalid ? '' : undefined}>
      <Toolbar
        editor={editor}
        controls={field.id}
        onLink={openLinkDialog}
        onPicture={() => setDialog({ name: 'picture', at: isPicture(editor) ? editor.state.selection.from : null })}
        onInsert={(name) => actions.current.insert(name)}
      />
      <BlockActionsProvider value={blockActions}>
        <EditorContent editor={editor} onBlur={() => slash.handlers.onChange(null)} />
      </BlockActionsProvider>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {slash.menu !== null && (
        <SlashListbox editor={editor} menu={slash.menu} active={slash.active} onActive={slash.setActive} />
      )}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog !== null && dialog !== 'link' && <BlockDialog editor={editor} {...dialog} onClose={close} />}
    </Frame>
  );
}
