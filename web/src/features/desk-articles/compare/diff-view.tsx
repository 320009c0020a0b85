import { styled } from '@mui/material/styles';
import type { Category } from '@first-show/domain/categories/category.schema';
import { useMemo } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ArticleForm, FormField } from '../article-form.ts';
import { readableLines } from './readable-html.ts';
import { formatIndianTime } from '../../../lib/desk/india-time.ts';
import { diffWords } from './word-diff.ts';

const Text = styled('div')({
  padding: '10px 14px',
  backgroundColor: 'var(--fs-palette-background-paper)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: 420,
  overflowY: 'auto',
  // Colour is not the only cue: removals are struck through, additions have a double underline.
  '& del': { color: 'var(--fs-palette-error-main)', textDecoration: 'line-through', textDecorationThickness: 2 },
  '& ins': {
    color: 'var(--fs-palette-success-main)',
    textDecoration: 'underline double',
    textUnderlineOffset: 3,
    fontWeight: 600,
  },
  '& [data-gap]': { display: 'block', color: 'var(--fs-palette-text-disabled)' },
});

export type Names = { categories: readonly Category[] };

/** A field's value as text that people can compare. */
export function readableValue(form: ArticleForm, field: FormField, { categories }: Names): string {
  switch (field) {
    case 'content':
      return readableLines(form.content);
    case 'categoryId':
      return (
        categories.find(({ id, slug }) => id === form.categoryId || slug === form.categoryId)?.name ?? form.categoryId
      );
    case 'tags':
    case 'hashtags':
    case 'filmSlugs':
      return form[field].join(', ');
    case 'isPublished':
    case 'isFeatured':
    case 'isBreaking':
      return form[field] ? 'Yes' : 'No';
    case 'language':
      return form.language === 'hi' ? 'Hindi' : 'English';
    case 'rating':
      return form.rating === null ? '' : `${form.rating} of 5`;
    case 'scheduledFor':
      return form.scheduledFor === null ? '' : formatIndianTime(form.scheduledFor);
    case 'trailers':
      return form.trailers.map(({ title, url }) => `${title} [${url}]`).join('\n');
    default:
      return form[field];
  }
}

/** Number of unchanged characters shown around a change. */
const CONTEXT = 160;

function shortened(text: string, isFirst: boolean, isLast: boolean): { before: string; after: string; isCut: boolean } {
  if (text.length <= CONTEXT * 2) return { before: text, after: '', isCut: false };
  return { before: isFirst ? '' : text.slice(0, CONTEXT), after: isLast ? '' : text.slice(-CONTEXT), isCut: true };
}

/**
 * Word diff of two texts: removals struck through, additions underlined, both labelled for screen
 * readers.
 */
export function TextDiff({
  before,
  after,
  lang,
  label,
}: {
  before: string;
  after: string;
  lang?: string;
  label: string;
}) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  if (parts.every(({ kind }) => kind === 'same'))
    return <Text>{before === '' ? 'Empty' : 'Only formatting changed'}</Text>;
  return (
    // A long text scrolls, so the keyboard must be able to focus it.
    <Text lang={lang} role="group" aria-label={label} tabIndex={0}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same') {
          const { before: start, after: end, isCut } = shortened(text, index === 0, index === parts.length - 1);
          return (
            <span key={index}>
              {start}
              {isCut && <span data-gap="">[…]</span>}
              {end}
            </span>
          );
        }
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag key={index}>
            <VisuallyHidden>{kind === 'removed' ? ' removed: ' : ' added: '}</VisuallyHidden>
            {text}
            <VisuallyHidden>{kind === 'removed' ? ' end of removal ' : ' end of addition '}</VisuallyHidden>
          </Tag>
        );
      })}
    </Text>
  );
}
