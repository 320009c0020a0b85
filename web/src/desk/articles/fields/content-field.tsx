import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Skeleton from '@mui/material/Skeleton';
import { formatReadMinutes, plainText, readMinutes } from '@first-show/domain/core/reading-time';
import { formatCountOf } from '@first-show/domain/core/money';
import { lazy, memo, Suspense } from 'react';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { ErrorBoundary } from '../../../shared/ui/page/error-boundary.tsx';
import { useArticleField, useControl, useFieldValue } from './article-field.tsx';

/** The text editor has a chunk of its own, because it is the largest part of the desk. */
const RichTextEditor = lazy(() =>
  import('../rich-text/rich-text-editor.tsx').then(({ RichTextEditor: Component }) => ({ default: Component })),
);

/** The word count and the reading time, after a pause in typing. */
const TextLength = memo(function TextLength({ html }: { html: string }) {
  const words = plainText(html).split(' ').filter(Boolean).length;
  return `${formatCountOf(words, 'word')} · ${formatReadMinutes(readMinutes(html))}`;
});

const HINT = '/ on an empty line inserts a block · Alt+Shift+↑ or ↓ moves it · Alt+F10 goes to the toolbar';

/** The article's text, with its word count and reading time. */
export function ContentField() {
  const { value, onChange, onBlur } = useArticleField('content');
  const lang = useFieldValue('language');
  const settled = useDebouncedValue(value);
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
          <RichTextEditor id={id} isInvalid={error} lang={lang} value={value} onChange={onChange} onBlur={onBlur} />
        </Suspense>
      </ErrorBoundary>
      <FormHelperText id={`${id}-hint`}>
        {!error && (
          <span>
            <TextLength html={settled} /> ·{' '}
          </span>
        )}
        <span>{helperText}</span>
      </FormHelperText>
    </FormControl>
  );
}
