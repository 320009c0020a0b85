import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { BulkArticleAction } from '@first-show/domain/articles/bulk-articles.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { formatCount, formatCountOf } from '@first-show/domain/core/money';
import { TRASH_DAYS } from '@first-show/domain/trash/trash.schema';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { QuietButton } from '../../ui/quiet-button.tsx';
import { verbs } from './bulk-texts.ts';

const Bar = styled('div')({
  position: 'sticky',
  zIndex: 3,
  top: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 18px',
  padding: '2px 12px',
  border: '1.5px solid var(--fs-palette-edge)',
  borderRadius: 4,
  backgroundColor: 'var(--fs-palette-background-paper)',
  '& [role="status"]': { fontWeight: 700 },
  // On a phone, a second line would cover the cards.
  '@media (max-width:799px)': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    whiteSpace: 'nowrap',
    '& > *': { flex: 'none' },
  },
});

const actions = ['publish', 'unpublish', 'feature', 'unfeature', 'enhance'] as const;

type Props = {
  count: number;
  categories: readonly Category[];
  onAction: (action: BulkArticleAction, categoryId?: string) => void;
  onClear: () => void;
};

export function SelectionBar({ count, categories, onAction, onClear }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <Bar role="group" aria-label="Selected articles">
      <span role="status">{formatCount(count)} selected</span>
      {actions.map((action) => (
        <QuietButton key={action} onClick={() => onAction(action)}>
          {verbs[action].label}
        </QuietButton>
      ))}
      <QuietButton onClick={() => setAsking(true)}>{verbs.delete.label}</QuietButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${formatCountOf(count, 'article')}?`}
        text={`They can be restored from the trash for ${TRASH_DAYS.article} days.`}
        confirmLabel={verbs.delete.label}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onAction('delete');
        }}
        onClose={() => setAsking(false)}
      />
      <QuietButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {verbs.move.label}
      </QuietButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        {categories.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => onAction('move', id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <QuietButton onClick={onClear}>Clear selection</QuietButton>
    </Bar>
  );
}
