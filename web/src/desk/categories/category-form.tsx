import TextField, { type TextFieldProps } from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ChangeEvent } from 'react';
import {
  categoryIcons,
  changeableCategory,
  newCategory,
  type AdminCategory,
  type NewCategory,
} from '@first-show/domain/categories/category-desk.schema';
import { CATEGORY_DESCRIPTION, CATEGORY_SLUG_MAX } from '@first-show/domain/core/limits';
import { paths, slugify } from '@first-show/domain/core/paths';
import { type ItemFormProps, useItemForm } from '../lib/use-desk-form.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Line } from '../ui/stack.ts';

const valuesOf = ({ name, slug, description, color, icon }: AdminCategory) => ({
  name,
  slug,
  description,
  color,
  icon,
});
type Values = ReturnType<typeof valuesOf>;
const blank: Values = { name: '', slug: '', description: '', color: '#FFB92E', icon: 'star' };

const slugOf = (name: string): string => slugify(name).slice(0, CATEGORY_SLUG_MAX);

/** The form of a category. The slug of a saved category cannot be changed. */
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
    summaryOf: ({ name, description, color, icon }) => [name, description, color, icon],
  });
  const { name, slug, description, color, icon } = form.watch();
  const slugHint = !isNew
    ? 'Can’t be changed: existing links must keep working'
    : slug === '' && name.trim() !== '' && slugOf(name) === ''
      ? 'Needs Latin letters (a to z), because the name has none. It can’t be changed later'
      : `${paths.category('')}${slug || '…'}: can’t be changed later`;
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
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
            // The slug follows the name until the editor types another slug.
            const isSlugOwn = !isNew || (slug !== '' && slug !== slugOf(name));
            if (!isSlugOwn) form.setValue('slug', slugOf(target.value), { shouldDirty: true });
          },
        })}
      />
      <TextField label="URL" required={isNew} disabled={!isNew} {...form.field('slug', slugHint)} />
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
      <ColorField
        text={form.field('color', 'Background of badges and tiles. Adjusted where needed to keep text readable.')}
        value={color}
        onPick={(next) => form.setValue('color', next, { shouldDirty: true })}
      />
      <IconField value={icon} onChange={(next) => form.setValue('icon', next, { shouldDirty: true })} />
    </FormDialog>
  );
}

type ColorFieldProps = { text: TextFieldProps; value: string; onPick: (color: string) => void };

/** A text field for the colour, beside the browser's colour picker. `text`: the field's props. */
function ColorField({ text, value, onPick }: ColorFieldProps) {
  return (
    <Line sx={{ flexWrap: 'nowrap', alignItems: 'start' }}>
      <TextField label="Colour" required {...text} />
      <TextField
        label="Pick"
        type="color"
        fullWidth={false}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={({ target }) => onPick(target.value.toUpperCase())}
        slotProps={{ htmlInput: { 'aria-label': 'Pick the colour' } }}
      />
    </Line>
  );
}

function IconField({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  return (
    <div>
      <div aria-hidden="true" style={{ marginBottom: 6, fontSize: '.9375rem', fontWeight: 700 }}>
        Icon *
      </div>
      <ToggleButtonGroup
        aria-label="Icon"
        value={value}
        onChange={(_event, icon: string | null) => icon !== null && onChange(icon)}
      >
        {categoryIcons.map((name) => (
          <ToggleButton key={name} value={name} aria-label={name}>
            <Icon name={name} size={24} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
