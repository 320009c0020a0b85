import Alert from '@mui/material/Alert';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import {
  changeablePerson,
  type DeskPerson,
  newPerson,
  PERSON_FACTS,
  type PersonChanges,
} from '@first-show/domain/people/person.schema';
import { type ReactNode, useState } from 'react';
import { NAME_CLASSES } from '../lib/name-classes.ts';
import { personOption } from '../lib/name-search.ts';
import { type SourceValues, sourceValues } from '../lib/source-values.ts';
import { type ItemFormProps, useItemForm } from '../lib/use-desk-form.ts';
import { useNamesake } from '../lib/use-namesake.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { PictureAddressField } from '../ui/picture-address-field.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SourceFields } from '../ui/source-fields.tsx';
import { FieldGrid } from '../ui/stack.ts';
import { SwitchWithHint } from '../ui/switch-with-hint.tsx';
import { PersonWikidata, type ProposedField } from './person-wikidata.tsx';

type Values = Record<
  'name' | 'hindiName' | 'aliases' | 'jobs' | 'born' | 'about' | 'pictureUrl' | 'links' | 'source' | 'nameClass',
  string
> & {
  sources: SourceValues<(typeof PERSON_FACTS)[number]>;
  isPublished: boolean;
};

const valuesOf = (person: DeskPerson): Values => ({
  name: person.name,
  hindiName: person.hindiName ?? '',
  aliases: person.aliases.join('\n'),
  jobs: person.jobs.join(', '),
  born: person.born ?? '',
  about: person.about ?? '',
  pictureUrl: person.pictureUrl ?? '',
  links: person.links.join('\n'),
  source: person.source ?? '',
  sources: sourceValues(PERSON_FACTS, person.sources),
  nameClass: person.nameClass ?? '',
  isPublished: person.isPublished,
});
const BLANK: Values = {
  name: '',
  hindiName: '',
  aliases: '',
  jobs: '',
  born: '',
  about: '',
  pictureUrl: '',
  links: '',
  source: '',
  sources: sourceValues(PERSON_FACTS, {}),
  nameClass: '',
  isPublished: true,
};

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  hindiName: 'Name in Devanagari',
  aliases: 'Other names',
  jobs: 'Jobs',
  born: 'Born',
  about: 'About',
  links: 'Links',
  pictureUrl: 'Picture URL',
  nameClass: 'Name in stories',
  isPublished: 'Published',
};

/** The form of a person: a new one, or `item`. */
export function PersonForm(props: ItemFormProps<DeskPerson>) {
  const { item, onClose } = props;
  const [isImporting, setImporting] = useState(false);
  const namesake = useNamesake<DeskPerson>('The person was not saved.');
  const form = useItemForm<Values, PersonChanges & { isNamesake?: boolean }, DeskPerson>({
    ...props,
    path: '/api/people',
    draftKey: 'person',
    initial: item === null ? BLANK : valuesOf(item),
    labels,
    schema: item === null ? newPerson : changeablePerson,
    toInput: ({ aliases, jobs, links, born, nameClass, ...rest }) => ({
      ...rest,
      aliases: aliases.split('\n'),
      jobs: jobs.split(','),
      links: links.split('\n'),
      born: born.trim() || null,
      nameClass: nameClass || null,
      ...(namesake.isConfirmed.current && { isNamesake: true }),
    }),
    valuesOf,
    summaryOf: ({ name, jobs }) => [name, ...jobs],
    onFailed: namesake.onFailed,
  });
  const acceptFact = (field: ProposedField, value: string, source: string) => {
    form.setValue(field, value, { shouldDirty: true });
    const fact = PERSON_FACTS.find((one) => one === field);
    if (fact !== undefined) form.setValue(`sources.${fact}`, source, { shouldDirty: true });
  };
  const values = form.watch();
  const text = (
    name: Exclude<keyof Values, 'isPublished' | 'sources'>,
    label: string,
    hint?: ReactNode,
    more?: TextFieldProps,
  ) => (
    <TextField
      label={label}
      slotProps={{ htmlInput: { lang: langOf(form.watch(name)) } }}
      {...more}
      {...form.field(name, hint)}
    />
  );
  return (
    <FormDialog
      title={item === null ? 'New person' : 'Edit person'}
      maxWidth="md"
      form={form}
      submitLabel={item === null ? 'Create person' : 'Save changes'}
      onClose={onClose}
    >
      {item !== null && (
        <Button type="button" variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setImporting(true)}>
          From Wikidata
        </Button>
      )}
      <FieldGrid>
        {text('name', 'Name', 'In Latin letters', { required: true })}
        {text('hindiName', 'Name in Devanagari')}
        {text('jobs', 'Jobs', 'With commas between them, the main one first: actor, director')}
        {text('born', 'Born', '1984-02-17, 1984-02 or 1984')}
        {text('aliases', 'Other names', 'One per line', { multiline: true, minRows: 2 })}
        {text('links', 'Links', 'One per line: https://…, or an IMDb id', { multiline: true, minRows: 2 })}
        {text('source', 'Source', 'Where the facts come from')}
        <SelectField label="Name in stories" options={NAME_CLASSES} {...form.field('nameClass')} />
        <div data-wide="">{text('about', 'About', 'One paragraph', { multiline: true, minRows: 3 })}</div>
        <div data-wide="">
          <PictureAddressField
            label="Picture URL"
            url={form.watch('pictureUrl')}
            input={(hint) => form.field('pictureUrl', hint)}
            onChoose={(url) => form.setValue('pictureUrl', url, { shouldDirty: true })}
            title={form.watch('name')}
            seed={item?.slug ?? 'person'}
          />
        </div>
      </FieldGrid>
      <SourceFields
        facts={PERSON_FACTS.filter((fact) => values[fact].trim() !== '')}
        labelOf={(fact) => labels[fact] ?? fact}
        sources={values.sources}
        input={(fact) => form.field(`sources.${fact}`)}
      />
      <SwitchWithHint
        label="Published"
        hint="When off, credits show the name without a link"
        {...form.register('isPublished')}
        checked={form.watch('isPublished')}
      />
      {namesake.existing !== null && (
        <Alert
          severity="warning"
          action={<QuietButton onClick={() => void namesake.createAnyway(form.submit)}>Create another</QuietButton>}
        >
          {`There is a person called ${namesake.existing.name}: ${personOption(namesake.existing).note || 'no facts yet'}.`}
        </Alert>
      )}
      {item !== null && isImporting && (
        <PersonWikidata
          person={item}
          labelOf={(field) => labels[field] ?? field}
          valuesOf={valuesOf}
          current={values}
          onAccept={acceptFact}
          onClose={() => setImporting(false)}
        />
      )}
    </FormDialog>
  );
}
