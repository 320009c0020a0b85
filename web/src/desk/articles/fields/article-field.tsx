import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ComponentProps } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { messageOf } from '../../lib/message-of.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { type ArticleForm, fieldLabels, type FormField } from '../article-form.ts';
import { controlId } from '../field-errors.ts';
import { SwitchWithHint } from '../../ui/switch-with-hint.tsx';

export const useEditorForm = () => useFormContext<ArticleForm>();
export const useFieldValue = <Name extends FormField>(name: Name): ArticleForm[Name] =>
  useWatch<ArticleForm, Name>({ name }) as ArticleForm[Name];

/** Props of a field's control: its id and label, and its error or `hint`. */
export function useControl(name: FormField, hint?: string) {
  const message = messageOf(useEditorForm().formState.errors[name]);
  return { id: controlId(name), label: fieldLabels[name], error: message !== undefined, helperText: message ?? hint };
}

/** The value and the callbacks of a field whose control is not registered. */
export function useArticleField<Name extends FormField>(name: Name) {
  const { value, onChange, onBlur } = useController<ArticleForm, Name>({ name }).field;
  return {
    value: value as ArticleForm[Name],
    onChange: onChange as (value: ArticleForm[Name]) => void,
    onBlur,
  };
}

/** The names of the fields whose value is a text. */
type TextName = { [Name in FormField]: ArticleForm[Name] extends string ? Name : never }[FormField];

type TextProps = TextFieldProps & {
  name: TextName;
  hint?: string;
  /** Shows the length of the text and this number below the control: '12 / 60'. */
  countOf?: number;
  /** True for a text in the article's language, false for other texts, such as a URL. */
  isWritten?: boolean;
};

export function ArticleText({ name, hint, countOf, isWritten = false, ...props }: TextProps) {
  const { register } = useEditorForm();
  const length = useFieldValue(name).trim().length;
  const isHindiText = useFieldValue('language') === 'hi' && isWritten;
  const count = countOf === undefined ? undefined : `${length} / ${countOf}`;
  return (
    <TextField
      {...useControl(name, [hint, count].filter(Boolean).join(' · '))}
      slotProps={{ htmlInput: { lang: isHindiText ? 'hi' : undefined } }}
      {...register(name)}
      {...props}
    />
  );
}

type SelectProps = { name: TextName; options: ComponentProps<typeof SelectField>['options']; required?: boolean };

export function ArticleSelect({ name, ...props }: SelectProps) {
  const { register } = useEditorForm();
  return <SelectField {...useControl(name)} {...register(name)} {...props} />;
}

export function ArticleSwitch({ name, hint }: { name: 'isFeatured' | 'isBreaking'; hint: string }) {
  const { setValue } = useEditorForm();
  return (
    <SwitchWithHint
      label={fieldLabels[name]}
      hint={hint}
      checked={useFieldValue(name)}
      onChange={({ target: { checked } }) => setValue(name, checked)}
    />
  );
}
