import { styled } from '@mui/material/styles';
import { contentHtml } from '@first-show/domain/articles/content-html';
import { getHTMLFromFragment, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Node as DocumentNode, type Schema } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { parseInert } from '../../../lib/trusted-types.ts';
import { ECZAR } from '../../../ui/art/families.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { cleanPaste } from '../clean-paste.ts';
import { articleExtensions } from './article-schema.ts';
import { BlockDialog } from './blocks/block-dialog.tsx';
import { BlockKeys } from './blocks/block-keys.ts';
import { blockStyles } from './blocks/block-styles.ts';
import { withView } from './blocks/block-views.tsx';
import { BlockActionsProvider } from './blocks/edit-block.ts';
import { insertStoryBlock } from './blocks/insert-block.ts';
import { SlashListbox, useSlashMenu } from './blocks/slash-listbox.tsx';
import { SlashMenu } from './blocks/slash-menu.ts';
import { type BlockName, blockChoices, blockNameOf, type DialogBlock, refusalOf } from './blocks/story-blocks.ts';
import { LinkDialog } from './link-dialog.tsx';
import { tidyHtml } from './tidy-html.ts';
import { Toolbar } from './toolbar.tsx';

const Frame = styled('div')({
  border: '1.5px solid var(--fs-palette-edge)',
  borderRadius: 4,
  backgroundColor: 'var(--fs-palette-background-default)',
  '&[data-invalid]': { borderColor: 'var(--fs-palette-error-main)', borderWidth: 2 },
  '& .ProseMirror': {
    minHeight: 320,
    padding: '16px 18px 28px',
    fontFamily: ECZAR,
    fontWeight: 400,
    fontSize: '1.125rem',
    lineHeight: 1.55,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    outlineOffset: -3,
    '& > * + *': { marginTop: '1em' },
    '& h2': { fontWeight: 800, fontSize: '1.625rem', lineHeight: 1.2 },
    '& h3': { fontWeight: 800, fontSize: '1.3125rem', lineHeight: 1.2 },
    '& a': {
      color: 'inherit',
      textDecorationColor: 'var(--fs-palette-primary-main)',
      textDecorationThickness: 2,
      textUnderlineOffset: 4,
    },
    '& ul, & ol': { paddingLeft: '1.4em' },
    '& blockquote': { borderLeft: '4px solid var(--fs-palette-primary-main)', paddingLeft: 16, fontWeight: 700 },
    '& img': { display: 'block', maxWidth: '100%', height: 'auto' },
    ...blockStyles,
    '& hr': { border: 0, borderTop: '2px solid var(--fs-palette-divider)' },
    '& table': { borderCollapse: 'collapse', width: '100%', fontSize: '1rem' },
    '& th, & td': {
      border: '1px solid var(--fs-palette-edge)',
      padding: '6px 10px',
      textAlign: 'left',
      verticalAlign: 'top',
    },
    '& .ProseMirror-selectednode': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: 3 },
    '& .ProseMirror-gapcursor': {
      position: 'relative',
      display: 'block',
      '&::after': { content: '""', position: 'absolute', top: -2, width: 20, borderTop: '2px solid currentColor' },
    },
  },
});

/** `at`: the position of the block to change, `null` for a new one. */
type OpenDialog = 'link' | { name: DialogBlock; at: number | null };

const isPicture = (editor: Editor): boolean => editor.isActive('figure') || editor.isActive('image');

/**
 * The stored HTML as a document of the editor. Tiptap would parse it too, but it gives the browser
 * a string, which Trusted Types refuse.
 */
const documentOf = (html: string, schema: Schema): DocumentNode =>
  DOMParser.fromSchema(schema).parse(parseInert(contentHtml(html)));

const htmlOf = (doc: DocumentNode): string => tidyHtml(getHTMLFromFragment(doc.content, doc.type.schema));

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
 * Rich text editor for an article. Pasted HTML is cleaned; input and output use only the tags that
 * the server allows.
 */
export function RichTextEditor({
  id,
  labelledBy,
  describedBy,
  isInvalid,
  lang,
  value,
  onChange,
  onBlur,
}: RichTextProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [moved, setMoved] = useState('');
  const slash = useSlashMenu();
  const lastValue = useRef(value);
  /** The last value from outside, and as the editor writes it. */
  const given = useRef({ value, html: '' });
  const latest = useRef({ onChange, onBlur });
  latest.current = { onChange, onBlur };

  const frame = useRef<HTMLDivElement>(null);
  const editorProps = useMemo(
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
        setDialog('link');
        return true;
      },
    }),
    [id, labelledBy, describedBy, isInvalid, lang],
  );
  const actions = useRef({
    insert: (_name: BlockName) => undefined as void,
    edit: (_position: number) => undefined as void,
  });
  const [extensions] = useState(() => [
    ...articleExtensions.map(withView),
    SlashMenu.configure({ ...slash.handlers, onChoose: (name) => actions.current.insert(name) }),
    BlockKeys.configure({ onEdit: (position) => actions.current.edit(position), onMoved: setMoved }),
  ]);
  const [firstContent] = useState(() => {
    const doc = documentOf(value, getSchema(extensions));
    given.current.html = htmlOf(doc);
    return doc.toJSON() as JSONContent;
  });
  const editor = useEditor({
    extensions,
    content: firstContent,
    // Our own styles apply, so the library's style sheet would only be a duplicate.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const html = changed.isEmpty ? '' : htmlOf(changed.state.doc);
      // The server writes the same text in other words, e.g. with `loading="lazy"`. Undo must not
      // leave a change that nobody made.
      lastValue.current = html === given.current.html ? given.current.value : html;
      latest.current.onChange(lastValue.current);
    },
    onBlur: () => latest.current.onBlur(),
  });

  // The value changed from outside: a merge, a restore, or the sanitised text after a save. The
  // cursor stays if the text around it is unchanged.
  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    const incoming = documentOf(value, editor.schema);
    given.current = { value, html: htmlOf(incoming) };
    if (!incoming.eq(editor.state.doc)) editor.commands.setContent(incoming, { emitUpdate: false });
  }, [editor, value]);

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
    <Frame ref={frame} data-invalid={isInvalid ? '' : undefined}>
      <Toolbar
        editor={editor}
        controls={id}
        onLink={() => setDialog('link')}
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
