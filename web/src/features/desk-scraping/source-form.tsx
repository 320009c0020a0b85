import { styled } from '@mui/material/styles';
import type { Category } from '@first-show/domain/categories/category.schema';
import { type NewSource, type Source, sourceKind } from '@first-show/domain/scraping/source.schema';
import { SELECTOR_MAX_CHARACTERS, SOURCE_NAME } from '@first-show/domain/scraping/scraping-limits';
import { useEffect, useRef } from 'react';
import { useItemForm } from '../../lib/desk/use-item-form.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { SwitchField } from '../../ui/desk/switch-field.tsx';
import { FormField, SelectInput, TextInput } from '../../ui/form/form-field.tsx';
import { PreviewView } from './preview-view.tsx';
import { inputOf, intervalChoices, previewKey, type SelectorField, sourceSchema, type SourceValues, valuesOf } from './source-values.ts';
import { usePreview } from './use-preview.ts';
import { intervalText, kindNames } from './words.ts';

const Pair = styled('div')({ display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)', '@media (min-width:600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });
const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: 16,
  '& legend': { padding: 0, marginBottom: 6, fontSize: '1.0625rem', fontWeight: 700 },
});
const Note = styled('p')(({ theme }) => ({ ...theme.typography.meta, margin: 0, color: 'var(--fs-palette-text-disabled)' }));

const selectorTexts: Record<SelectorField, { label: string; hint: string; isRequired?: boolean }> = {
  item: { label: 'Each story', hint: 'For example article.card', isRequired: true },
  title: { label: 'Headline', hint: 'Within a story; :self is the story itself', isRequired: true },
  link: { label: 'Link', hint: 'An element with an address', isRequired: true },
  summary: { label: 'First words', hint: 'May be left empty' },
  date: { label: 'Date', hint: 'An element with datetime, or a date as its text' },
  picture: { label: 'Picture', hint: 'May be left empty' },
  author: { label: 'Author', hint: 'May be left empty' },
};

/** Fields by their path, as the form names them. */
const labels: Record<string, string> = {
  url: 'Address',
  categoryId: 'Category',
  intervalMinutes: 'Read at most once every',
  maxItems: 'Stories of one reading',
  isActive: 'Switched on',
  isTrusted: 'Trusted to publish',
  ...Object.fromEntries(Object.entries(selectorTexts).map(([field, { label }]) => [`selectors.${field}`, label])),
};

/** `name`: of the draft on this device. */
export type EditedSource = { name: string; values: SourceValues; source: Source | null };

