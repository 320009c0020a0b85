import { formatCountOf } from '@first-show/domain/core/money';
import { EditorContent } from '@tiptap/react';
import { useEffect, useMemo, useState } from 'react';
import { showToast } from '../../../shared/ui/toast/toast.ts';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { cleanPaste } from '../clean-paste.ts';
import { articleExtensions } from './article-schema.ts';
import { BlockDialog } from './blocks/block-dialog.tsx';
import { BlockKeys } from './blocks/block-keys.ts';
import { withView } from './blocks/block-views.tsx';
import { type EditorDialog, focusText } from './blocks/open-dialog.ts';
import { type OpenSlashMenu, SlashListbox, SlashMenu } from './blocks/slash-menu.tsx';
import { Frame } from './rich-text-frame.ts';
import { Toolbar } from './toolbar.tsx';
import { type HtmlField, useContentEditor } from './use-content-editor.ts';

type Props = {
  /** The label has the id `{id}-label`, and the hint `{id}-hint`. */
  id: string;
  isInvalid: boolean;
  lang: 'en' | 'hi';
  field: HtmlField;
};

/** Pasted HTML without pictures of other sites. A toast says how to add them. */
function pastedHtml(pasted: string): string {
  const { html, picturesLeftOut } = cleanPaste(pasted, window.location.origin);
  if (picturesLeftOut > 0)
    showToast({
      tone: 'error',
      title: `${formatCountOf(picturesLeftOut, 'picture')} left out`,
      description:
        'Pictures of other sites are not copied with the text. Add them to the library, if you may use them.',
    });
  return html;
}

const extensions = [...articleExtensions.map(withView), SlashMenu, BlockKeys];

export function RichTextEditor({ id, isInvalid, lang, field }: Props) {
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const [moved, setMoved] = useState('');
  const [slash, setSlash] = useState<OpenSlashMenu | null>(null);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-required': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint`,
        'aria-invalid': String(isInvalid),
        lang,
      },
      transformPastedHTML: pastedHtml,
    }),
    [id, isInvalid, lang],
  );
  const editor = useContentEditor({ extensions, editorProps, field });

  useEffect(() => {
    const openDialog = (next: EditorDialog) => {
      // A closing dialog returns the focus to the element that had it before. If this element were
      // the text, the cursor would jump to the start of the text. So blur the text, and let
      // `focusText` return the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      setDialog(next);
    };
    editor.on('openDialog', openDialog).on('moved', setMoved).on('slashMenu', setSlash);
    return () => void editor.off('openDialog', openDialog).off('moved', setMoved).off('slashMenu', setSlash);
  }, [editor]);
  const closeDialog = () => {
    setDialog(null);
    focusText(editor);
  };
  return (
    <Frame data-invalid={isInvalid ? '' : undefined}>
      <Toolbar editor={editor} controls={id} />
      <EditorContent editor={editor} />
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {slash !== null && <SlashListbox {...slash} />}
      {dialog !== null && <BlockDialog editor={editor} {...dialog} onClose={closeDialog} />}
    </Frame>
  );
}
