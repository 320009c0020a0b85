import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../shared/lib/call-api.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { FormProblem, useDeskForm } from '../lib/use-desk-form.ts';
import { useUnsavedGuard } from '../lib/use-unsaved-guard.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { showToast, type Toast } from '../../shared/ui/toast/toast.ts';
import { DiscardButton } from './discard-button.tsx';
import { type DialogForm, RestoredNotice } from './form-dialog.tsx';
import { FormStack, Line } from './stack.ts';
import { Meta } from './text.ts';

/** When and by whom the settings were last saved; `null`: never. */
type Settings = { updatedAt: string | null; updatedBy: string | null };

type Options<Values extends FieldValues, Output extends object, Saved> = Pick<
  Parameters<typeof useDeskForm<Values, Output>>[0],
  'schema' | 'toInput' | 'merge' | 'draftKey' | 'failedText'
> & {
  path: string;
  opened: Saved;
  fieldsOf: (settings: Saved) => Values;
  savedToast: Toast;
  /** Part of the conflict message, after the colleague's name: 'saved the settings'. */
  conflict: string;
  /** Receives the server's version after a save, and after a conflict. */
  onSaved?: (settings: Saved) => void;
};

/**
 * A form of settings that colleagues share, saved with `PUT path`. If a colleague saved first, the
 * form applies this person's changes to the colleague's version and asks the person to save again.
 */
export function useSettingsForm<Values extends FieldValues, Output extends object, Saved extends Settings>(
  options: Options<Values, Output, Saved>,
) {
  const { path, opened, fieldsOf, savedToast, conflict, onSaved, ...rest } = options;
  const [saved, setSaved] = useState(opened);
  const take = (settings: Saved) => {
    setSaved(settings);
    onSaved?.(settings);
    return { values: fieldsOf(settings), revision: settings.updatedAt };
  };
  const send = async (body: Output) => {
    try {
      const answer = await callStaffApi<Saved>(path, { method: 'PUT', body: { ...body, basedOn: saved.updatedAt } });
      showToast(savedToast);
      return take(answer);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const newer = (error.body?.settings ?? error.body?.current) as Saved;
      const { values, revision } = take(newer);
      form.rebase(values, revision);
      throw new FormProblem(
        `${newer.updatedBy ?? 'Someone else'} ${conflict} in the meantime. Your changes have been applied to the newer version. Check them, then save again.`,
      );
    }
  };
  const form = useDeskForm<Values, Output>({ ...rest, initial: fieldsOf(opened), revision: opened.updatedAt, send });
  useUnsavedGuard(form.isDirty);
  return { ...form, saved };
}

type Props = {
  form: DialogForm & { saved: Settings };
  saveLabel: string;
  /** The text that is shown until the first save. */
  neverSaved: string;
  children: ReactNode;
};

/** The fields of shared settings (`children`), buttons, and the time of the last save. */
export function SettingsForm({ form, saveLabel, neverSaved, children }: Props) {
  const { updatedAt, updatedBy } = form.saved;
  return (
    <FormStack noValidate style={{ gap: 24 }} onSubmit={form.submit}>
      <RestoredNotice form={form} />
      {children}
      {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
      <Line>
        <Button type="submit" aria-disabled={form.isSending || !form.isDirty}>
          {form.isSending ? 'Saving…' : saveLabel}
        </Button>
        {form.isDirty && <DiscardButton onDiscard={form.discard}>Discard changes</DiscardButton>}
        <Meta role="status">
          {form.isDirty ? 'Unsaved changes' : updatedAt === null ? neverSaved : `Saved by ${updatedBy} `}
          {!form.isDirty && updatedAt !== null && <RelativeTime iso={updatedAt} />}
        </Meta>
      </Line>
    </FormStack>
  );
}
