import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { Editor } from '@tiptap/react';
import { blockChoices, blockNames, type BlockName, refusalOf } from './story-blocks.ts';

const Words = styled('span')({
  display: 'grid',
  lineHeight: 1.35,
  '& > span': { fontSize: '.875rem', color: 'var(--fs-palette-text-secondary)' },
});

/** The blocks to insert, below the toolbar's button. */
export function InsertMenu({
  editor,
  anchor,
  onChoose,
  onClose,
}: {
  editor: Editor;
  anchor: HTMLElement | null;
  onChoose: (name: BlockName) => void;
  onClose: () => void;
}) {
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Insert a block' } }}
    >
      {blockNames.map((name) => {
        const refusal = refusalOf(name, editor.state.doc);
        return (
          <MenuItem
            key={name}
            aria-disabled={refusal !== null}
            onClick={() => {
              if (refusal !== null) return;
              onClose();
              onChoose(name);
            }}
          >
            <Words>
              {blockChoices[name].label}
              <span>{refusal ?? blockChoices[name].hint}</span>
            </Words>
          </MenuItem>
        );
      })}
    </Menu>
  );
}
