import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useCategory } from '../../../shared/lib/categories.tsx';
import { formatIndianTime } from '../../lib/india-time.ts';
import { useFilmNames } from '../../lib/use-film-names.ts';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { type ArticleForm, differingFields, fieldLabels, type FormField } from '../article-form.ts';
import { readableLines } from './readable-html.ts';
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
const List = styled('dl')({ display: 'grid', gap: 18, '& dt': { fontWeight: 700, marginBottom: 6 } });

type Names = { category: string | undefined; filmName: (id: string) => string };

function readableReview(review: ArticleForm['review'], { filmName }: Names): string {
  if (review === null) return '';
  const lines = [
    `Film: ${filmName(review.filmId)}`,
    `Verdict: ${review.verdict}`,
    ...review.for.map((line) => `For: ${line}`),
    ...review.against.map((line) => `Against: ${line}`),
    ...(review.isBeforeRelease ? ['Seen before release'] : []),
    ...(review.isChosen ? ['Our stars'] : []),
  ];
  return lines.join('\n');
}

/** A field's value as text for the diff, with the names of the form's category and films. */
function readableValue(form: ArticleForm, field: FormField, { category, filmName }: Names): string {
  if (field === 'content') return readableLines(form.content);
  if (field === 'categoryId') return category ?? form.categoryId;
  if (field === 'filmIds') return form.filmIds.map(filmName).join(', ');
  if (field === 'language') return form.language === 'hi' ? 'Hindi' : 'English';
  if (field === 'rating') return form.rating === null ? '' : `${form.rating} of 5`;
  if (field === 'review') return readableReview(form.review, { category, filmName });
  if (field === 'scheduledFor') return form.scheduledFor === null ? '' : formatIndianTime(form.scheduledFor);
  if (field === 'trailers') return form.trailers.map(({ title, url }) => `${title} [${url}]`).join('\n');
  const value = form[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : value;
}

/** The number of unchanged characters that are shown on each side of a change. */
const CONTEXT = 160;

/** Unchanged text. If it is long, only the characters next to a change are shown. */
function SameText({ text, isFirst, isLast }: { text: string; isFirst: boolean; isLast: boolean }) {
  if (text.length <= CONTEXT * 2) return text;
  return (
    <span>
      {!isFirst && text.slice(0, CONTEXT)}
      <span data-gap="">[…]</span>
      {!isLast && text.slice(-CONTEXT)}
    </span>
  );
}

type TextDiffProps = { before: string; after: string; lang?: string; label: string };

/** A diff by words. Screen readers announce where each removal or addition starts and ends. */
export function TextDiff({ before, after, lang, label }: TextDiffProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  if (parts.every(({ kind }) => kind === 'same'))
    return <Text>{before === '' ? 'Empty' : 'Only formatting changed'}</Text>;
  return (
    // A long text scrolls, so the keyboard must be able to focus it.
    <Text lang={lang} role="group" aria-label={label} tabIndex={0}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'same')
          return <SameText key={index} text={text} isFirst={index === 0} isLast={index === parts.length - 1} />;
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

const filmsIn = ({ filmIds, review }: ArticleForm): string[] => [...filmIds, review?.filmId ?? ''];

type Versions = { before: ArticleForm; after: ArticleForm };

/** The diff of one field. `label` is the first part of its accessible name. */
export function FieldDiff({ field, before, after, label }: Versions & { field: FormField; label: string }) {
  const filmName = useFilmNames(field === 'filmIds' || field === 'review' ? [before, after].flatMap(filmsIn) : []);
  return (
    <TextDiff
      label={`${label}: ${fieldLabels[field]}`}
      before={readableValue(before, field, { category: useCategory(before.categoryId)?.name, filmName })}
      after={readableValue(after, field, { category: useCategory(after.categoryId)?.name, filmName })}
      lang={after.language === 'hi' ? 'hi' : undefined}
    />
  );
}

/** The diffs of all fields in which two forms differ, or only of `fields`. */
export function FieldDiffs({ before, after, fields }: Versions & { fields?: readonly string[] }) {
  const differing = differingFields(before, after).filter((field) => fields?.includes(field) ?? true);
  if (differing.length === 0) return <p>No differences</p>;
  return (
    <List>
      {differing.map((field) => (
        <div key={field}>
          <dt>{fieldLabels[field]}</dt>
          <dd>
            <FieldDiff field={field} before={before} after={after} label="Changes" />
          </dd>
        </div>
      ))}
    </List>
  );
}
