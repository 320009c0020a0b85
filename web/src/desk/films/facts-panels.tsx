import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import { FILM_FACTS } from '@first-show/domain/films/film.schema';
import type { ReactNode } from 'react';
import { amountText, plainAmount } from '../lib/parse-amount.ts';
import { VERDICTS } from '../lib/verdicts.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { EditableRows } from '../ui/editable-rows.tsx';
import { Panel } from '../ui/panel.tsx';
import { PictureAddressField } from '../ui/picture-address-field.tsx';
import { NAME_CLASSES } from '../lib/name-classes.ts';
import { SelectField } from '../ui/select-field.tsx';
import { SourceFields } from '../ui/source-fields.tsx';
import { FieldGrid } from '../ui/stack.ts';
import { SwitchWithHint } from '../ui/switch-with-hint.tsx';
import { factLabel, type FactsValues } from './facts-values.ts';
import type { FactsForm } from './use-facts-form.ts';

const CERTIFICATES = 'U, UA 7+, UA 13+, UA 16+, A or S; UA for films before 2024';

type TextName = Exclude<keyof FactsValues, 'credits' | 'releases' | 'trailers' | 'stills' | 'sources' | 'isPublished'>;

export function TitlesPanel({ form }: { form: FactsForm }) {
  const input = inputsOf(form);
  const values = form.watch();
  return (
    <Panel title="The film">
      <FieldGrid>
        {input('title', undefined, { required: true })}
        {input('hindiTitle')}
        {input('originalTitle', 'In its own script; of a Hindi film, the Hindi title')}
        {input('languages', 'With commas between them, the main one first')}
        {input('genres', 'With commas between them')}
        {input('certificate', CERTIFICATES)}
        {input('runtimeMinutes')}
        {input('aliases', 'One per line: working titles, other spellings', { multiline: true, minRows: 2 })}
        <SelectField label={factLabel('nameClass')} options={NAME_CLASSES} {...form.field('nameClass')} />
        <div data-wide="">
          {input('synopsis', `${form.watch('synopsis').length} / ${FILM_MAX.about}`, { multiline: true, minRows: 3 })}
        </div>
        <div data-wide="">
          <PictureAddressField
            label={factLabel('posterUrl')}
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
        <div data-wide="">
          <SourceFields
            facts={FILM_FACTS.filter((fact) => values[fact].length > 0)}
            labelOf={factLabel}
            sources={values.sources}
            input={(fact) => form.field(`sources.${fact}`)}
          />
        </div>
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
          label={factLabel('budgetRupees')}
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
  return (
    <Panel title="Trailers">
      <EditableRows
        rows={trailers}
        nameOf={({ title }, index) => title || `trailer ${index + 1}`}
        isOrdered
        onChange={(next) => form.setList('trailers', next)}
        error={form.messageAt('trailers')}
        add={{ label: 'Add a trailer', newRow: () => ({ url: '', title: 'Trailer' }) }}
      >
        {(_, index) => (
          <FieldGrid>
            <TextField label="Trailer URL" {...form.field(`trailers.${index}.url`)} />
            <TextField label="Trailer title" {...form.field(`trailers.${index}.title`)} />
          </FieldGrid>
        )}
      </EditableRows>
    </Panel>
  );
}

const inputsOf =
  (form: FactsForm) =>
  (name: TextName, hint?: ReactNode, props: TextFieldProps = {}) => (
    <TextField
      label={factLabel(name)}
      slotProps={{ htmlInput: { lang: langOf(form.watch(name)) } }}
      {...props}
      {...form.field(name, hint)}
    />
  );
