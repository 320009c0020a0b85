import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSaveKey } from '../lib/use-save-key.ts';
import { useUnsavedGuard } from '../lib/use-unsaved-guard.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Line } from './stack.ts';

/** Leaves room for the sticky bar below when a focused field scrolls into view. */
const Form = styled('form')({ '& input, & select, & textarea, & button': { scrollMarginBlock: '16px 110px' } });
const barSx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  justifyContent: 'end',
  gap: '8px 12px',
  p: '12px 16px',
  mt: 6,
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'edge',
  '& > span': { mr: 'auto', fontWeight: 600 },
  '& > button': { px: { xs: 4, sm: 6 } },
};

type Props = {
  form: { isDirty: boolean; isSending: boolean; problem: string | null };
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
};

/** The form of a whole page, with a bar that saves it. Asks before the page is left unsaved. */
export function SavedForm({ form: { isDirty, isSending, problem }, onSave, onDiscard, children }: Props) {
  useUnsavedGuard(isDirty);
  useSaveKey(onSave);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      {problem !== null && (
        <Alert severity="error" sx={{ mt: 8 }}>
          {problem}
        </Alert>
      )}
      <Line sx={barSx}>
        <span role="status">{isSending ? 'Saving…' : isDirty ? 'Unsaved changes' : 'All changes saved'}</span>
        {isDirty && (
          <Button variant="outlined" onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Button type="submit" aria-disabled={!isDirty || isSending} aria-keyshortcuts="Control+S">
          Save
        </Button>
      </Line>
    </Form>
  );
}
