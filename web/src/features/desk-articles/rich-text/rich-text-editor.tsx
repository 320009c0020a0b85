import { EditorContent } from '@tiptap/react';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { cleanPaste } from '../clean-paste.ts';
import { articleExtensions } from './article-schema.ts';
import { BlockDialog } from './blocks/block-dialog.tsx';
import { BlockKeys } from './blocks/block-keys.ts';
import { withView } from './blocks/block-views.tsx';
import { editBlock, type EditorDialog, focusText, insertChosen, OpenDialogContext } from './blocks/open-dialog.ts';
import { SlashListbox, SlashMenu, useSlashMenu } from './blocks/slash-menu.tsx';
import { Frame } from './rich-text-frame.ts';
import { Toolbar } from './toolbar.tsx';
import { useContentEditor } from './use-content-editor.ts';

type FieldProps = {
  /** Id of the editable text, for moving the focus there. */
  id: string;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  lang: 'en' | 'hi';
};

/**
 * Attributes and keys of the editable text: Alt+F10 focuses the toolbar, Ctrl+K opens the
 * dialog for links.
 */
function useEditorProps(
  { id, labelledBy, describedBy, isInvalid, lang }: FieldProps,
  { frame, openDialog }: { frame: RefObject<HTMLDivElement | null>; openDialog: (dialog: EditorDialog) => void },
) {
  return useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-invalid': String(isInvalid),
        lang,
      },
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        const isToolbarKey = event.key === 'F10' && event.altKey;
        const isLinkKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
        if (!isToolbarKey && !isLinkKey) return false;
        // The browser announces a move of the cursor a moment later. By then the focus has left the
        // text, and the editor would ignore it: tools would work at the cursor's previous place.
        document.dispatchEvent(new Event('selectionchange'));
        if (isLinkKey) openDialog({ name: 'link', at: null });
        else frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
        return true;
      },
    }),
    [id, labelledBy, describedBy, isInvalid, lang, frame, openDialog],
  );
}

/**
 * Rich text editor for an article. Pasted HTML is cleaned; input and output use only the tags that
 * the server allows.
 */
export function RichTextEditor({
  value,
  onChange,
  onBlur,
  ...field
}: FieldProps & {
  /** HTML as stored. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}) {
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const openDialog = useCallback((next: EditorDialog) => {
    // A dialog returns the focus to where it was. In the text, the browser would put the cursor at
    // the start, and on a slow computer the editor would take that for a move by the person. So
    // `focusText` alone returns the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setDialog(next);
  }, []);
  const [moved, setMoved] = useState('');
  const slash = useSlashMenu();
  const frame = useRef<HTMLDivElement>(null);
  const editorProps = useEditorProps(field, { frame, openDialog });
  const [extensions] = useState(() => [
    ...articleExtensions.map(withView),
    SlashMenu.configure({ ...slash.handlers, onChoose: (editor, name) => insertChosen(editor, name, openDialog) }),
    BlockKeys.configure({ onEdit: (editor, position) => editBlock(editor, position, openDialog), onMoved: setMoved }),
  ]);
  const editor = useContentEditor({ extensions, editorProps, value, onChange, onBlur });

  const closeDialog = () => {
    setDialog(null);
    focusText(editor);
  };
  return (
    <Frame ref={frame} data-invalid={field.isInvalid ? '' : undefined}>
      <Toolbar editor={editor} controls={field.id} openDialog={openDialog} />
      <OpenDialogContext value={openDialog}>
        <EditorContent editor={editor} onBlur={() => slash.handlers.onChange(null)} />
      </OpenDialogContext>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {slash.menu !== null && <SlashListbox menu={slash.menu} active={slash.active} onActive={slash.setActive} />}
      {dialog !== null && <BlockDialog editor={editor} {...dialog} onClose={closeDialog} />}
    </Frame>
  );
}
