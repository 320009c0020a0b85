import { styled } from '@mui/material/styles';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { InsertMenu } from './blocks/insert-menu.tsx';
import type { BlockName } from './blocks/story-blocks.ts';
import { TableTools } from './table-tools.tsx';
import { ToolRow, type ToolButton } from './tool-row.tsx';

const Bar = styled('div')({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  backgroundColor: 'var(--fs-palette-raised)',
  borderBottom: '1.5px solid var(--fs-palette-edge)',
});
const OnWide = styled('span')({ '@media (max-width:599px)': { display: 'none' } });
const Svg = styled('svg')({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'square' });

const drawings = {
  bullets: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M3.500 4.500 5 4v5M3.500 15.200c1-1 2.700-.3 2 .9L3.500 19H6',
  quote: 'M5 17c2.600-1 4-3.400 4-6.500H4.500V6H9v4.500M14.500 17c2.600-1 4-3.400 4-6.500H14V6h4.500v4.500',
  picture: 'M3.500 4.500h17v15h-17zM4 17l5-5.500 4 4.500 2.500-2.500 4.500 4M15.500 9h.01',
  link: 'M10 14a4 4 0 0 0 5.700 0l3.600-3.600a4 4 0 0 0-5.700-5.700L12 6.300m2 3.700a4 4 0 0 0-5.700 0l-3.600 3.600a4 4 0 0 0 5.700 5.700l1.600-1.600',
  plus: 'M12 5v14M5 12h14',
  undo: 'M8.500 5 4 9.500 8.500 14M4.500 9.500H15a5 5 0 0 1 0 10h-4',
  redo: 'M15.500 5 20 9.500 15.500 14M19.500 9.500H9a5 5 0 0 0 0 10h4',
} as const;
const draw = (name: keyof typeof drawings) => (
  <Svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={drawings[name]} />
  </Svg>
);

/** Which marks and blocks the cursor is in, and what undo and redo can do. */
const useActive = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      bold: of.isActive('bold'),
      italic: of.isActive('italic'),
      link: of.isActive('link'),
      h2: of.isActive('heading', { level: 2 }),
      h3: of.isActive('heading', { level: 3 }),
      bullets: of.isActive('bulletList'),
      numbers: of.isActive('orderedList'),
      quote: of.isActive('blockquote'),
      picture: of.isActive('figure') || of.isActive('image'),
      canUndo: of.can().undo(),
      canRedo: of.can().redo(),
    }),
  });
type Active = ReturnType<typeof useActive>;

const markTools = (editor: Editor, active: Active, onLink: () => void): ToolButton[] => [
  {
    key: 'bold',
    label: 'Bold',
    keys: 'Control+B',
    face: <b>B</b>,
    isOn: active.bold,
    run: () => editor.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    label: 'Italic',
    keys: 'Control+I',
    face: <i style={{ fontFamily: 'serif' }}>I</i>,
    isOn: active.italic,
    run: () => editor.chain().focus().toggleItalic().run(),
  },
  { key: 'link', label: 'Link', keys: 'Control+K', face: draw('link'), isOn: active.link, run: onLink },
];
const headingTools = (editor: Editor, active: Active): ToolButton[] => [
  {
    key: 'h2',
    label: 'H2, heading',
    face: 'H2',
    isOn: active.h2,
    run: () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'h3',
    label: 'H3, small heading',
    face: 'H3',
    isOn: active.h3,
    run: () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
];
const blockTools = (editor: Editor, active: Active, onPicture: () => void): ToolButton[] => [
  {
    key: 'bullets',
    label: 'Bulleted list',
    face: draw('bullets'),
    isOn: active.bullets,
    run: () => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    label: 'Numbered list',
    face: draw('numbers'),
    isOn: active.numbers,
    run: () => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'quote',
    label: 'Quote',
    face: draw('quote'),
    isOn: active.quote,
    run: () => editor.chain().focus().toggleBlockquote().run(),
  },
  { key: 'picture', label: 'Picture', face: draw('picture'), isOn: active.picture, run: onPicture },
];
const historyTools = (editor: Editor, active: Active): ToolButton[] => [
  {
    key: 'undo',
    label: 'Undo',
    keys: 'Control+Z',
    face: draw('undo'),
    isOff: !active.canUndo,
    run: () => editor.chain().focus().undo().run(),
  },
  {
    key: 'redo',
    label: 'Redo',
    keys: 'Control+Shift+Z',
    face: draw('redo'),
    isOff: !active.canRedo,
    run: () => editor.chain().focus().redo().run(),
  },
];

/**
 * The text's toolbar, and another one for the table at the cursor. `onLink` and `onPicture` open
 * their dialogs; `onInsert` gets the block that was chosen in the menu.
 */
export function Toolbar({
  editor,
  controls,
  onLink,
  onPicture,
  onInsert,
}: {
  editor: Editor;
  controls: string;
  onLink: () => void;
  onPicture: () => void;
  onInsert: (name: BlockName) => void;
}) {
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const active = useActive(editor);
  const groups = [
    markTools(editor, active, onLink),
    headingTools(editor, active),
    [
      ...blockTools(editor, active, onPicture),
      {
        key: 'insert',
        label: 'Insert a block',
        face: (
          <>
            {draw('plus')} <OnWide>Insert</OnWide>
          </>
        ),
        isMenuOpen: menuAnchor !== null,
        run: setMenuAnchor,
      },
    ],
    historyTools(editor, active),
  ];

  return (
    <Bar>
      <ToolRow label="Text formatting" controls={controls} groups={groups} />
      <TableTools editor={editor} controls={controls} />
      <InsertMenu editor={editor} anchor={menuAnchor} onChoose={onInsert} onClose={() => setMenuAnchor(null)} />
    </Bar>
  );
}
