import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { JOBS } from '@first-show/domain/films/jobs';
import { memo } from 'react';
import { isSame } from '../lib/form-draft.ts';
import { AwayLink } from '../ui/away-link.tsx';
import { CellNote } from '../ui/desk-table.tsx';
import { EditableRows } from '../ui/editable-rows.tsx';
import { Panel } from '../ui/panel.tsx';
import { Stack } from '../ui/stack.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { AddCredit, jobListProps } from './add-credit.tsx';
import { type CreditValues, mayPlay, withCredit } from './facts-values.ts';
import type { FactsForm } from './use-facts-form.ts';

const rowSx = {
  gap: '4px 12px',
  alignItems: 'start',
  '@media (min-width:600px)': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.2fr) 92px' },
};

/** Who made the film, in the order of its page. */
export function CreditsPanel({ form }: { form: FactsForm }) {
  const credits = form.watch('credits');
  const change = (next: CreditValues[]) => form.setList('credits', next);
  return (
    <Panel title="Credits">
      <EditableRows
        rows={credits}
        nameOf={({ name }) => name}
        isOrdered
        onChange={change}
        error={form.messageAt('credits')}
      >
        {(credit, index) => (
          <CreditRow form={form} credit={credit} index={index} errors={form.formState.errors.credits?.[index]} />
        )}
      </EditableRows>
      <AddCredit onAdd={(added) => change(withCredit(form.getValues('credits'), added))} />
    </Panel>
  );
}

type RowProps = { form: FactsForm; credit: CreditValues; index: number; errors: object | undefined };

/** Renders only after its own changes, or typing would be slow in a form of a hundred credits. */
const CreditRow = memo(
  function CreditRow({ form, credit, index }: RowProps) {
    const text = (part: 'name' | 'job' | 'character', label: string) => (
      <TextField
        size="small"
        placeholder={label}
        slotProps={{
          htmlInput: {
            'aria-label': `${label} of credit ${index + 1}`,
            lang: langOf(credit[part]),
            ...(part === 'job' && jobListProps),
          },
        }}
        {...form.field(`credits.${index}.${part}`, part === 'name' && <PersonNote credit={credit} />)}
      />
    );
    return (
      <Stack sx={rowSx}>
        {text('name', 'Name')}
        {text('job', 'Job')}
        {(mayPlay(credit.job) || credit.character !== '') && text('character', 'Character')}
        {credit.job.trim().toLowerCase() === JOBS.cast && (
          <FormControlLabel
            label="Lead"
            control={<Checkbox {...form.register(`credits.${index}.isLead`)} checked={credit.isLead} />}
          />
        )}
      </Stack>
    );
  },
  (before, after) =>
    before.index === after.index && before.errors === after.errors && isSame(before.credit, after.credit),
);

/** Whether readers can follow the credit to a person. */
function PersonNote({ credit }: { credit: CreditValues }) {
  if (credit.personId === null) return <CellNote as="span">Text without a page</CellNote>;
  return (
    <CellNote as="span">
      {credit.personSlug === null && 'Not published. '}
      <AwayLink href={deskPaths.person(credit.personId)}>Edit person</AwayLink>
    </CellNote>
  );
}
