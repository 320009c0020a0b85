import Alert from '@mui/material/Alert';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import {
  changeablePerson,
  type DeskPerson,
  newPerson,
  type PersonChanges,
} from '@first-show/domain/people/person.schema';
import { type ReactNode, useRef, useState } from 'react';
import { personOption } from '../lib/name-search.ts';
import { currentOf } from '../lib/staff-api.ts';
import { type ItemFormProps, useItemForm } from '../lib/use-desk-form.ts';
import { withReason } from '../lib/with-reason.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { PictureAddressField } from '../ui/picture-address-field.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { FieldGrid } from '../ui/stack.ts';
import { SwitchWithHint } from '../ui/switch-with-hint.tsx';

type Values = Record<'name' | 'hindiName' | 'aliases' | 'jobs' | 'born' | 'about' | 'pictureUrl' | 'source', string> & {
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
  source: person.source ?? '',
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
  source: '',
  isPublished: true,
};

const labels: Readonly<Record<string, string>> = {
  hindiName: 'Name in Devanagari',
  aliases: 'Other names',
  pictureUrl: 'Picture URL',
  isPublished: 'Published',
};

/** The form of a person: a new one, or `item`. */
export function PersonForm(props: ItemFormProps<DeskPerson>) {
  const { item, onClose } = props;
  const [namesake, setNamesake] = useState<DeskPerson | null>(null);
  /** The editor confirmed that the new person is not the existing one of that name. */
  const isNamesake = useRef(false);
  const form = useItemForm<Values, PersonChanges & { isNamesake?: boolean }, DeskPerson>({
    ...props,
    path: '/api/people',
    draftKey: 'person',
    initial: item === null ? BLANK : valuesOf(item),
    labels,
    schema: item === null ? newPerson : changeablePerson,
    toInput: ({ aliases, jobs, born, ...rest }) => ({
      ...rest,
      aliases: aliases.split('\n'),
      jobs: jobs.split(','),
      born: born.trim() || null,
      ...(isNamesake.current && { isNamesake: true }),
    }),
    valuesOf,
    summaryOf: ({ name, jobs }) => [name, ...jobs],
    onFailed: async (error): Promise<void> => {
      const existing = currentOf<DeskPerson>(error, 'existing');
      if (existing !== null) return setNamesake(existing);
      showToast({ tone: 'error', title: 'Error', description: withReason('The person was not saved.', error) });
    },
  });
  const createAnyway = async () => {
    isNamesake.current = true;
    await form.submit();
    isNamesake.current = false;
  };
  const text = (name: Exclude<keyof Values, 'isPublished'>, label: string, hint?: ReactNode, more?: TextFieldProps) => (
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
      <FieldGrid>
        {text('name', 'Name', 'In Latin letters', { required: true })}
        {text('hindiName', 'Name in Devanagari')}
        {text('jobs', 'Jobs', 'With commas between them, the main one first: actor, director')}
        {text('born', 'Born', '1984-02-17, 1984-02 or 1984')}
        {text('aliases', 'Other names', 'One per line', { multiline: true, minRows: 2 })}
        {text('source', 'Source', 'Where the facts come from')}
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
      <SwitchWithHint
        label="Published"
        hint="When off, credits show the name without a link"
        {...form.register('isPublished')}
        checked={form.watch('isPublished')}
      />
      {namesake !== null && (
        <Alert
          severity="warning"
          action={<QuietButton onClick={() => void createAnyway()}>Create another</QuietButton>}
        >
          {`There is a person called ${namesake.name}: ${personOption(namesake).note || 'no facts yet'}.`}
        </Alert>
      )}
    </FormDialog>
  );
}
