import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { type Editor, Extension } from '@tiptap/core';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { useEffect, useId, useMemo } from 'react';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden.tsx';
import { insertChosen } from './open-dialog.ts';
import { type BlockName, blockChoices, findBlocks, refusalOf } from './story-blocks.ts';

/** The open menu. `menu` has its blocks (`items`), and `command`, which inserts one of them. */
export type OpenSlashMenu = {
  menu: SuggestionProps<BlockName, BlockName>;
  active: number;
  onActive: (index: number) => void;
};

declare module '@tiptap/core' {
  interface EditorEvents {
    /** The '/' menu has opened, changed or closed (`null`). */
    slashMenu: OpenSlashMenu | null;
  }
}

/** Typing '/' at the start of a paragraph opens a menu of blocks. Enter and Tab insert a block. */
export const SlashMenu = Extension.create({
  name: 'slashMenu',
  // The keys of the open menu come before those of `BlockKeys`.
  priority: 1001,
  addProseMirrorPlugins() {
    const { editor } = this;
    let open: OpenSlashMenu | null = null;
    const show = (menu: OpenSlashMenu['menu'] | null, active = 0): void => {
      open = menu && { menu, active, onActive: (index) => show(menu, index) };
      editor.emit('slashMenu', open);
    };
    editor.on('blur', () => show(null));
    return [
      Suggestion<BlockName, BlockName>({
        editor,
        char: '/',
        startOfLine: true,
        // The name of a block may have a space: '/fact box'.
        allowSpaces: true,
        // Blocks are only allowed at the top level of the text.
        allow: ({ state, range }) => {
          const $from = state.doc.resolve(range.from);
          return $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parentOffset === 0;
        },
        items: ({ query }) => findBlocks(query),
        command: ({ range, props: name }) => {
          editor.commands.deleteRange(range);
          insertChosen(editor, name);
        },
        render: () => ({
          onUpdate: (menu) => {
            // While `loading`, the menu has no items yet.
            if (menu.loading) return;
            const isSame = menu.items.join() === open?.menu.items.join();
            show(menu.items.length === 0 ? null : menu, isSame ? open?.active : 0);
          },
          onExit: () => show(null),
          onKeyDown: ({ event: { key } }) => {
            if (open === null) return false;
            const { menu, active } = open;
            const last = menu.items.length - 1;
            const [down, up] = [active === last ? 0 : active + 1, active === 0 ? last : active - 1];
            const next = { ArrowDown: down, ArrowUp: up, Home: 0, End: last }[key];
            if (next !== undefined) show(menu, next);
            const isChoosing = key === 'Enter' || key === 'Tab';
            if (isChoosing) menu.command(menu.items[active]!);
            return next !== undefined || isChoosing;
          },
        }),
      }),
    ];
  },
});

const List = styled(MenuList)({
  width: 340,
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: 'min(340px, 45vh)',
  overflowY: 'auto',
  backgroundColor: 'var(--fs-palette-raised)',
  border: '1.5px solid var(--fs-palette-edge)',
});
const Item = styled(MenuItem)({
  display: 'grid',
  lineHeight: 1.35,
  '& > span': { fontSize: '.875rem', color: 'var(--fs-palette-text-secondary)' },
  '&[aria-disabled="true"]': { color: 'var(--fs-palette-text-disabled)' },
  '&&.Mui-selected, &&.Mui-selected > span': {
    backgroundColor: 'var(--fs-palette-primary-main)',
    color: 'var(--fs-palette-primary-contrastText)',
  },
});

/** A block in a menu, with a hint or with the reason why it cannot be inserted. */
export function BlockItem({ name, editor, ...props }: MenuItemProps & { name: BlockName; editor: Editor }) {
  const refusal = refusalOf(name, editor.state.doc);
  return (
    <Item aria-disabled={refusal !== null} {...props}>
      {blockChoices[name].label}
      <span>{refusal ?? blockChoices[name].hint}</span>
    </Item>
  );
}

/** The blocks to insert, below the typed '/'. The focus stays in the text. */
export function SlashListbox({ menu, active, onActive }: OpenSlashMenu) {
  const id = useId();
  const { editor, items, clientRect, command } = menu;
  const anchor = useMemo(() => ({ getBoundingClientRect: () => clientRect?.() ?? new DOMRect() }), [clientRect]);
  const name = items[active];
  const activeId = `${id}-${name ?? ''}`;

  useEffect(() => {
    const { dom } = editor.view;
    const attributes = { 'aria-controls': id, 'aria-autocomplete': 'list', 'aria-activedescendant': activeId };
    for (const [attribute, value] of Object.entries(attributes)) dom.setAttribute(attribute, value);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => Object.keys(attributes).forEach((attribute) => dom.removeAttribute(attribute));
  }, [editor, id, activeId]);

  return (
    <>
      <VisuallyHidden role="status">
        {name !== undefined &&
          `${blockChoices[name].label}, ${active + 1} of ${items.length}. ${refusalOf(name, editor.state.doc) ?? 'Enter inserts it, Escape closes the list.'}`}
      </VisuallyHidden>
      <Popper open disablePortal anchorEl={anchor} placement="bottom-start" style={{ zIndex: 1200 }}>
        <Paper elevation={8}>
          <List
            id={id}
            role="listbox"
            aria-label="Insert a block"
            tabIndex={0}
            // A press of the mouse must not take the focus from the text.
            onMouseDown={(event) => event.preventDefault()}
          >
            {items.map((one, index) => (
              <BlockItem
                key={one}
                name={one}
                editor={editor}
                id={`${id}-${one}`}
                role="option"
                selected={index === active}
                aria-selected={index === active}
                onMouseMove={() => onActive(index)}
                onClick={() => command(one)}
              />
            ))}
          </List>
        </Paper>
      </Popper>
    </>
  );
}
