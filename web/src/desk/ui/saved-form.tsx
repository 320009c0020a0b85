import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import { useSaveKey } from '../lib/use-save-key.ts';
import { useUnsavedGuard } from '../lib/use-unsaved-guard.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DiscardButton } from './discard-button.tsx';
import { leaveRoom } from './leave-room.ts';
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
  form: { isDirty: boolean; isSending: boolean; problem: string | null; formState: { errors: object } };
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
};

/** The form of a whole page, with a bar that saves it. Asks before the page is left unsaved. */
export function SavedForm({ form: { isDirty, isSending, formState, ...form }, onSave, onDiscard, children }: Props) {
  const problem = form.problem ?? listErrorIn(formState.errors);
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
      <Line ref={leaveRoom} sx={barSx}>
        {/* In the bar, because the end of a long form is out of sight. */}
        {problem !== null && (
          <Alert severity="error" sx={{ flexBasis: '100%' }}>
            {problem}
          </Alert>
        )}
        <span role="status">{isSending ? 'Saving…' : isDirty ? 'Unsaved changes' : 'All changes saved'}</span>
        {isDirty && <DiscardButton onDiscard={onDiscard}>Discard</DiscardButton>}
        <Button type="submit" aria-disabled={!isDirty || isSending} aria-keyshortcuts="Control+S">
          Save
        </Button>
      </Line>
    </Form>
  );
}

/** The error of a list of rows. It has no field that could get the focus. */
function listErrorIn(errors: object): string | null {
  const messages = Object.values(errors as Record<string, Partial<FieldError>>).map(
    ({ root, ref, message }) => root?.message ?? (ref === undefined ? message : undefined),
  );
  return messages.find((message) => typeof message === 'string') ?? null;
}
