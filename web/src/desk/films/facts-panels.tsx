import FormHelperText from '@mui/material/FormHelperText';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { VERDICT_SCALE } from '@first-show/domain/box-office/figures';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import type { ReactNode } from 'react';
import { amountText, plainAmount } from '../lib/parse-amount.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { EditableRows } from '../ui/editable-rows.tsx';
import { Panel } from '../ui/panel.tsx';
import { PictureAddressField } from '../ui/picture-address-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { FieldGrid } from '../ui/stack.ts';
import { SwitchWithHint } from '../ui/switch-with-hint.tsx';
import { factLabels, type FactsValues } from './facts-values.ts';
import type { FactsForm } from './use-facts-form.ts';

const VERDICTS = [['', 'None'] as const, ...VERDICT_SCALE.map(({ verdict, label }) => [verdict, label] as const)];
const CERTIFICATES = 'U, UA 7+, UA 13+, UA 16+, A or S; UA for films before 2024';

type TextName = Exclude<keyof FactsValues, 'credits' | 'releases' | 'trailers' | 'isPublished'>;

const labelOf = (name: TextName): string => factLabels[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

export function TitlesPanel({ form }: { form: FactsForm }) {
  const input = inputsOf(form);
  return (
    <Panel title="The film">
      <FieldGrid>
        {input('title', undefined, { required: true })}
        {input('hindiTitle')}
        {input('originalTitle', 'In its own script, if it is neither English nor Hindi')}
        {input('languages', 'With commas between them, the main one first')}
        {input('genres', 'With commas between them')}
        {input('certificate', CERTIFICATES)}
        {input('runtimeMinutes')}
        {input('aliases', 'One per line: working titles, other spellings', { multiline: true, minRows: 2 })}
        <div data-wide="">
          {input('synopsis', `${form.watch('synopsis').length} / ${FILM_MAX.about}`, { multiline: true, minRows: 3 })}
        </div>
        <div data-wide="">
          <PictureAddressField
            label={labelOf('posterUrl')}
            url={form.watch('posterUrl')}
            input={(hint) => form.field('posterUrl', hint)}
            onChoose={(url) => form.setValue('posterUrl', url, { shouldDirty: true })}
            title={form.watch('title')}
            seed={form.film.slug}
          />
        </div>
        <SwitchWithHint
          label="Published"
          hint="When off, readers find the film nowhere"
          {...form.register('isPublished')}
          checked={form.watch('isPublished')}
        />
      </FieldGrid>
    </Panel>
  );
}

/** Budget, verdict and the end of the run. Collections are entered with the figures. */
export function MoneyPanel({ form }: { form: FactsForm }) {
  const input = inputsOf(form);
  const amount = form.watch('budgetRupees');
  return (
    <Panel title="Budget and verdict">
      <FieldGrid>
        <TextField
          label={labelOf('budgetRupees')}
          placeholder="Not known"
          {...form.field('budgetRupees', amountText(amount), {
            onBlur: () => form.setValue('budgetRupees', plainAmount(form.getValues('budgetRupees'))),
          })}
        />
        {input('budgetSource')}
        <SelectField label="Verdict" options={VERDICTS} {...form.field('verdict')} />
        {input('verdictSource')}
        {input('runEndedOn', 'Without it, a run ends 21 days after its last figure', { type: 'date' })}
      </FieldGrid>
    </Panel>
  );
}

export function TrailersPanel({ form }: { form: FactsForm }) {
  const trailers = form.watch('trailers');
  const error = form.messageAt('trailers');
  const change = (next: FactsValues['trailers']) => form.setList('trailers', next);
  return (
    <Panel title="Trailers">
      <EditableRows
        rows={trailers}
        nameOf={({ title }, index) => title || `trailer ${index + 1}`}
        isOrdered
        onChange={change}
      >
        {(_, index) => (
          <FieldGrid>
            <TextField label="Trailer URL" {...form.field(`trailers.${index}.url`)} />
            <TextField label="Trailer title" {...form.field(`trailers.${index}.title`)} />
          </FieldGrid>
        )}
      </EditableRows>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
      <Button variant="outlined" sx={{ mt: 4 }} onClick={() => change([...trailers, { url: '', title: 'Trailer' }])}>
        Add a trailer
      </Button>
    </Panel>
  );
}

const inputsOf =
  (form: FactsForm) =>
  (name: TextName, hint?: ReactNode, props: TextFieldProps = {}) => (
    <TextField
      label={labelOf(name)}
      slotProps={{ htmlInput: { lang: langOf(form.watch(name)) } }}
      {...props}
      {...form.field(name, hint)}
    />
  );
