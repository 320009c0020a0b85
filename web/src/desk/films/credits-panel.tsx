import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { AwayLink } from '../ui/away-link.tsx';
import { CellNote } from '../ui/desk-table.tsx';
import { EditableRows } from '../ui/editable-rows.tsx';
import { Panel } from '../ui/panel.tsx';
import { Stack } from '../ui/stack.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { AddCredit, jobListProps } from './add-credit.tsx';
import { ACTOR, type CreditValues, withCredit } from './facts-values.ts';
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
  const text = (index: number, part: 'name' | 'job' | 'character', label: string) => (
    <TextField
      size="small"
      placeholder={label}
      slotProps={{
        htmlInput: {
          'aria-label': `${label} of credit ${index + 1}`,
          lang: langOf(credits[index]?.[part] ?? ''),
          ...(part === 'job' && jobListProps),
        },
      }}
      {...form.field(`credits.${index}.${part}`, part === 'name' && <PersonNote credit={credits[index]} />)}
    />
  );
  const error = form.messageAt('credits');
  return (
    <Panel title="Credits">
      <EditableRows rows={credits} nameOf={({ name }) => name} isOrdered onChange={change}>
        {({ job, isLead }, index) => (
          <Stack sx={rowSx}>
            {text(index, 'name', 'Name')}
            {text(index, 'job', 'Job')}
            {text(index, 'character', 'Character')}
            {job.trim().toLowerCase() === ACTOR && (
              <FormControlLabel
                label="Lead"
                control={<Checkbox {...form.register(`credits.${index}.isLead`)} checked={isLead} />}
              />
            )}
          </Stack>
        )}
      </EditableRows>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      <AddCredit onAdd={(added) => change(withCredit(form.getValues('credits'), added))} />
    </Panel>
  );
}

/** Whether readers can follow the credit to a person. */
function PersonNote({ credit }: { credit: CreditValues | undefined }) {
  if (credit === undefined || credit.personId === null) return <CellNote as="span">Text without a page</CellNote>;
  return (
    <CellNote as="span">
      {credit.personSlug === null && 'Not published. '}
      <AwayLink href={deskPaths.person(credit.personId)}>Edit person</AwayLink>
    </CellNote>
  );
}
