import Alert from '@mui/material/Alert';
import { formatCountOf } from '@first-show/domain/core/money';
import type { Source } from '@first-show/domain/scraping/source.schema';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { categoriesQuery } from '../lib/queries.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { DeskTable } from '../ui/desk-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { RowButton } from '../ui/quiet-button.tsx';
import { Line, Meta, Stack } from '../ui/stack.ts';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { hostOf, intervalText, kindNames, sourceState } from './scraping-labels.ts';
import type { EditedSource } from './source-form.tsx';
import { PreviewDialog } from './source-preview.tsx';
import { blankSource, valuesOf } from './source-values.ts';
import type { useSourceActions } from './use-scraping.ts';

type Actions = { actions: ReturnType<typeof useSourceActions> };
type Props = Actions & {
  sources: readonly Source[] | null;
  nowIso: string;
  onEdit: (edited: EditedSource) => void;
};

export function SourcesPanel({ sources, nowIso, actions, onEdit }: Props) {
  const { isBusy, toggle, remove } = actions;
  const { data: categories } = useQuery(categoriesQuery);
  const [previewed, setPreviewed] = useState<Source | null>(null);
  return (
    <Panel
      title="Sources"
      actions={
        <Button variant="outlined" onClick={() => onEdit({ draft: 'source', values: blankSource, source: null })}>
          Add source
        </Button>
      }
    >
      <DeskTable
        caption="Sources"
        isLoading={sources === null}
        rows={sources ?? []}
        rowKey={({ id }) => id}
        empty={<EmptyState sentence="No sources yet" role="status" />}
        actions={(source) => (
          <>
            <RowButton
              name="Edit"
              of={source.name}
              onClick={() => onEdit({ draft: 'source', values: valuesOf(source), source })}
            />
            <RowButton name="Preview" of={source.name} onClick={() => setPreviewed(source)} />
            <RowButton
              name={source.isActive ? 'Disable' : 'Enable'}
              of={source.name}
              aria-disabled={isBusy}
              onClick={() => void toggle(source)}
            />
            <RowButton name="Delete" of={source.name} aria-disabled={isBusy} onClick={() => void remove(source)} />
          </>
        )}
        columns={[
          {
            header: 'Source',
            isRowHeader: true,
            cell: ({ name, url }) => (
              <span style={{ display: 'grid', gap: 2, maxWidth: 260, overflowWrap: 'anywhere' }}>
                <span lang={langOf(name)}>{name}</span>
                <Meta>{hostOf(url)}</Meta>
              </span>
            ),
          },
          { header: 'Kind', cell: ({ kind }) => kindNames[kind] },
          {
            header: 'Category',
            cell: ({ categoryId }) => categories?.find(({ id }) => id === categoryId)?.name ?? categoryId,
          },
          { header: 'Every', cell: ({ intervalMinutes }) => intervalText(intervalMinutes) },
          {
            header: 'Status',
            cell: (source) => {
              const { name, tone } = sourceState(source, nowIso);
              return (
                <Line as="span" style={{ display: 'inline-flex', gap: 6 }}>
                  <Badge tone={tone}>{name}</Badge>
                  {source.isTrusted && <Badge tone="warn">Trusted</Badge>}
                </Line>
              );
            },
          },
          { header: 'Health', cell: (source) => <HealthText source={source} nowIso={nowIso} /> },
        ]}
      />
      {previewed !== null && <PreviewDialog source={previewed} onClose={() => setPreviewed(null)} />}
    </Panel>
  );
}

function HealthText({ source: { health }, nowIso }: { source: Source; nowIso: string }) {
  const { lastRunAt, lastSuccessAt, lastStatus, items, failuresInARow, backOffUntil } = health;
  if (lastRunAt === null) return <Meta>Not read yet</Meta>;
  return (
    <span style={{ display: 'inline-grid', gap: 2, maxWidth: 320, overflowWrap: 'anywhere', verticalAlign: 'top' }}>
      <span>
        {lastSuccessAt === null ? (
          'Never read successfully'
        ) : (
          <>
            Read <RelativeTime iso={lastSuccessAt} />, {formatCountOf(items, 'item')}
          </>
        )}
      </span>
      {failuresInARow > 0 && (
        <b style={{ color: 'var(--fs-palette-error-main)' }}>{formatCountOf(failuresInARow, 'failure')} in a row</b>
      )}
      {backOffUntil !== null && backOffUntil > nowIso && (
        <Meta>
          Next try <RelativeTime iso={backOffUntil} />
        </Meta>
      )}
      {lastStatus !== null && <Meta>{lastStatus}</Meta>}
    </span>
  );
}

/** An alert for each source that was paused after failures. The newest pause comes first. */
export function PausedAlerts({ sources, actions }: Actions & { sources: readonly Source[] }) {
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, ':scope > *');
  const paused = sources
    .filter(({ health }) => health.pausedAt !== null)
    .sort((a, b) => (b.health.pausedAt ?? '').localeCompare(a.health.pausedAt ?? ''));
  if (paused.length === 0) return null;
  return (
    <Stack ref={list} style={{ gap: 12, marginBottom: 24 }}>
      {paused.map((source) => (
        <Alert
          key={source.id}
          severity="error"
          action={
            <RowButton
              name="Resume"
              of={source.name}
              aria-disabled={actions.isBusy}
              onClick={() => void actions.resume(source)}
            />
          }
        >
          <p>
            <b lang={langOf(source.name)}>{source.name}</b> is paused after{' '}
            {formatCountOf(source.health.failuresInARow, 'failure')} in a row,{' '}
            <RelativeTime iso={source.health.pausedAt ?? ''} />.
          </p>
          <Meta as="p">{source.health.lastStatus ?? 'Reason unknown'}</Meta>
        </Alert>
      ))}
    </Stack>
  );
}
