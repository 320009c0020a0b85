import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { leaveRoom } from '../ui/leave-room.ts';
import { useFieldValue } from './fields/article-field.tsx';
import { actionLabels, actionsFor, quickAction, type SaveAction } from './save-actions.ts';
import type { ArticleEditing } from './use-article-form.ts';

const Bar = styled('div')({
  position: 'sticky',
  zIndex: 4,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: 24,
  padding: '12px 16px',
  backgroundColor: 'var(--fs-palette-raised)',
  borderTop: '1.5px solid var(--fs-palette-edge)',
  '& > button': { minHeight: 44, padding: '0 18px' },
  '@media (max-width:1199px)': { position: 'fixed', insetInline: 0, margin: 0 },
  '@media (max-width:599px)': { '& > button': { flex: '1 1 auto' } },
});
const Status = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  flex: '1 1 140px',
  color: 'var(--fs-palette-text-secondary)',
  '&[data-bad]': { color: 'var(--fs-palette-error-main)', fontWeight: 600 },
}));

/** The save buttons, 'Discard changes', and the status of the unsaved work. */
export function SaveBar({ editing, onSave }: { editing: ArticleEditing; onSave: (action: SaveAction) => void }) {
  const { article, keptStatus, unsaved, busy, form } = editing;
  const [isDiscarding, setDiscarding] = useState(false);
  const wishes = { isPublished: useFieldValue('isPublished'), scheduledFor: useFieldValue('scheduledFor') };
  const state = article?.status ?? 'new';
  const quick = quickAction(state, wishes);
  return (
    <Bar ref={leaveRoom} role="group" aria-label="Saving">
      <Status role="status" data-bad={keptStatus.isBad ? '' : undefined}>
        {keptStatus.text}
      </Status>
      {unsaved.length > 0 && (
        <Button variant="outlined" aria-disabled={busy !== null} onClick={() => busy === null && setDiscarding(true)}>
          Discard changes
        </Button>
      )}
      {actionsFor(state, wishes)
        .map((action, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'contained' : 'outlined'}
            aria-disabled={busy !== null}
            aria-keyshortcuts={action === quick ? 'Control+S' : undefined}
            onClick={() => busy === null && onSave(action)}
          >
            {busy === action ? 'Saving…' : actionLabels[action]}
          </Button>
        ))
        .reverse()}
      <ConfirmDialog
        isOpen={isDiscarding && busy === null}
        title="Discard your changes?"
        text="Your changes since the last save will be lost."
        confirmLabel="Discard changes"
        tone="danger"
        onConfirm={() => {
          setDiscarding(false);
          form.discard();
        }}
        onClose={() => setDiscarding(false)}
      />
    </Bar>
  );
}
