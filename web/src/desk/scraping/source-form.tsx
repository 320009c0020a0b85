import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { newSource, type NewSource, type Source, sourceKind } from '@first-show/domain/scraping/source.schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../shared/lib/call-api.ts';
import { categoriesQuery } from '../lib/queries.ts';
import { type ItemFormProps, useItemForm } from '../lib/use-desk-form.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { FieldGrid } from '../ui/stack.ts';
import { SelectField } from '../ui/select-field.tsx';
import { SwitchWithHint } from '../ui/switch-with-hint.tsx';
import { intervalText, kindNames } from './scraping-labels.ts';
import { previewSource, PreviewView } from './source-preview.tsx';
import { inputOf, intervalChoices, previewKey, type SourceValues, valuesOf } from './source-values.ts';

type Selector = { name: keyof SourceValues['selectors']; label: string; hint: string; isRequired?: true };
const SELECTORS: readonly Selector[] = [
  { name: 'item', label: 'Each story', hint: 'For example article.card', isRequired: true },
  { name: 'title', label: 'Headline', hint: 'Inside a story; :self is the story itself', isRequired: true },
  { name: 'link', label: 'Link', hint: 'An element with an href', isRequired: true },
  { name: 'summary', label: 'Summary', hint: 'Optional' },
  { name: 'date', label: 'Date', hint: 'An element with a datetime attribute, or a date as text' },
  { name: 'picture', label: 'Picture', hint: 'Optional' },
  { name: 'author', label: 'Author', hint: 'Optional' },
];
const SWITCHES = [
  { name: 'isActive', label: 'Active', hint: 'Included in runs' },
  { name: 'isTrusted', label: 'Trusted to publish', hint: 'When off, its stories become drafts' },
  {
    name: 'isPictureLicensed',
    label: 'Licensed for pictures',
    hint: 'When on, its pictures are copied and credited to it; when off, its stories have none',
  },
] as const;

const KINDS = sourceKind.options.map((kind) => [kind, kindNames[kind]] as const);
const LANGUAGES = [
  ['en', 'English'],
  ['hi', 'Hindi'],
] as const;

/** Labels by path, for the message about fields that both the editor and a colleague changed. */
const labels: Record<string, string> = {
  url: 'URL',
  categoryId: 'Category',
  intervalMinutes: 'Read at most once every',
  maxItems: 'Max stories per run',
  ...Object.fromEntries(SWITCHES.map(({ name, label }) => [name, label])),
  ...Object.fromEntries(SELECTORS.map(({ name, label }) => [`selectors.${name}`, label])),
};

/** `source`: the source in the form; `null`: a new source. `draft`: key of the local draft. */
export type EditedSource = { draft: string; values: SourceValues; source: Source | null };

