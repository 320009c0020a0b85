import { styled } from '@mui/material/styles';
import type { ImportPreview } from '@first-show/domain/box-office/import-preview';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatCount } from '@first-show/domain/core/money';
import { isHindi } from '@first-show/domain/core/text';
import { Badge } from '../../ui/desk/badge.tsx';
import { ChangeList } from './change-list.tsx';

const Counts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: 16,
  margin: '0 0 24px',
  '& dt': { fontSize: '.875rem', fontWeight: 600, color: 'var(--fs-palette-text-disabled)' },
  '& dd': {
    margin: 0,
    fontSize: '2rem',
    fontWeight: 800,
    fontStretch: '75%',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.2,
  },
});
const List = styled('ul')({
  listStyle: 'none',
  margin: '0 0 24px',
  padding: 0,
  '& > li': { padding: '10px 0', borderTop: '1px solid var(--fs-palette-divider)', overflowWrap: 'anywhere' },
});
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 12px' }));
const Name = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  margin: '0 0 6px',
  '& b': { fontWeight: 700 },
});
const Meta = styled('span')(({ theme }) => ({ ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)' }));

const kinds = {
  added: { tone: 'good', label: 'New' },
  changed: { tone: 'warn', label: 'Changed' },
  rank: { tone: 'neutral', label: 'Rank change' },
} as const;

/** The result of an import or of its preview: counts, films, skipped rows. */
export function ImportReport({ report, isDone }: { report: ImportPreview; isDone: boolean }) {
  const { counts, films, errors, notes } = report;
  const all = counts.added + counts.changed + counts.ranks;
  return (
    <>
      <Counts>
        {(
          [
            ['Rows in the file', report.rows],
            [isDone ? 'Films added' : 'Films to add', counts.added],
            [isDone ? 'Films changed' : 'Films to change', counts.changed],
            ['Unchanged', counts.unchanged],
            ['Rank changes only', counts.ranks],
            ['Skipped rows', counts.errors],
          ] as const
        ).map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </Counts>
      {counts.errors > 0 && (
        <>
          <Title>Skipped rows</Title>
          <List>
            {errors.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <b>Line {line}</b>: {message}
              </li>
            ))}
            {counts.errors > errors.length && <li>and {formatCount(counts.errors - errors.length)} more</li>}
          </List>
        </>
      )}
      {counts.notes > 0 && (
        <>
          <Title>Warnings</Title>
          <List>
            {notes.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                {line !== null && <b>Line {line}: </b>}
                {message}
              </li>
            ))}
            {counts.notes > notes.length && <li>and {formatCount(counts.notes - notes.length)} more</li>}
          </List>
        </>
      )}
      {films.length > 0 && (
        <>
          <Title>{isDone ? 'Changes' : 'Planned changes'}</Title>
          <List>
            {films.map(({ id, movieName, language, releaseDate, kind, changes, changeCount }) => (
              <li key={id}>
                <Name>
                  <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
                  <b lang={isHindi(movieName) ? 'hi' : undefined}>{movieName}</b>
                  <Meta>
                    {[language, releaseDate === null ? null : formatShortDate(releaseDate)].filter(Boolean).join(', ')}
                  </Meta>
                </Name>
                <ChangeList changes={changes} isInline />
                {changeCount > changes.length && <Meta>and {formatCount(changeCount - changes.length)} more</Meta>}
              </li>
            ))}
            {all > films.length && <li>and {formatCount(all - films.length)} more films</li>}
          </List>
        </>
      )}
    </>
  );
}
