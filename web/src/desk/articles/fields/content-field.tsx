import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Skeleton from '@mui/material/Skeleton';
import { formatReadMinutes, plainText, readMinutes } from '@first-show/domain/core/reading-time';
import { formatCountOf } from '@first-show/domain/core/money';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../shared/ui/page/error-boundary.tsx';
import { useArticleField, useControl, useFieldValue } from './article-field.tsx';

/** The text editor has a chunk of its own, because it is the largest part of the desk. */
const RichTextEditor = lazy(() =>
  import('../rich-text/rich-text-editor.tsx').then(({ RichTextEditor: Component }) => ({ default: Component })),
);

/** The article's text, with its word count and reading time. */
export function ContentField() {
  const { value, onChange, onBlur } = useArticleField('content');
  const lang = useFieldValue('language');
  const words = plainText(value).split(' ').filter(Boolean).length;
  const count = `${formatCountOf(words, 'word')} · ${formatReadMinutes(readMinutes(value))}`;
  const { id, label, error, helperText } = useControl(
    'content',
    `${count} · / on an empty line inserts a block · Alt+Shift+↑ or ↓ moves it · Alt+F10 goes to the toolbar`,
  );
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
          <RichTextEditor id={id} isInvalid={error} lang={lang} value={value} onChange={onChange} onBlur={onBlur} />
        </Suspense>
      </ErrorBoundary>
      <FormHelperText id={`${id}-hint`}>{helperText}</FormHelperText>
    </FormControl>
  );
}
