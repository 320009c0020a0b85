import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { formatIndianDate, formatMonth, indianDay } from '@first-show/domain/core/dates';
import { partialDateField } from '@first-show/domain/core/fact-fields';
import { releaseKind, type ReleaseKind } from '@first-show/domain/films/film.schema';
import { precisionOf } from '@first-show/domain/films/releases';
import { Button } from '../../shared/ui/controls/button.tsx';
import { EditableRows } from '../ui/editable-rows.tsx';
import { Panel } from '../ui/panel.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { FieldGrid } from '../ui/stack.ts';
import { nextRelease, type ReleaseValues } from './facts-values.ts';
import type { FactsForm } from './use-facts-form.ts';

const KIND_NAMES: Record<ReleaseKind, string> = {
  premiere: 'Premiere',
  cinema: 'Cinema',
  're-release': 'Re-release',
  streaming: 'Streaming',
  television: 'Television',
};
const KINDS = releaseKind.options.map((kind) => [kind, KIND_NAMES[kind]] as const);
const isOnPlatform = (kind: ReleaseKind): boolean => kind === 'streaming' || kind === 'television';

/** What a typed date says, or how to type one. */
export function dateHint(text: string): string {
  const date = text.trim();
  if (date === '') return 'Empty: to be announced';
  if (!partialDateField.safeParse(date).success) return '2026-12-25, 2026-12 or 2026';
  const precision = precisionOf(date);
  return precision === 'day' ? formatIndianDate(date) : precision === 'month' ? formatMonth(date) : `In ${date}`;
}

const nameOf = ({ kind, platform, date }: ReleaseValues): string =>
  [KIND_NAMES[kind], platform, date].filter((part) => part !== '').join(' ');

/** When and where the film is released. The server sorts the releases by date. */
export function ReleasesPanel({ form }: { form: FactsForm }) {
  const releases = form.watch('releases');
  const change = (next: ReleaseValues[]) => form.setList('releases', next);
  const text = (index: number, part: 'platform' | 'url' | 'language' | 'source', label: string) => (
    <TextField label={label} {...form.field(`releases.${index}.${part}`)} />
  );
  const error = form.messageAt('releases');
  return (
    <Panel title="Releases">
      <EditableRows rows={releases} nameOf={nameOf} onChange={change}>
        {({ kind, date, checkedOn }, index) => (
          <FieldGrid as="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
            <legend style={{ padding: 0, marginBottom: 4, fontWeight: 700 }}>{`Release ${index + 1}`}</legend>
            <SelectField label="Kind" options={KINDS} {...form.field(`releases.${index}.kind`)} />
            <TextField label="Date" {...form.field(`releases.${index}.date`, dateHint(date))} />
            {isOnPlatform(kind) && text(index, 'platform', kind === 'television' ? 'Channel' : 'Platform')}
            {isOnPlatform(kind) && text(index, 'url', 'Link')}
            {text(index, 'language', 'Language')}
            {text(index, 'source', 'Source')}
            {isOnPlatform(kind) && (
              <div>
                <TextField
                  label="Checked on"
                  type="date"
                  {...form.field(`releases.${index}.checkedOn`, 'The last day on which somebody saw it there')}
                />
                <CheckedToday
                  value={checkedOn}
                  onCheck={(today) => form.setValue(`releases.${index}.checkedOn`, today, { shouldDirty: true })}
                />
              </div>
            )}
          </FieldGrid>
        )}
      </EditableRows>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      <Button variant="outlined" sx={{ mt: 4 }} onClick={() => change([...releases, nextRelease(releases)])}>
        Add a release
      </Button>
    </Panel>
  );
}

function CheckedToday({ value, onCheck }: { value: string; onCheck: (today: string) => void }) {
  const today = indianDay(new Date().toISOString());
  if (value === today) return null;
  return (
    <QuietButton type="button" onClick={() => onCheck(today)}>
      Checked today
    </QuietButton>
  );
}
