import { styled } from '@mui/material/styles';
import { type ReactNode, type RefObject, useId } from 'react';
import { AlertBox } from '../alert-box.tsx';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { QuietButton } from './quiet-button.tsx';

const Fields = styled('form')({ display: 'grid', gap: 20, paddingTop: 4 });

/**
 * A form in a dialog. Closing keeps what was typed: it is there again when the dialog opens, and `onDiscard` gives it up. `problem` says
 * what went wrong with the whole of it.
 */
export function FormDialog({
  title,
  formRef,
  children,
  submitLabel,
  isSending,
  problem,
  isRestored,
  onDiscard,
  onSubmit,
  onClose,
  width,
}: {
  title: string;
  formRef: RefObject<HTMLFormElement | null>;
  children: ReactNode;
  submitLabel: string;
  isSending: boolean;
  problem: string | null;
  isRestored: boolean;
  onDiscard: () => void;
  onSubmit: () => void;
  onClose: () => void;
  width?: number;
}) {
  const id = useId();
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      width={width}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} aria-disabled={isSending}>
            {isSending ? 'Saving…' : submitLabel}
          </Button>
        </>
      }
    >
      <Fields
        id={id}
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {isRestored && (
          <AlertBox>
            This is what you typed last time and did not save.{' '}
            <QuietButton type="button" onClick={onDiscard}>
              Start afresh
            </QuietButton>
          </AlertBox>
        )}
        {children}
        {problem !== null && <AlertBox tone="error">{problem}</AlertBox>}
      </Fields>
    </Dialog>
  );
}
