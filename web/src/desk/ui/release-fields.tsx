import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { indianDay } from '@first-show/domain/core/dates';
import { releaseKind, type ReleaseKind } from '@first-show/domain/films/film.schema';
import type { MouseEvent, ReactNode } from 'react';
import { dateHint, type ReleaseValues } from '../lib/release-values.ts';
import { focusFirstField } from './desk-dialog.tsx';
import { QuietButton } from './quiet-button.tsx';
import { SelectField } from './select-field.tsx';
import { FieldGrid } from './stack.ts';

export const KIND_NAMES: Record<ReleaseKind, string> = {
  premiere: 'Premiere',
  cinema: 'Cinema',
  're-release': 'Re-release',
  streaming: 'Streaming',
  television: 'Television',
};
const KINDS = releaseKind.options.map((kind) => [kind, KIND_NAMES[kind]] as const);
const isOnPlatform = (kind: ReleaseKind): boolean => kind === 'streaming' || kind === 'television';

type Props = {
  release: ReleaseValues;
  legend: string;
  /** The only release of a film needs no language of its own. */
  isOnly?: boolean;
  field: (part: keyof ReleaseValues, hint?: ReactNode) => TextFieldProps;
  onCheck: (today: string) => void;
};

/** The fields of one release. */
export function ReleaseFields({ release: { kind, date, checkedOn }, legend, isOnly = false, field, onCheck }: Props) {
  const today = indianDay(new Date().toISOString());
  const check = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    onCheck(today);
    // The button goes.
    focusFirstField(currentTarget.parentElement);
  };
  const text = (part: keyof ReleaseValues, label: string) => <TextField label={label} {...field(part)} />;
  return (
    <FieldGrid as="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <legend style={{ padding: 0, marginBottom: 4, fontWeight: 700 }}>{legend}</legend>
      <SelectField label="Kind" options={KINDS} {...field('kind')} />
      <TextField label="Date" {...field('date', dateHint(date))} />
      {isOnPlatform(kind) && text('platform', kind === 'television' ? 'Channel' : 'Platform')}
      {isOnPlatform(kind) && text('url', 'Link')}
      {!isOnly && text('language', 'Language')}
      {text('source', 'Source')}
      {isOnPlatform(kind) && (
        <div>
          <TextField
            label="Checked on"
            type="date"
            {...field('checkedOn', 'The last day on which somebody saw it there')}
          />
          {checkedOn !== today && (
            <QuietButton type="button" onClick={check}>
              Checked today
            </QuietButton>
          )}
        </div>
      )}
    </FieldGrid>
  );
}
