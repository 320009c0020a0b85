import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { categoryIcons, changeableCategory, newCategory, type AdminCategory, type NewCategory } from '@first-show/domain/categories/category-desk.schema';
import { CATEGORY_DESCRIPTION, CATEGORY_NAME, CATEGORY_SLUG_MAX } from '@first-show/domain/core/limits';
import { paths, slugify } from '@first-show/domain/core/paths';
import { useItemForm } from '../../lib/desk/use-item-form.ts';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { FormField, TextArea, TextInput } from '../../ui/form/form-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Icons = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& legend': { padding: 0, marginBottom: 6, fontSize: '.9375rem', fontWeight: 700 },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 46,
    height: 46,
    border: '1px solid var(--fs-palette-edge)',
    borderRadius: 4,
    cursor: 'pointer',
  },
  '& label:has(:checked)': { backgroundColor: 'var(--fs-palette-primary-main)', color: 'var(--fs-palette-primary-contrastText)' },
  '& label:has(:focus-visible)': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: 2 },
  '& input': { position: 'absolute', opacity: 0, width: 1, height: 1 },
});
const ColorRow = styled('div')({ display: 'flex', gap: 12, '& input[type="color"]': { flex: 'none', width: 64, padding: 6, cursor: 'pointer' } });

type Values = { name: string; slug: string; description: string; color: string; icon: string };
const blank: Values = { name: '', slug: '', description: '', color: '#FFB92E', icon: 'star' };

/** A new category, or changes to one; its address stays what it was. */
export function CategoryForm({ category, onSaved, onChanged, onClose }: { category: AdminCategory | null; onSaved: (category: AdminCategory) => void; onChanged: (category: AdminCategory) => void; onClose: () => void }) {
  const { form, values, set, messages, problem, isSending, isRestored, discard, save } = useItemForm<Values, NewCategory, AdminCategory>({
    item: category,
    name: 'category',
    path: '/api/admin/categories',
    initial: category === null ? blank : { name: category.name, slug: category.slug, description: category.description, color: category.color, icon: category.icon },
    schema: category === null ? newCategory : (changeableCategory as unknown as typeof newCategory),
    telling: ({ name, description, color, icon }) => [name, description, color, icon],
    onSaved,
    onChanged,
    onClose,
  });
  const [isSlugOwn, setSlugOwn] = useState(values.slug !== slugify(values.name).slice(0, CATEGORY_SLUG_MAX));
  const colorId = useId();

  return (
    <FormDialog
      title={category === null ? 'New category' : 'Edit category'}
      formRef={form}
      submitLabel={category === null ? 'Create category' : 'Save changes'}
      isSending={isSending}
      problem={problem}
      isRestored={isRestored}
      onDiscard={discard}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormField id="category-name" label="Name" isRequired error={messages.name}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            value={values.name}
            maxLength={CATEGORY_NAME.max}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value, ...(category === null && !isSlugOwn && { slug: slugify(target.value).slice(0, CATEGORY_SLUG_MAX) }) })}
          />
        )}
      </FormField>
      <FormField
        id="category-slug"
        label="Address"
        isRequired={category === null}
        error={messages.slug}
        hint={category === null ? `${paths.category(values.slug === '' ? '…' : values.slug)}: it cannot be changed later.` : 'It stays: links that are out there must go on working.'}
      >
        {(control) => (
          <TextInput
            {...control}
            name="slug"
            value={values.slug}
            maxLength={CATEGORY_SLUG_MAX}
            disabled={category !== null}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setSlugOwn(target.value !== '');
              set({ slug: target.value });
            }}
          />
        )}
      </FormField>
      <FormField
        id="category-description"
        label="Description"
        isRequired
        error={messages.description}
        hint="Stands on its page and in search results."
        count={`${values.description.length} / ${CATEGORY_DESCRIPTION.max}`}
      >
        {(control) => <TextArea {...control} name="description" value={values.description} maxLength={CATEGORY_DESCRIPTION.max} onChange={({ target }) => set({ description: target.value })} />}
      </FormField>
      <FormField id="category-color" label="Colour" isRequired error={messages.color} hint="The ground of badges and tiles. The site makes it lighter or darker where text would be hard to read.">
        {(control) => (
          <ColorRow>
            <VisuallyHidden>
              <label htmlFor={colorId}>Pick the colour</label>
            </VisuallyHidden>
            <TextInput id={colorId} type="color" value={/^#[0-9a-f]{6}$/i.test(values.color) ? values.color : '#000000'} onChange={({ target }) => set({ color: target.value.toUpperCase() })} />
            <TextInput {...control} name="color" value={values.color} maxLength={7} autoComplete="off" spellCheck={false} onChange={({ target }) => set({ color: target.value })} />
          </ColorRow>
        )}
      </FormField>
      <Icons>
        <legend>Icon *</legend>
        {categoryIcons.map((icon) => (
          <label key={icon}>
            <input type="radio" name="icon" value={icon} checked={values.icon === icon} onChange={() => set({ icon })} />
            <Icon name={icon} size={24} />
            <VisuallyHidden>{icon}</VisuallyHidden>
          </label>
        ))}
      </Icons>
    </FormDialog>
  );
}