/** The form of a source. A new source must be previewed before it can be added. */
export function SourceForm({ edited, ...props }: Omit<ItemFormProps<Source>, 'item'> & { edited: EditedSource }) {
  const isNew = edited.source === null;
  const form = useItemForm<SourceValues, NewSource, Source>({
    ...props,
    item: edited.source,
    path: '/api/admin/sources',
    draftKey: edited.draft,
    initial: edited.values,
    schema: newSource,
    toInput: inputOf,
    labels,
    valuesOf,
    summaryOf: ({ name, url, kind, isActive, isTrusted, isPictureLicensed }) => [
      name,
      url,
      kindNames[kind],
      isActive ? 'on' : 'off',
      isTrusted ? 'trusted' : 'not trusted',
      isPictureLicensed ? 'pictures licensed' : 'no pictures',
    ],
  });
  const { kind, isTrusted } = form.watch();
  const { isCurrent, isLoading, isReadable, look, view } = usePreview(form);
  const isLooked = isCurrent && !isLoading;
  const addLabel = !isLooked ? 'Preview' : isReadable ? 'Add source' : 'Add anyway';
  return (
    <FormDialog
      title={isNew ? 'Add a source' : 'Edit source'}
      maxWidth="md"
      form={form}
      submitLabel={isNew ? addLabel : 'Save changes'}
      onSubmit={isNew && !isLooked ? look : form.submit}
      onClose={props.onClose}
    >
      <MainFields form={form} />
      {kind === 'page' && (
        <FieldGrid as="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <legend style={{ padding: 0, marginBottom: 6, fontSize: '1.0625rem', fontWeight: 700 }}>CSS selectors</legend>
          {SELECTORS.map(({ name, label, hint, isRequired }) => (
            <TextField
              key={name}
              label={label}
              required={isRequired}
              spellCheck={false}
              {...form.field(`selectors.${name}`, hint)}
            />
          ))}
        </FieldGrid>
      )}
      {SWITCHES.map(({ name, label, hint }) => (
        <SwitchWithHint key={name} label={label} hint={hint} {...form.register(name)} checked={form.watch(name)} />
      ))}
      {isTrusted && (
        <Alert severity="error">
          <b>No one here reviews its stories first.</b> Whatever this source publishes goes to readers at once, under
          this site’s name. Trust only sources you know and have an agreement with.
        </Alert>
      )}
      {!isNew && (
        <Button variant="outlined" style={{ alignSelf: 'start' }} aria-disabled={isLoading} onClick={() => void look()}>
          Preview
        </Button>
      )}
      {isNew && !isCurrent && <FormHelperText>Preview only; nothing is saved</FormHelperText>}
      {view}
    </FormDialog>
  );
}

type Form = ReturnType<typeof useItemForm<SourceValues, NewSource, Source>>;

/** A preview of the form. `isCurrent`: the values that it depends on have not changed since. */
function usePreview(form: Form) {
  const preview = useMutation({ mutationFn: ({ body }: { key: string; body: NewSource }) => previewSource(body) });
  const key = previewKey(form.watch());
  const isCurrent = preview.variables?.key === key;
  const isLoading = isCurrent && preview.isPending;
  const onError = (error: Error) => {
    if (!(error instanceof ApiError) || error.issues.length === 0) return;
    preview.reset();
    form.showIssues(error.issues);
  };
  const look = form.handleSubmit((body) => {
    if (!isLoading) preview.mutate({ key, body }, { onError });
  });
  // The result is at the end of a long form, so scroll to it.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (preview.status !== 'idle') place.current?.scrollIntoView({ block: 'start' });
  }, [preview.status]);
  const view = (
    <div ref={place}>
      {isCurrent && <PreviewView isLoading={isLoading} error={preview.error} preview={preview.data} />}
    </div>
  );
  return { isCurrent, isLoading, isReadable: preview.data?.isReadable === true, look, view };
}

function MainFields({ form }: { form: Form }) {
  const { data: categories } = useQuery(categoriesQuery);
  const { categoryId, intervalMinutes } = form.watch();
  // Until the categories are loaded, the option shows the id of the chosen category.
  const chosen = categoryId === '' ? [] : [{ id: categoryId, name: categoryId }];
  const categoryOptions = (categories ?? chosen).map(({ id, name }) => [id, name] as const);
  return (
    <>
      <TextField label="Name" required {...form.field('name', 'Named as the source on its drafts')} />
      <TextField label="URL" type="url" required {...form.field('url')} />
      <FieldGrid>
        <SelectField label="Kind" required options={KINDS} {...form.field('kind')} />
        <SelectField
          label="Category"
          required
          options={[['', 'Select a category'], ...categoryOptions]}
          {...form.field('categoryId', categories === undefined ? 'Loading the categories…' : undefined)}
        />
        <SelectField label="Language" required options={LANGUAGES} {...form.field('language')} />
        <SelectField
          label="Read at most once every"
          required
          options={intervalChoices(intervalMinutes).map((minutes) => [minutes, intervalText(minutes)])}
          {...form.field('intervalMinutes', 'Checked on the 2-hour schedule', { valueAsNumber: true })}
        />
        <TextField
          label="Max stories per run"
          required
          {...form.field('maxItems')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </FieldGrid>
    </>
  );
}
