import { formatReadMinutes, plainText, readMinutes } from '@first-show/domain/core/reading-time';
import { formatCount } from '@first-show/domain/core/money';
import { lazy, Suspense } from 'react';
import { AlertBox } from '../../ui/alert-box.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { FieldGroup } from './field-group.tsx';

/** With its document model it is the heaviest part of the desk: a chunk of its own. */
const RichTextEditor = lazy(() => import('./rich-text/rich-text-editor.tsx').then(({ RichTextEditor: Component }) => ({ default: Component })));

function wordsOf(html: string): number {
  const text = plainText(html);
  return text === '' ? 0 : text.split(' ').length;
}

/** The article's text, with its words and reading time as it grows. */
export function ContentField({ id, value, error, lang, onChange, onBlur }: { id: string; value: string; error?: string; lang: 'en' | 'hi'; onChange: (html: string) => void; onBlur: () => void }) {
  const words = wordsOf(value);
  return (
    <FieldGroup
      id={id}
      label="Content"
      isRequired
      error={error}
      hint="Alt+F10 goes to the toolbar"
      count={`${formatCount(words)} ${words === 1 ? 'word' : 'words'} · ${formatReadMinutes(readMinutes(value))}`}
      onLabelClick={() => document.getElementById(id)?.focus()}
    >
      {({ labelId, describedBy, isInvalid }) => (
        <ErrorBoundary fallback={<AlertBox tone="error">The text editor did not load. The other fields work; reload the page once you are online.</AlertBox>}>
          <Suspense fallback={<SkeletonLine height={320} />}>
            <RichTextEditor id={id} labelledBy={labelId} describedBy={describedBy} isInvalid={isInvalid} lang={lang} value={value} onChange={onChange} onBlur={onBlur} />
          </Suspense>
        </ErrorBoundary>
      )}
    </FieldGroup>
  );
}
