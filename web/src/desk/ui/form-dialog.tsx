import Alert from '@mui/material/Alert';
import type { DialogProps } from '@mui/material/Dialog';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { useDeskForm } from '../lib/use-desk-form.ts';
import { useUnsavedGuard } from '../lib/use-unsaved-guard.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskDialog, focusFirstField } from './desk-dialog.tsx';
import { QuietButton } from './quiet-button.tsx';
import { FormStack } from './stack.ts';

/** The part of a desk form that `FormDialog` and `SettingsForm` use. */
export type DialogForm = Pick<
  ReturnType<typeof useDeskForm>,
  'problem' | 'isRestored' | 'isSending' | 'isDirty' | 'discard' | 'submit'
>;

type Props = {
  title: string;
  form: DialogForm;
  submitLabel: string;
  /** A button that replaces 'Cancel'. */
  secondary?: ReactNode;
  /** Replaces the form's own `submit`. */
  onSubmit?: DialogForm['submit'];
  onClose: () => void;
  maxWidth?: DialogProps['maxWidth'];
  children: ReactNode;
};

/** A form in a dialog. If the form has a local draft, closing the dialog keeps the draft. */
export function FormDialog({ form, submitLabel, secondary, onSubmit, children, ...dialog }: Props) {
  const id = useId();
  return (
    <DeskDialog
      {...dialog}
      closeLabel={secondary === undefined ? 'Cancel' : undefined}
      actions={
        <>
          {secondary}
          <Button type="submit" form={id} aria-disabled={form.isSending}>
            {form.isSending ? 'Saving…' : submitLabel}
          </Button>
        </>
      }
    >
      {form.isDirty && <UnsavedGuard />}
      <FormStack id={id} noValidate onSubmit={onSubmit ?? form.submit}>
        <RestoredNotice form={form} />
        {children}
        {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
      </FormStack>
    </DeskDialog>
  );
}

/** Mounted only while the form has changes, because the router uses one guard at a time. */
function UnsavedGuard() {
  useUnsavedGuard(true);
  return null;
}

export function RestoredNotice({ form }: { form: Pick<DialogForm, 'isRestored' | 'discard'> }) {
  if (!form.isRestored) return null;
  const startOver = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    form.discard();
    // The notice goes, with the button that has the focus.
    focusFirstField(currentTarget.closest('form'));
  };
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <QuietButton onClick={startOver} style={{ whiteSpace: 'nowrap' }}>
          Start over
        </QuietButton>
      }
    >
      Your unsaved changes from last time have been restored.
    </Alert>
  );
}
