import { styled } from '@mui/material/styles';
import type { Category } from '@first-show/domain/categories/category.schema';
import type { Source } from '@first-show/domain/scraping/source.schema';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/desk/badge.tsx';
import { DeskTable } from '../../ui/desk/desk-table.tsx';
import { Meta } from '../../ui/desk/stack.ts';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { langOf } from '../../ui/lang-of.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { hostOf, intervalText, kindNames, plural, sourceState } from './scraping-labels.ts';

const Name = styled('span')({ display: 'grid', gap: 2, overflowWrap: 'anywhere', maxWidth: 260 });
const Health = styled('span')({
  display: 'inline-grid',
  gap: 2,
  maxWidth: 320,
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
});
const States = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 });
/** All sources with their state. `actions`: the buttons of one. */
export function SourcesTable({
  sources,
  categories,
  nowIso,
  actions,
}: {
  sources: readonly Source[] | null;
  categories: readonly Category[] | null;
  nowIso: string;
  actions: (source: Source) => ReactNode;
}) {
  const categoryName = (id: string) => categories?.find((one) => one.id === id)?.name ?? id;
  return (
    <DeskTable
      caption="Sources"
      isLoading={sources === null}
      rows={sources ?? []}
      rowKey={({ id }) => id}
      empty={<EmptyState sentence="No sources yet" role="status" />}
      actions={actions}
      columns={[
        {
          key: 'name',
          header: 'Source',
          isRowHeader: true,
          cell: ({ name, url }) => (
            <Name>
              <span lang={langOf(name)}>{name}</span>
              <Meta>{hostOf(url)}</Meta>
            </Name>
          ),
        },
        { key: 'kind', header: 'Kind', cell: ({ kind }) => kindNames[kind] },
        { key: 'category', header: 'Category', cell: ({ categoryId }) => categoryName(categoryId) },
        { key: 'interval', header: 'Every', cell: ({ intervalMinutes }) => intervalText(intervalMinutes) },
        {
          key: 'state',
          header: 'State',
          cell: (source) => {
            const { name, tone } = sourceState(source, nowIso);
            return (
              <States>
                <Badge tone={tone}>{name}</Badge>
                {source.isTrusted && <Badge tone="warn">Trusted</Badge>}
              </States>
            );
          },
        },
        { key: 'health', header: 'Health', cell: (source) => <HealthText source={source} nowIso={nowIso} /> },
      ]}
    />
  );
}

function HealthText({ source: { health }, nowIso }: { source: Source; nowIso: string }) {
  const { lastRunAt, lastSuccessAt, lastStatus, items, failuresInARow, backOffUntil } = health;
  if (lastRunAt === null) return <Meta>Not read yet</Meta>;
  return (
    <Health>
      <span>
        {lastSuccessAt === null ? (
          'Never read successfully'
        ) : (
          <>
            Read <RelativeTime iso={lastSuccessAt} />, {plural(items, 'item')}
          </>
        )}
      </span>
      {failuresInARow > 0 && (
        <b style={{ color: 'var(--fs-palette-error-main)' }}>{plural(failuresInARow, 'failure')} in a row</b>
      )}
      {backOffUntil !== null && backOffUntil > nowIso && (
        <Meta>
          Next try <RelativeTime iso={backOffUntil} />
        </Meta>
      )}
      {lastStatus !== null && <Meta>{lastStatus}</Meta>}
    </Health>
  );
}
