import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import type { Editor } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { SlashMenuState } from './slash-menu.ts';
import { blockChoices, refusalOf } from './story-blocks.ts';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 4,
  width: 340,
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: 'min(340px, 45vh)',
  overflowY: 'auto',
  backgroundColor: 'var(--fs-palette-raised)',
  border: '1.5px solid var(--fs-palette-edge)',
});
const Item = styled('li')({
  display: 'grid',
  padding: '7px 12px',
  borderRadius: 4,
  cursor: 'pointer',
  lineHeight: 1.35,
  '& b': { fontSize: '1rem' },
  '& span': { fontSize: '.875rem', color: 'var(--fs-palette-text-secondary)' },
  '&[aria-disabled="true"] b': { color: 'var(--fs-palette-text-disabled)' },
  '&[aria-selected="true"]': { backgroundColor: 'var(--fs-palette-primary-main)' },
  '&[aria-selected="true"] :is(b, span)': { color: 'var(--fs-palette-primary-contrastText)' },
});

/**
 * State of the menu for the slash extension. Arrow keys move, Enter and Tab choose; the keys stay
 * with the text.
 */
export function useSlashMenu() {
  const [menu, setMenu] = useState<SlashMenuState | null>(null);
  const [active, setActive] = useState(0);
  const now = useRef({ menu, active });
  now.current = { menu, active };
  const [handlers] = useState(() => ({
    onChange: (next: SlashMenuState | null) => {
      setMenu(next);
      if (next?.names.join() !== now.current.menu?.names.join()) setActive(0);
    },
    onKeyDown: ({ key }: KeyboardEvent): boolean => {
      const { menu: open, active: at } = now.current;
      if (open === null) return false;
      const last = open.names.length - 1;
      const next = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at === 0 ? last : at - 1, Home: 0, End: last }[key];
      if (next !== undefined) setActive(next);
      const name = open.names[at];
      if ((key === 'Enter' || key === 'Tab') && name !== undefined) open.choose(name);
      return next !== undefined || key === 'Enter' || key === 'Tab';
    },
  }));
  return { menu, active, setActive, handlers };
}

/** The blocks to insert, below the typed '/'. The focus stays in the text. */
export function SlashListbox({
  editor,
  menu,
  active,
  onActive,
}: {
  editor: Editor;
  menu: SlashMenuState;
  active: number;
  onActive: (index: number) => void;
}) {
  const id = useId();
  const { names, place, choose } = menu;
  const anchor = useMemo(() => ({ getBoundingClientRect: place }), [place]);
  const activeId = `${id}-${names[active] ?? ''}`;
  const name = names[active];

  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-autocomplete', 'list');
    dom.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const attribute of ['aria-controls', 'aria-autocomplete', 'aria-activedescendant'])
        dom.removeAttribute(attribute);
    };
  }, [editor, id, activeId]);

  return (
    <>
      <VisuallyHidden role="status">
        {name !== undefined &&
          `${blockChoices[name].label}, ${active + 1} of ${names.length}. ${refusalOf(name, editor.state.doc) ?? 'Enter inserts it, Escape closes the list.'}`}
      </VisuallyHidden>
      <Popper open disablePortal anchorEl={anchor} placement="bottom-start" style={{ zIndex: 1200 }}>
        <Paper elevation={8}>
          <List
            id={id}
            role="listbox"
            aria-label="Insert a block"
            tabIndex={0}
            // Keeps the focus in the text.
            onMouseDown={(event) => event.preventDefault()}
          >
            {names.map((one, index) => {
              const refusal = refusalOf(one, editor.state.doc);
              return (
                <Item
                  key={one}
                  id={`${id}-${one}`}
                  role="option"
                  aria-selected={index === active}
                  aria-disabled={refusal !== null}
                  onMouseMove={() => onActive(index)}
                  onClick={() => choose(one)}
                >
                  <b>{blockChoices[one].label}</b>
                  <span>{refusal ?? blockChoices[one].hint}</span>
                </Item>
              );
            })}
          </List>
        </Paper>
      </Popper>
    </>
  );
}
