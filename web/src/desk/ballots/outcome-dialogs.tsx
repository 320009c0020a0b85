import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { newEnd, newSettlement, type AdminPrediction } from '@first-show/domain/ballots/ballot-desk.schema';
import { isoOfIndianInput } from '../lib/india-time.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { type ItemFormProps, useDeskForm } from '../lib/use-desk-form.ts';
import { BallotOptions } from '../../site/ballots/ballot-options.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';

/** `option` is the option's text: its index can change if a colleague edits the options. */
type Values = { option: string; source: string };
const blank: Values = { option: '', source: '' };

type Props = ItemFormProps<AdminPrediction> & { item: AdminPrediction };

const post = ({ id }: AdminPrediction, action: string, body: object): Promise<AdminPrediction> =>
  callStaffApi(`/api/admin/predictions/${id}/${action}`, { method: 'POST', body });

/** Settles a prediction: asks for the outcome and a source. Readers see both. */
export function SettleDialog({ item: opened, onSaved, onChanged, onClose }: Props) {
  const [prediction, setPrediction] = useState(opened);
  const form = useDeskForm<Values, { optionIndex: number; source: string }, AdminPrediction>({
    initial: blank,
    schema: newSettlement,
    draftKey: `settle:${prediction.id}`,
    revision: prediction.revision,
    toInput: ({ option, source }) => ({ optionIndex: prediction.options.indexOf(option), source }),
    shared: {
      item: opened,
      valuesOf: () => blank,
      summaryOf: ({ title, options }) => [title, ...options],
      onChanged: (current) => {
        onChanged(current);
        setPrediction(current);
      },
    },
    send: async (body) => onSaved(await post(prediction, 'settle', { ...body, revision: prediction.revision })),
    onSent: onClose,
  });
  const selected = prediction.options.indexOf(form.watch('option'));
  const problem = form.problem ?? (selected === -1 ? form.messageAt('optionIndex') : null) ?? null;
  return (
    <FormDialog title="Settle prediction" form={{ ...form, problem }} submitLabel="Settle" onClose={onClose}>
      <p>
        <strong>{prediction.title}</strong>
        <br />
        What was the outcome? {prediction.closed ? 'You can undo this.' : 'Settling closes it now. You can undo this.'}
      </p>
      <BallotOptions
        key={form.isRestored ? 'restored' : 'fresh'}
        name="optionIndex"
        legend="Outcome"
        options={prediction.options}
        selected={selected}
        isDisabled={false}
        onSelect={(index) => form.setValue('option', prediction.options[index] ?? '', { shouldDirty: true })}
      />
      <TextField label="Source" required {...form.field('source', 'A name, or the URL of a page. Readers see it.')} />
    </FormDialog>
  );
}

/** Reopens a closed prediction: asks for a new end date. */
export function ReopenDialog({ item: prediction, onSaved, onClose }: Props) {
  const form = useDeskForm<{ endsAt: string }, { endsAt: string }>({
    initial: { endsAt: '' },
    schema: newEnd,
    draftKey: `reopen:${prediction.id}`,
    revision: prediction.revision,
    toInput: ({ endsAt }) => ({ endsAt: isoOfIndianInput(endsAt) ?? '' }),
    send: async (body) => onSaved(await post(prediction, 'reopen', body)),
    onSent: onClose,
  });
  return (
    <FormDialog title="Reopen prediction" form={form} submitLabel="Reopen" onClose={onClose}>
      <strong>{prediction.title}</strong>
      <TextField label="Ends (India time)" type="datetime-local" required {...form.field('endsAt')} />
    </FormDialog>
  );
}
