import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Skeleton from '@mui/material/Skeleton';
import { formatReadMinutes, plainText, readMinutes } from '@first-show/domain/core/reading-time';
import { formatCountOf } from '@first-show/domain/core/money';
import { lazy, Suspense, useMemo } from 'react';
import { ErrorBoundary } from '../../../shared/ui/page/error-boundary.tsx';
import type { HtmlField } from '../rich-text/use-content-editor.ts';
import { useControl, useEditorForm, useFieldValue } from './article-field.tsx';
import { useSettledContent } from './use-settled-content.ts';

/** The text editor has a chunk of its own, because it is the largest part of the desk. */
const RichTextEditor = lazy(() =>
  import('../rich-text/rich-text-editor.tsx').then(({ RichTextEditor: Component }) => ({ default: Component })),
);

/** The word count and the reading time. */
function TextLength() {
  const html = useSettledContent();
  const words = plainText(html).split(' ').filter(Boolean).length;
  return `${formatCountOf(words, 'word')} · ${formatReadMinutes(readMinutes(html))}`;
}

/** The field of the text, for an editor that shows its value without a render. */
function useHtmlField(): HtmlField {
  const { register, getValues, subscribe } = useEditorForm();
  const { name, onChange, onBlur } = register('content');
  return useMemo(
    () => ({
      value: () => getValues(name),
      onChange: (html) => void onChange({ target: { name, value: html }, type: 'change' }),
      onBlur: () => void onBlur({ target: { name, value: getValues(name) }, type: 'blur' }),
      onValue: (callback) =>
        subscribe({ name, formState: { values: true }, callback: ({ values }) => callback(values.content) }),
    }),
    [name, onChange, onBlur, getValues, subscribe],
  );
}

const HINT = '/ on an empty line inserts a block · Alt+Shift+↑ or ↓ moves it · Alt+F10 goes to the toolbar';

/** The article's text, with its word count and reading time. */
export function ContentField() {
  const field = useHtmlField();
  const lang = useFieldValue('language');
  const { id, label, error, helperText } = useControl('content', HINT);
  return (
    <FormControl fullWidth error={error} required>
      <InputLabel shrink id={`${id}-label`} onClick={() => document.getElementById(id)?.focus()}>
        {label}
      </InputLabel>
      <ErrorBoundary
        fallback={
          <Alert severity="error">
            The text editor did not load. The other fields work; reload the page once you are online.
          </Alert>
        }
      >
        <Suspense fallback={<Skeleton height={320} />}>
          <RichTextEditor id={id} isInvalid={error} lang={lang} field={field} />
        </Suspense>
      </ErrorBoundary>
      <FormHelperText id={`${id}-hint`}>
        {!error && (
          <span>
            <TextLength /> ·{' '}
          </span>
        )}
        <span>{helperText}</span>
      </FormHelperText>
    </FormControl>
  );
}