/**
 * A new source, or changes to one. A new one is looked at before it is added; others where somebody wants to. `onSaved` gets what the server
 * has now, as `onChanged` does where it refused.
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
  const { form, values, set, messages, problem, isSending, isRestored, discard, showIssues, submit, save } = useItemForm<SourceValues, NewSource, Source>({
    item: source,
    name: edited.name,
    path: '/api/admin/sources',
    initial: edited.values,
    valuesOf,
    labels,
    schema: sourceSchema,
    toInput: inputOf,
    telling: ({ name, url, kind, isActive, isTrusted }) => [name, url, kindNames[kind], isActive ? 'on' : 'off', isTrusted ? 'trusted' : 'not trusted'],
    onSaved: (saved) => onSaved(saved, isNew),
    onChanged,
    onClose,
  });
  const preview = usePreview();
  // It stands at the end of a long form.
  const result = useRef<HTMLDivElement>(null);
  const { status: looking } = preview.state;
  useEffect(() => {
    if (looking !== 'none') result.current?.scrollIntoView({ block: 'start' });
  }, [looking]);

  const key = previewKey(values);
  const isCurrent = preview.state.status !== 'none' && preview.state.key === key;
  const isLooked = isCurrent && preview.state.status !== 'loading';
  const isReadable = preview.state.status === 'ready' && preview.state.preview.isReadable;

  const look = async () => {
    if (isCurrent && preview.state.status === 'loading') return;
    const parsed = sourceSchema.safeParse(inputOf(values));
    // The form says what is wrong; nothing is sent then.
    if (!parsed.success) return void (await submit(() => Promise.resolve()));
    const issues = await preview.look(key, parsed.data);
    if (issues.length > 0) showIssues(issues);
  };
  const addLabel = !isLooked ? 'Preview' : isReadable ? 'Add source' : 'Add it all the same';

  return (
    <FormDialog
      title={isNew ? 'Add a source' : 'Edit source'}
      width={760}
      formRef={form}
      submitLabel={isNew ? addLabel : 'Save changes'}
      isSending={isSending}
      problem={problem}
      isRestored={isRestored}
      onDiscard={discard}
      onSubmit={() => void (isNew && !isLooked ? look() : save())}
      onClose={onClose}
    >
      <FormField id="source-name" label="Name" isRequired error={messages.name} hint="Drafts name it as their source.">
        {(control) => <TextInput {...control} name="name" value={values.name} maxLength={SOURCE_NAME.max} autoComplete="off" onChange={({ target }) => set({ name: target.value })} />}
      </FormField>
      <FormField id="source-url" label="Address" isRequired error={messages.url}>
        {(control) => (
          <TextInput {...control} name="url" type="url" inputMode="url" value={values.url} maxLength={2048} autoComplete="off" spellCheck={false} onChange={({ target }) => set({ url: target.value })} />
        )}
      </FormField>
      <Pair>
        <FormField id="source-kind" label="Kind" isRequired error={messages.kind}>
          {(control) => (
            <SelectInput {...control} name="kind" value={values.kind} onChange={({ target }) => set({ kind: target.value as SourceValues['kind'] })}>
              {sourceKind.options.map((kind) => (
                <option key={kind} value={kind}>
                  {kindNames[kind]}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        <FormField id="source-category" label="Category" isRequired error={messages.categoryId} hint={categories === null ? 'The categories are on their way.' : undefined}>
          {(control) => (
            <SelectInput {...control} name="categoryId" value={values.categoryId} onChange={({ target }) => set({ categoryId: target.value })}>
              <option value="">Select a category</option>
              {categories?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {categories === null && values.categoryId !== '' && <option value={values.categoryId}>{values.categoryId}</option>}
            </SelectInput>
          )}
        </FormField>
        <FormField id="source-language" label="Language" isRequired error={messages.language}>
          {(control) => (
            <SelectInput {...control} name="language" value={values.language} onChange={({ target }) => set({ language: target.value as SourceValues['language'] })}>
              <option value="en">English</option>
              <option value="hi">Hindi</option>
            </SelectInput>
          )}
        </FormField>
        <FormField id="source-interval" label="Read at most once every" isRequired error={messages.intervalMinutes} hint="By the clock, which strikes every 2 hours.">
          {(control) => (
            <SelectInput {...control} name="intervalMinutes" value={values.intervalMinutes} onChange={({ target }) => set({ intervalMinutes: Number(target.value) })}>
              {intervalChoices(values.intervalMinutes).map((minutes) => (
                <option key={minutes} value={minutes}>
                  {intervalText(minutes)}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        <FormField id="source-items" label="Stories of one reading, at most" isRequired error={messages.maxItems}>
          {(control) => <TextInput {...control} name="maxItems" inputMode="numeric" value={values.maxItems} maxLength={6} autoComplete="off" onChange={({ target }) => set({ maxItems: target.value })} />}
        </FormField>
      </Pair>
      {values.kind === 'page' && <Selectors values={values} messages={messages} onChange={(selectors) => set({ selectors })} />}
      <SwitchField label="Switched on" hint="Runs read it." isOn={values.isActive} onChange={(isActive) => set({ isActive })} />
      <SwitchField label="Trusted to publish" hint="Off: its stories become drafts." isOn={values.isTrusted} onChange={(isTrusted) => set({ isTrusted })} />
      {values.isTrusted && (
        <AlertBox tone="error">
          <b>Nobody here reads its stories first.</b> Whatever this source writes goes to readers at once, under the name of this site. Trust only whom you know and have agreed with.
        </AlertBox>
      )}
      {!isNew && (
        <Button variant="outlined" style={{ justifySelf: 'start' }} aria-disabled={isCurrent && preview.state.status === 'loading'} onClick={() => void look()}>
          Preview
        </Button>
      )}
      {isNew && !isCurrent && <Note>What would come in is shown first; nothing is saved by that.</Note>}
      <div ref={result}>{isCurrent && <PreviewView state={preview.state} />}</div>
    </FormDialog>
  );
}

function Selectors({ values, messages, onChange }: { values: SourceValues; messages: Readonly<Record<string, string>>; onChange: (selectors: SourceValues['selectors']) => void }) {
  return (
    <Group>
      <legend>CSS selectors</legend>
      <Pair>
        {(Object.keys(selectorTexts) as SelectorField[]).map((field) => {
          const { label, hint, isRequired } = selectorTexts[field];
          return (
            <FormField key={field} id={`source-selector-${field}`} label={label} isRequired={isRequired} error={messages[`selectors.${field}`]} hint={hint}>
              {(control) => (
                <TextInput
                  {...control}
                  name={`selectors.${field}`}
                  value={values.selectors[field]}
                  maxLength={SELECTOR_MAX_CHARACTERS}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  onChange={({ target }) => onChange({ ...values.selectors, [field]: target.value })}
                />
              )}
            </FormField>
          );
        })}
      </Pair>
    </Group>
  );
}
