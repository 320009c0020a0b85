import { styled } from '@mui/material/styles';
import { useCategory } from '../../../shared/lib/categories.tsx';
import { formatIndianTime } from '../../lib/india-time.ts';
import { useSubjectNames } from '../../lib/use-film-names.ts';
import { TextDiff } from '../../ui/text-diff.tsx';
import { type ArticleForm, differingFields, fieldLabels, type FormField } from '../article-form.ts';
import { readableLines } from './readable-html.ts';

const List = styled('dl')({ display: 'grid', gap: 18, '& dt': { fontWeight: 700, marginBottom: 6 } });

type Names = { category: string | undefined; nameOf: (id: string) => string };

function readableReview(review: ArticleForm['review'], { nameOf }: Names): string {
  if (review === null) return '';
  const lines = [
    `Film: ${nameOf(review.filmId)}`,
    `Verdict: ${review.verdict}`,
    ...review.for.map((line) => `For: ${line}`),
    ...review.against.map((line) => `Against: ${line}`),
    ...(review.isBeforeRelease ? ['Seen before release'] : []),
    ...(review.isChosen ? ['Our stars'] : []),
  ];
  return lines.join('\n');
}

/** A field's value as text for the diff, with the names of categories, films and people. */
function readableValue(form: ArticleForm, field: FormField, { category, nameOf }: Names): string {
  if (field === 'content') return readableLines(form.content);
  if (field === 'categoryId') return category ?? form.categoryId;
  if (isOfNames(field)) return form[field].map(nameOf).join(', ');
  if (field === 'language') return form.language === 'hi' ? 'Hindi' : 'English';
  if (field === 'rating') return form.rating === null ? '' : `${form.rating} of 5`;
  if (field === 'review') return readableReview(form.review, { category, nameOf });
  if (field === 'scheduledFor') return form.scheduledFor === null ? '' : formatIndianTime(form.scheduledFor);
  if (field === 'trailers') return form.trailers.map(({ title, url }) => `${title} [${url}]`).join('\n');
  const value = form[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : value;
}

const NAME_FIELDS = ['filmIds', 'personIds', 'dismissedIds'] as const;
const isOfNames = (field: FormField): field is (typeof NAME_FIELDS)[number] =>
  (NAME_FIELDS as readonly FormField[]).includes(field);

/** The ids of the films and people that a field names. */
const idsIn = (form: ArticleForm, field: FormField): readonly string[] => {
  if (field === 'review') return [form.review?.filmId ?? ''];
  return isOfNames(field) ? form[field] : [];
};

type Versions = { before: ArticleForm; after: ArticleForm };

/** The diff of one field. `label` is the first part of its accessible name. */
export function FieldDiff({ field, before, after, label }: Versions & { field: FormField; label: string }) {
  const nameOf = useSubjectNames([...idsIn(before, field), ...idsIn(after, field)]);
  return (
    <TextDiff
      label={`${label}: ${fieldLabels[field]}`}
      before={readableValue(before, field, { category: useCategory(before.categoryId)?.name, nameOf })}
      after={readableValue(after, field, { category: useCategory(after.categoryId)?.name, nameOf })}
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
