import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { ImportPreview, ImportResult } from '@first-show/domain/box-office/import-preview';
import { formatShortDate } from '@first-show/domain/core/dates';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { formatCount, formatCountOf } from '@first-show/domain/core/money';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Panel } from '../ui/panel.tsx';
import { DividedList, Line } from '../ui/stack.ts';
import { Meta } from '../ui/text.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { ChangeList } from './change-list.tsx';

const Counts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: 16,
  marginBottom: 24,
  '& dt': { fontSize: '.875rem', fontWeight: 600, color: 'var(--fs-palette-text-disabled)' },
  '& dd': { ...theme.typography.figure, fontSize: '2rem', lineHeight: 1.2 },
}));
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, marginBottom: 12 }));

/** What a file has: figures of the box office, or facts and credits. */
export type Content = 'figures' | 'facts';

type Props = {
  content: Content;
  shown: ImportPreview;
  done: ImportResult | null;
  /** `shown` is a new preview, because somebody changed a film after the confirmed preview. */
  isRenewed: boolean;
  isWriting: boolean;
  onConfirm: () => void;
};

/** The preview with an import button, or the result. A new preview or result gets the focus. */
export function ResultPanel({ content, shown, done, isRenewed, isWriting, onConfirm }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  const text = done !== null ? doneText(done) : previewText(content, { preview: shown, isRenewed, isWriting });
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Panel title={done === null ? '3 · Preview' : '4 · Imported'}>
        {text !== null && (
          <Alert severity="info" role="status" sx={{ mb: 6 }}>
            {text}
          </Alert>
        )}
        <Line style={{ marginBottom: 24 }}>
          {done === null && hasUsableRow(shown) && changesOf(shown) > 0 && (
            <Button onClick={onConfirm} aria-disabled={isWriting}>
              {isWriting ? 'Importing…' : importLabel(shown)}
            </Button>
          )}
          {done !== null && <LinkButton to={DESKS[content].path}>{DESKS[content].back}</LinkButton>}
          {isWriting && <LinearProgress aria-label="Importing" sx={{ width: '100%' }} />}
        </Line>
        <Report content={content} report={shown} isDone={done !== null} />
      </Panel>
    </div>
  );
}

const DESKS = {
  figures: { path: deskPaths.boxOffice, back: 'Back to Box Office', known: 'the box office already has' },
  facts: { path: deskPaths.films, back: 'Back to Films', known: 'the films already have' },
} as const;
const CONFLICTS_SHOWN = 5;

/** The number of films that the import adds or changes. */
const filmsOf = ({ counts }: ImportPreview): number => counts.added + counts.changed;
const changesOf = (preview: ImportPreview): number => filmsOf(preview) + preview.counts.versions;

const hasUsableRow = ({ counts }: ImportPreview): boolean =>
  counts.added + counts.changed + counts.unchanged + counts.versions > 0;

/** The button's label: 'Import 277 films', or 'Import 2 versions' if no film changes. */
const importLabel = (preview: ImportPreview): string =>
  filmsOf(preview) === 0
    ? `Import ${formatCountOf(preview.counts.versions, 'version')}`
    : `Import ${formatCountOf(filmsOf(preview), 'film')}`;

export const written = ({ counts }: ImportPreview): string =>
  counts.added + counts.changed + counts.versions === 0
    ? 'nothing new'
    : [
        `${formatCount(counts.added)} added, ${formatCount(counts.changed)} changed`,
        counts.versions > 0 && `days of ${formatCountOf(counts.versions, 'version')}`,
      ]
        .filter(Boolean)
        .join(', ');

type Previewed = { preview: ImportPreview; isRenewed: boolean; isWriting: boolean };

function previewText(content: Content, { preview, isRenewed, isWriting }: Previewed): string | null {
  if (isRenewed) return 'The films changed since the preview, so nothing was saved. This is the new preview.';
  if (!hasUsableRow(preview)) return 'No row of this file can be imported. The skipped rows below say why.';
  if (changesOf(preview) === 0) return `Nothing to import: ${DESKS[content].known} everything in the file.`;
  return isWriting ? null : 'Nothing is saved yet.';
}

/** The result as text. `conflicts`: films that a colleague changed at the same time. */
function doneText(result: ImportResult): string {
  const { conflicts } = result;
  if (conflicts.length === 0) return `Done: ${written(result)}.`;
  const more = conflicts.length > CONFLICTS_SHOWN ? ` and ${conflicts.length - CONFLICTS_SHOWN} more` : '';
  return `Done, but someone else changed ${conflicts.slice(0, CONFLICTS_SHOWN).join(', ')}${more} at the same time, and their version was kept. Import the file again to see what is left.`;
}

const badges = {
  added: <Badge tone="good">New</Badge>,
  changed: <Badge tone="warn">Changed</Badge>,
  rank: <Badge>Rank change</Badge>,
};

function Report({ content, report, isDone }: { content: Content; report: ImportPreview; isDone: boolean }) {
  const { counts, films, versions } = report;
  const figures: [string, number][] = [
    ['Rows in the file', report.rows],
    [isDone ? 'Films added' : 'Films to add', counts.added],
    [isDone ? 'Films changed' : 'Films to change', counts.changed],
    ['Unchanged', counts.unchanged],
    ...(content === 'figures' ? [['Rank changes only', counts.ranks] as [string, number]] : []),
    ...(counts.versions > 0 ? [['Versions', counts.versions] as [string, number]] : []),
    ['Skipped rows', counts.errors],
  ];
  return (
    <>
      <Counts>
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </Counts>
      <Section
        title="Versions"
        count={counts.versions}
        items={versions.map(({ filmId, movieName, name, days }) => (
          <li key={`${filmId} ${name}`}>
            <b lang={langOf(movieName)}>{movieName}</b>, {name}: {formatCountOf(days, 'day')}
          </li>
        ))}
      />
      <Section title="Skipped rows" count={counts.errors} items={report.errors.map(remark)} />
      <Section title="Warnings" count={counts.notes} items={report.notes.map(remark)} />
      <Section
        title={isDone ? 'Changes' : 'Planned changes'}
        count={filmsOf(report)}
        unit=" films"
        items={films.map(({ id, movieName, language, releaseDate, kind, changes, changeCount }) => (
          <li key={id}>
            <Line style={{ marginBottom: 6 }}>
              {badges[kind]}
              <b lang={langOf(movieName)}>{movieName}</b>
              <Meta as="span">
                {[language, releaseDate && formatShortDate(releaseDate)].filter(Boolean).join(', ')}
              </Meta>
            </Line>
            <ChangeList changes={changes} isInline />
            {changeCount > changes.length && (
              <Meta as="span">and {formatCount(changeCount - changes.length)} more</Meta>
            )}
          </li>
        ))}
      />
    </>
  );
}

const remark = ({ line, message }: ImportPreview['notes'][number]) => (
  <li key={`${line} ${message}`}>
    {line !== null && <b>Line {line}: </b>}
    {message}
  </li>
);

type SectionProps = { title: string; count: number; unit?: string; items: readonly ReactNode[] };

/** A list of `items`, which are the first of `count` items. Renders nothing if `count` is 0. */
function Section({ title, count, unit = '', items }: SectionProps) {
  if (count === 0) return null;
  return (
    <>
      <Title>{title}</Title>
      <DividedList sx={{ mb: 6, '& > li': { display: 'block' } }}>
        {items}
        {count > items.length && (
          <li>
            and {formatCount(count - items.length)} more{unit}
          </li>
        )}
      </DividedList>
    </>
  );
}
