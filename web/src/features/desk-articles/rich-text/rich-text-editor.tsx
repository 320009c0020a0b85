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
  id: string;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  lang: 'en' | 'hi';
};

/** Attributes and keys of the text: Alt+F10 focuses the toolbar, Ctrl+K opens the link dialog. */
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
        // The browser fires 'selectionchange' a moment after the cursor has moved. By then the text
        // has lost the focus, and the editor would ignore the event. So fire the event now.
        document.dispatchEvent(new Event('selectionchange'));
        if (isLinkKey) openDialog({ name: 'link', at: null });
        else frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
        return true;
      },
    }),
    [id, labelledBy, describedBy, isInvalid, lang, frame, openDialog],
  );
}

type Props = FieldProps & { value: string; onChange: (html: string) => void; onBlur: () => void };

/** The rich text editor of an article. `value`: HTML as stored. */
export function RichTextEditor({ value, onChange, onBlur, ...field }: Props) {
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const openDialog = useCallback((next: EditorDialog) => {
    // A closing dialog returns the focus to the element that had it before. If this element were
    // the text, the cursor would jump to the start of the text. So blur the text, and let
    // `focusText` return the focus.
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
