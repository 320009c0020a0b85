import { styled } from '@mui/material/styles';
import type { ImportPreview } from '@first-show/domain/box-office/import-preview';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatCount } from '@first-show/domain/core/money';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/desk/badge.tsx';
import { DividedList, Line, Meta } from '../../ui/desk/stack.ts';
import { langOf } from '../../ui/lang-of.ts';
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
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 12px' }));
const Quiet = styled(Meta)({ color: 'var(--fs-palette-text-disabled)' });

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
      <Section title="Skipped rows" count={counts.errors} shown={errors.length}>
        {errors.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            <b>Line {line}</b>: {message}
          </li>
        ))}
      </Section>
      <Section title="Warnings" count={counts.notes} shown={notes.length}>
        {notes.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            {line !== null && <b>Line {line}: </b>}
            {message}
          </li>
        ))}
      </Section>
      <Section title={isDone ? 'Changes' : 'Planned changes'} count={all} shown={films.length} unit=" films">
        {films.map(({ id, movieName, language, releaseDate, kind, changes, changeCount }) => (
          <li key={id}>
            <Line style={{ marginBottom: 6 }}>
              <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
              <b lang={langOf(movieName)}>{movieName}</b>
              <Quiet>{[language, releaseDate && formatShortDate(releaseDate)].filter(Boolean).join(', ')}</Quiet>
            </Line>
            <ChangeList changes={changes} isInline />
            {changeCount > changes.length && <Quiet>and {formatCount(changeCount - changes.length)} more</Quiet>}
          </li>
        ))}
      </Section>
    </>
  );
}

/** The first rows or films of `count`. Nothing if there are none. */
function Section({
  title,
  count,
  shown,
  unit = '',
  children,
}: {
  title: string;
  count: number;
  shown: number;
  unit?: string;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <>
      <Title>{title}</Title>
      <DividedList sx={{ mb: 6, '& > li': { display: 'block' } }}>
        {children}
        {count > shown && (
          <li>
            and {formatCount(count - shown)} more{unit}
          </li>
        )}
      </DividedList>
    </>
  );
}
