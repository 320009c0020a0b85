import { styled } from '@mui/material/styles';
import type { Category } from '@first-show/domain/categories/category.schema';
import { isHindi } from '@first-show/domain/core/text';
import type { Source } from '@first-show/domain/scraping/source.schema';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/desk/badge.tsx';
import { DeskTable } from '../../ui/desk/desk-table.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { hostOf, intervalText, kindNames, plural, sourceState } from './scraping-labels.ts';

const Name = styled('span')({ display: 'grid', gap: 2, overflowWrap: 'anywhere', maxWidth: 260 });
const Meta = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-secondary)',
  fontWeight: 500,
}));
const Health = styled('span')({
  display: 'inline-grid',
  gap: 2,
  maxWidth: 320,
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
});
const States = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 });
const Actions = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '0 14px' });

export type SourceActions = {
  onEdit: (source: Source) => void;
  onPreview: (source: Source) => void;
  onSwitch: (source: Source) => void;
  onDelete: (source: Source) => void;
};

/** All sources with their state and actions. */
export function SourcesTable({
  sources,
  categories,
  nowIso,
  isBusy,
  empty,
  onEdit,
  onPreview,
  onSwitch,
  onDelete,
}: {
  sources: readonly Source[] | null;
  categories: readonly Category[] | null;
  nowIso: string;
  isBusy: boolean;
  empty: ReactNode;
} & SourceActions) {
  const categoryName = (id: string) => categories?.find((one) => one.id === id)?.name ?? id;
  return (
    <DeskTable
      caption="Sources"
      isLoading={sources === null}
      rows={sources ?? []}
      rowKey={({ id }) => id}
      empty={empty}
      columns={[
        {
          key: 'name',
          header: 'Source',
          isRowHeader: true,
          cell: ({ name, url }) => (
            <Name>
              <span lang={isHindi(name) ? 'hi' : undefined}>{name}</span>
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
        {
          key: 'actions',
          header: 'Actions',
          isHeaderHidden: true,
          cell: (source) => (
            <Actions>
              <QuietButton aria-label={`Edit ${source.name}`} onClick={() => onEdit(source)}>
                Edit
              </QuietButton>
              <QuietButton aria-label={`Preview ${source.name}`} onClick={() => onPreview(source)}>
                Preview
              </QuietButton>
              <QuietButton
                aria-label={`${source.isActive ? 'Disable' : 'Enable'} ${source.name}`}
                aria-disabled={isBusy}
                onClick={() => onSwitch(source)}
              >
                {source.isActive ? 'Disable' : 'Enable'}
              </QuietButton>
              <QuietButton aria-label={`Delete ${source.name}`} aria-disabled={isBusy} onClick={() => onDelete(source)}>
                Delete
              </QuietButton>
            </Actions>
          ),
        },
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
