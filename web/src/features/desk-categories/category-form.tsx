import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import {
  categoryIcons,
  changeableCategory,
  newCategory,
  type AdminCategory,
  type NewCategory,
} from '@first-show/domain/categories/category-desk.schema';
import { CATEGORY_DESCRIPTION, CATEGORY_SLUG_MAX } from '@first-show/domain/core/limits';
import { paths, slugify } from '@first-show/domain/core/paths';
import { type ItemFormProps, useItemForm } from '../../lib/desk/use-desk-form.ts';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { Icon } from '../../ui/art/icon.tsx';
import { Line } from '../../ui/desk/stack.ts';
import { whenChosen } from '../../ui/desk/when-chosen.ts';

type Values = Pick<AdminCategory, keyof NewCategory>;
const blank: Values = { name: '', slug: '', description: '', color: '#FFB92E', icon: 'star' };

const valuesOf = ({ name, slug, description, color, icon }: AdminCategory): Values => ({
  name,
  slug,
  description,
  color,
  icon,
});
const slugOf = (name: string): string => slugify(name).slice(0, CATEGORY_SLUG_MAX);

/** Form for a new category or changes to one. The slug of a saved category is fixed. */
export function CategoryForm(props: ItemFormProps<AdminCategory>) {
  const { item: category, onClose } = props;
  const isNew = category === null;
  const form = useItemForm<Values, NewCategory, AdminCategory>({
    ...props,
    path: '/api/admin/categories',
    draftKey: 'category',
    initial: isNew ? blank : valuesOf(category),
    schema: isNew ? newCategory : (changeableCategory as unknown as typeof newCategory),
    valuesOf,
    telling: ({ name, description, color, icon }) => [name, description, color, icon],
  });
  const { slug, description, color, icon } = form.watch();
  const [isSlugOwn, setSlugOwn] = useState(() => slug !== slugOf(form.getValues('name')));
  const slugHint = isNew
    ? `${paths.category(slug === '' ? '…' : slug)}: can’t be changed later`
    : 'Can’t be changed: existing links must keep working';
  return (
    <FormDialog
      title={isNew ? 'New category' : 'Edit category'}
      form={form}
      submitLabel={isNew ? 'Create category' : 'Save changes'}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        {...form.field('name', undefined, {
          onChange: ({ target }) =>
            isNew &&
            !isSlugOwn &&
            form.setValue('slug', slugOf((target as HTMLInputElement).value), { shouldDirty: true }),
        })}
      />
      <TextField
        label="URL"
        required={isNew}
        disabled={!isNew}
        {...form.field('slug', slugHint, {
          onChange: ({ target }) => setSlugOwn((target as HTMLInputElement).value !== ''),
        })}
      />
      <TextField
        label="Description"
        required
        multiline
        minRows={4}
        {...form.field(
          'description',
          `Shown on its page and in search results · ${description.length} / ${CATEGORY_DESCRIPTION.max}`,
        )}
      />
      <Line sx={{ flexWrap: 'nowrap', alignItems: 'start' }}>
        <TextField
          label="Colour"
          required
          {...form.field(
            'color',
            'The ground of badges and tiles. Made lighter or darker where text would be hard to read.',
          )}
        />
        <TextField
          label="Pick"
          type="color"
          fullWidth={false}
          value={/^#[0-9a-f]{6}$/i.test(color) ? color : '#000000'}
          onChange={({ target }) => form.setValue('color', target.value.toUpperCase(), { shouldDirty: true })}
          slotProps={{ htmlInput: { 'aria-label': 'Pick the colour' } }}
        />
      </Line>
      <div>
        <div aria-hidden="true" style={{ marginBottom: 6, fontSize: '.9375rem', fontWeight: 700 }}>
          Icon *
        </div>
        <ToggleButtonGroup
          aria-label="Icon"
          value={icon}
          onChange={whenChosen((next: string) => form.setValue('icon', next, { shouldDirty: true }))}
        >
          {categoryIcons.map((name) => (
            <ToggleButton key={name} value={name} aria-label={name}>
              <Icon name={name} size={24} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
    </FormDialog>
  );
}
