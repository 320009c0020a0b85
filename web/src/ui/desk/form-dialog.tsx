import Alert from '@mui/material/Alert';
import type { DialogProps } from '@mui/material/Dialog';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useUnsavedGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { Button } from '../controls/button.tsx';
import { DeskDialog } from './desk-dialog.tsx';
import { QuietButton } from './quiet-button.tsx';
import { FormStack } from './stack.ts';

/** The values of `useDeskForm` that the frames of forms need. */
export type DialogForm = {
  problem: string | null;
  isRestored: boolean;
  isSending: boolean;
  isDirty: boolean;
  discard: () => void;
  submit: (event: SyntheticEvent) => Promise<void>;
};

/**
 * A form in a dialog. Closing keeps the local draft for the next time. `secondary`: a button in
 * place of 'Cancel'.
 */
export function FormDialog({
  title,
  form,
  submitLabel,
  secondary,
  onSubmit = form.submit,
  onClose,
  maxWidth,
  children,
}: {
  title: string;
  form: DialogForm;
  submitLabel: string;
  secondary?: ReactNode;
  onSubmit?: (event: SyntheticEvent) => Promise<void>;
  onClose: () => void;
  maxWidth?: DialogProps['maxWidth'];
  children: ReactNode;
}) {
  const id = useId();
  return (
    <DeskDialog
      title={title}
      onClose={onClose}
      maxWidth={maxWidth}
      actions={
        <>
          {secondary ?? (
            <Button variant="outlined" onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={id} aria-disabled={form.isSending}>
            {form.isSending ? 'Saving…' : submitLabel}
          </Button>
        </>
      }
    >
      {form.isDirty && <UnsavedGuard />}
      <FormStack id={id} noValidate onSubmit={(event) => void onSubmit(event)}>
        <RestoredNotice form={form} />
        {children}
        {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
      </FormStack>
    </DeskDialog>
  );
}

/** The router has one guard at a time, so an unchanged form leaves it to the page's own form. */
function UnsavedGuard() {
  useUnsavedGuard(true);
  return null;
}

export function RestoredNotice({ form }: { form: Pick<DialogForm, 'isRestored' | 'discard'> }) {
  if (!form.isRestored) return null;
  return (
    <Alert severity="info" role="status" action={<QuietButton onClick={form.discard}>Start over</QuietButton>}>
      Your unsaved changes from last time have been restored.
    </Alert>
  );
}
