import { styled } from '@mui/material/styles';
import { type ArticleForm, differingFields, fieldLabels } from '../article-form.ts';
import { type Names, readableValue, TextDiff } from './diff-view.tsx';

const List = styled('dl')({ margin: 0, display: 'grid', gap: 18, '& dt': { fontWeight: 700, marginBottom: 6 } });

/**
 * The fields in which two forms differ, each with a diff from `before` to `after`. `fields`: shows
 * only these.
 */
export function FieldDiffs({
  before,
  after,
  names,
  fields,
}: {
  before: ArticleForm;
  after: ArticleForm;
  names: Names;
  fields?: readonly string[];
}) {
  const differing = differingFields(before, after).filter((field) => fields?.includes(field) ?? true);
  if (differing.length === 0) return <p>No differences</p>;
  return (
    <List>
      {differing.map((field) => (
        <div key={field}>
          <dt>{fieldLabels[field]}</dt>
          <dd>
            <TextDiff
              label={`Changes: ${fieldLabels[field]}`}
              before={readableValue(before, field, names)}
              after={readableValue(after, field, names)}
              lang={after.language === 'hi' ? 'hi' : undefined}
            />
          </dd>
        </div>
      ))}
    </List>
  );
}
