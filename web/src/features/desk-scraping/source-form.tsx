import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { Category } from '@first-show/domain/categories/category.schema';
import { type NewSource, type Source, sourceKind } from '@first-show/domain/scraping/source.schema';
import { useEffect, useRef } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { saveItem, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { PreviewView } from './preview-view.tsx';
import {
  inputOf,
  intervalChoices,
  previewKey,
  type SelectorField,
  sourceSchema,
  type SourceValues,
  valuesOf,
} from './source-values.ts';
import { usePreview } from './use-preview.ts';
import { intervalText, kindNames } from './scraping-labels.ts';

const Pair = styled('div')({
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width:600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: 16,
  '& legend': { padding: 0, marginBottom: 6, fontSize: '1.0625rem', fontWeight: 700 },
});

const selectorTexts: Record<SelectorField, { label: string; hint: string; isRequired?: boolean }> = {
  item: { label: 'Each story', hint: 'For example article.card', isRequired: true },
  title: { label: 'Headline', hint: 'Inside a story; :self is the story itself', isRequired: true },
  link: { label: 'Link', hint: 'An element with an href', isRequired: true },
  summary: { label: 'Summary', hint: 'Optional' },
  date: { label: 'Date', hint: 'An element with a datetime attribute, or a date as text' },
  picture: { label: 'Picture', hint: 'Optional' },
  author: { label: 'Author', hint: 'Optional' },
};

/** Field labels by path, as in the form. */
const labels: Record<string, string> = {
  url: 'URL',
  categoryId: 'Category',
  intervalMinutes: 'Read at most once every',
  maxItems: 'Max stories per run',
  isActive: 'Active',
  isTrusted: 'Trusted to publish',
  isPictureLicensed: 'Licensed for pictures',
  ...Object.fromEntries(Object.entries(selectorTexts).map(([field, { label }]) => [`selectors.${field}`, label])),
};

/** `name`: key of the local draft. */
export type EditedSource = { name: string; values: SourceValues; source: Source | null };

/**
 * Form for a new source, or for changes to one. A new source must be previewed before it is added.
 * `onSaved` gets the saved source; `onChanged` runs after a conflict on the server.
 */
export function SourceForm({
  edited,
  categories,
  onSaved,
  onChanged,
  onClose,
}: {
  edited: EditedSource;
  categories: readonly Category[] | null;
  onSaved: (source: Source, isNew: boolean) => void;
  onChanged: () => void;
  onClose: () => void;
}) {
  const { source } = edited;
  const isNew = source === null;
  const form = useDeskForm<SourceValues, NewSource, Source>({
    initial: edited.values,
    schema: sourceSchema,
    toInput: inputOf,
    labels,
    draftKey: `${edited.name}:${source?.id ?? 'new'}`,
    revision: source?.revision,
    shared: {
      item: source,
      valuesOf,
      onChanged,
      telling: ({ name, url, kind, isActive, isTrusted, isPictureLicensed }) => [
        name,
        url,
        kindNames[kind],
        isActive ? 'on' : 'off',
        isTrusted ? 'trusted' : 'not trusted',
        isPictureLicensed ? 'pictures licensed' : 'no pictures',
      ],
    },
    send: async (body, base) => {
      const saved = await saveItem('/api/admin/sources', base, body);
      if (saved !== null) onSaved(saved, isNew);
    },
    onSent: onClose,
  });
  const values = form.watch();
  const preview = usePreview();
  // The result is at the end of a long form, so scroll to it.
  const result = useRef<HTMLDivElement>(null);
  const { status: looking } = preview.state;
  useEffect(() => {
    if (looking !== 'none') result.current?.scrollIntoView({ block: 'start' });
  }, [looking]);

  const key = previewKey(values);
  const isCurrent = preview.state.status !== 'none' && preview.state.key === key;
  const isLooked = isCurrent && preview.state.status !== 'loading';
  const isReadable = preview.state.status === 'ready' && preview.state.preview.isReadable;

  const look = form.handleSubmit(async (body) => {
    if (isCurrent && preview.state.status === 'loading') return;
    form.showIssues(await preview.look(key, body));
  });
  const addLabel = !isLooked ? 'Preview' : isReadable ? 'Add source' : 'Add anyway';

  return (
    <FormDialog
      title={isNew ? 'Add a source' : 'Edit source'}
      maxWidth="md"
      form={form}
      submitLabel={isNew ? addLabel : 'Save changes'}
      onSubmit={isNew && !isLooked ? look : form.submit}
      onClose={onClose}
    >
      <TextField label="Name" required {...form.field('name', 'Named as the source on its drafts')} />
      <TextField label="URL" type="url" required {...form.field('url')} />
      <Pair>
        <TextField select label="Kind" required {...form.field('kind')}>
          {sourceKind.options.map((kind) => (
            <option key={kind} value={kind}>
              {kindNames[kind]}
            </option>
          ))}
        </TextField>
        <TextField
          select
          label="Category"
          required
          {...form.field('categoryId', categories === null ? 'Loading the categories…' : undefined)}
        >
          <option value="">Select a category</option>
          {categories?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {categories === null && values.categoryId !== '' && (
            <option value={values.categoryId}>{values.categoryId}</option>
          )}
        </TextField>
        <TextField select label="Language" required {...form.field('language')}>
          <option value="en">English</option>
          <option value="hi">Hindi</option>
        </TextField>
        <TextField
          select
          label="Read at most once every"
          required
          {...form.field('intervalMinutes', 'Checked on the 2-hour schedule', { valueAsNumber: true })}
        >
          {intervalChoices(values.intervalMinutes).map((minutes) => (
            <option key={minutes} value={minutes}>
              {intervalText(minutes)}
            </option>
          ))}
        </TextField>
        <TextField
          label="Max stories per run"
          required
          {...form.field('maxItems')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Pair>
      {values.kind === 'page' && (
        <Group>
          <legend>CSS selectors</legend>
          <Pair>
            {(Object.keys(selectorTexts) as SelectorField[]).map((name) => {
              const { label, hint, isRequired } = selectorTexts[name];
              return (
                <TextField
                  key={name}
                  label={label}
                  required={isRequired}
                  spellCheck={false}
                  {...form.field(`selectors.${name}`, hint)}
                />
              );
            })}
          </Pair>
        </Group>
      )}
      <SourceSwitch control={form.control} name="isActive" label="Active" hint="Included in runs" />
      <SourceSwitch
        control={form.control}
        name="isTrusted"
        label="Trusted to publish"
        hint="When off, its stories become drafts"
      />
      <SourceSwitch
        control={form.control}
        name="isPictureLicensed"
        label="Licensed for pictures"
        hint="When on, its pictures are copied and credited to it; when off, its stories have none"
      />
      {values.isTrusted && (
        <Alert severity="error">
          <b>No one here reviews its stories first.</b> Whatever this source publishes goes to readers at once, under
          this site’s name. Trust only sources you know and have an agreement with.
        </Alert>
      )}
      {!isNew && (
        <Button
          variant="outlined"
          style={{ alignSelf: 'start' }}
          aria-disabled={isCurrent && preview.state.status === 'loading'}
          onClick={() => void look()}
        >
          Preview
        </Button>
      )}
      {isNew && !isCurrent && <FormHelperText>Preview only; nothing is saved</FormHelperText>}
      <div ref={result}>{isCurrent && <PreviewView state={preview.state} />}</div>
    </FormDialog>
  );
}

function SourceSwitch({
  control,
  name,
  label,
  hint,
}: {
  control: Control<SourceValues, unknown, NewSource>;
  name: 'isActive' | 'isTrusted' | 'isPictureLicensed';
  label: string;
  hint: string;
}) {
  const hintId = `source-${name}-hint`;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, ...field } }) => (
        <div>
          <FormControlLabel
            label={label}
            control={<Switch {...field} checked={value} slotProps={{ input: { 'aria-describedby': hintId } }} />}
          />
          <FormHelperText id={hintId} sx={{ mt: -1.5, ml: 15.5 }}>
            {hint}
          </FormHelperText>
        </div>
      )}
    />
  );
}
