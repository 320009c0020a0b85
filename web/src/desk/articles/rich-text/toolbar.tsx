import Menu from '@mui/material/Menu';
import { styled } from '@mui/material/styles';
import { findParentNode } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { type Editor, useEditorState } from '@tiptap/react';
import { memo, useState } from 'react';
import { insertChosen } from './blocks/open-dialog.ts';
import { BlockItem } from './blocks/slash-menu.tsx';
import { blockNames, refusalOf } from './blocks/story-blocks.ts';
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
const Serif = styled('i')({ fontFamily: 'serif' });
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

type Toggle = 'toggleBold' | 'toggleItalic' | 'toggleBulletList' | 'toggleOrderedList' | 'toggleBlockquote';

const FORMATS = ['bold', 'italic', 'link', 'bulletList', 'orderedList', 'blockquote'] as const;

/** What the toolbar shows about the cursor's place. It renders again only if this changes. */
const toolState = ({ editor }: { editor: Editor }) => ({
  active: FORMATS.filter((name) => editor.isActive(name)),
  level: editor.isActive('heading') ? (editor.getAttributes('heading').level as number) : null,
  isPicture: editor.isActive('figure') || editor.isActive('image'),
  canUndo: undoDepth(editor.state) > 0,
  canRedo: redoDepth(editor.state) > 0,
});
type ToolState = ReturnType<typeof toolState>;

/** The buttons of the toolbar, in groups. `insert`: the button that opens the menu of blocks. */
function textTools(
  editor: Editor,
  { active, level: current, isPicture, canUndo, canRedo }: ToolState,
  insert: ToolButton,
): ToolButton[][] {
  const chain = () => editor.chain().focus();
  const format = (
    name: (typeof FORMATS)[number],
    toggle: Toggle,
    look: Pick<ToolButton, 'label' | 'face' | 'keys'>,
  ): ToolButton => ({
    ...look,
    isOn: active.includes(name),
    run: () => chain()[toggle]().run(),
  });
  const openPicture = () => {
    const { selection } = editor.state;
    const figure = findParentNode(({ type }) => type.name === 'figure')(selection);
    editor.emit('openDialog', { name: 'picture', at: isPicture ? (figure?.pos ?? selection.from) : null });
  };
  const openLink = () => editor.emit('openDialog', { name: 'link', at: null });
  return [
    [
      format('bold', 'toggleBold', { label: 'Bold', keys: 'Control+B', face: <b>B</b> }),
      format('italic', 'toggleItalic', { label: 'Italic', keys: 'Control+I', face: <Serif>I</Serif> }),
      { label: 'Link', keys: 'Control+K', face: draw('link'), isOn: active.includes('link'), run: openLink },
    ],
    ([2, 3] as const).map((level) => ({
      label: level === 2 ? 'H2, heading' : 'H3, small heading',
      face: `H${level}`,
      isOn: level === current,
      run: () => chain().toggleHeading({ level }).run(),
    })),
    [
      format('bulletList', 'toggleBulletList', { label: 'Bulleted list', face: draw('bullets') }),
      format('orderedList', 'toggleOrderedList', { label: 'Numbered list', face: draw('numbers') }),
      format('blockquote', 'toggleBlockquote', { label: 'Quote', face: draw('quote') }),
      { label: 'Picture', face: draw('picture'), isOn: isPicture, run: openPicture },
      insert,
    ],
    [
      { label: 'Undo', keys: 'Control+Z', face: draw('undo'), isOff: !canUndo, run: () => chain().undo().run() },
      {
        label: 'Redo',
        keys: 'Control+Shift+Z',
        face: draw('redo'),
        isOff: !canRedo,
        run: () => chain().redo().run(),
      },
    ],
  ];
}

/** The toolbar of the text, and a second toolbar while the cursor is in a table. */
export const Toolbar = memo(function Toolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const state = useEditorState({ editor, selector: toolState });
  const face = (
    <>
      {draw('plus')} <OnWide>Insert</OnWide>
    </>
  );
  const insert = { label: 'Insert a block', face, isMenuOpen: menuAnchor !== null, run: setMenuAnchor };
  return (
    <Bar>
      <ToolRow label="Text formatting" controls={controls} groups={textTools(editor, state, insert)} />
      <TableTools editor={editor} controls={controls} />
      <Menu
        anchorEl={menuAnchor}
        open={menuAnchor !== null}
        onClose={() => setMenuAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Insert a block' } }}
      >
        {blockNames.map((name) => (
          <BlockItem
            key={name}
            name={name}
            editor={editor}
            onClick={() => {
              if (refusalOf(name, editor.state.doc) !== null) return;
              setMenuAnchor(null);
              insertChosen(editor, name);
            }}
          />
        ))}
      </Menu>
    </Bar>
  );
});
