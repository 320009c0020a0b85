import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCategory } from '@first-show/domain/categories/category-desk.schema';
import { UNDO_MS } from '@first-show/domain/core/limits';
import { formatCount } from '@first-show/domain/core/money';
import { paths } from '@first-show/domain/core/paths';
import { isHindi } from '@first-show/domain/core/text';
import { ApiError } from '../../lib/call-api.ts';
import { categoriesKey, deskCategoriesQuery } from '../../lib/desk/queries.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CategoryChip } from '../../ui/category/category-chip.tsx';
import { DeskTable } from '../../ui/desk/desk-table.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CategoryForm } from './category-form.tsx';
import { moved } from './moved.ts';

const Place = styled('span')({ display: 'inline-flex', gap: 4 });
const Description = styled('span')({
  display: 'block',
  maxWidth: 420,
  overflowWrap: 'anywhere',
  color: 'var(--fs-palette-text-secondary)',
});
const Actions = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 16 });

/** Categories: order in the menu, name, description, colour and icon. */
export function CategoriesDesk() {
  const client = useQueryClient();
  const list = useQuery(deskCategoriesQuery);
  const { isBusy, run } = useBusy();
  const [edited, setEdited] = useState<AdminCategory | 'new' | null>(null);
  const [said, setSaid] = useState('');
  const categories = list.data ?? [];

  const show = (change: (before: AdminCategory[]) => AdminCategory[]): void =>
    void client.setQueryData(deskCategoriesQuery.queryKey, (before) => before && change(before));
  const invalidate = (): void => void client.invalidateQueries({ queryKey: categoriesKey });
  const put = (category: AdminCategory): void => {
    show((before) =>
      before.some(({ id }) => id === category.id)
        ? before.map((one) => (one.id === category.id ? category : one))
        : [...before, category],
    );
    invalidate();
  };

  const move = (from: number, step: 1 | -1): Promise<void> =>
    run('The order was not changed', async () => {
      const next = moved(categories, from, step);
      const before = categories;
      // A running request could overwrite the new order with the old one.
      await client.cancelQueries({ queryKey: categoriesKey });
      show(() => next);
      try {
        const answer = await callStaffApi<AdminCategory[]>('/api/admin/categories/order', {
          method: 'POST',
          body: { ids: next.map(({ id }) => id) },
        });
        show(() => answer);
        setSaid(`${categories[from]?.name ?? ''} is now ${from + step + 1} of ${answer.length}`);
      } catch (error) {
        const current =
          error instanceof ApiError && error.status === 409
            ? (error.body?.current as AdminCategory[] | undefined)
            : undefined;
        show(() => current ?? before);
        throw error;
      } finally {
        invalidate();
      }
    });

  const remove = (category: AdminCategory): Promise<void> =>
    run('The category was not deleted', async () => {
      await callStaffApi(`/api/admin/categories/${category.id}`, { method: 'DELETE' });
      show((before) => before.filter(({ id }) => id !== category.id));
      invalidate();
      showToast({
        title: 'Category deleted',
        description: category.name,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () =>
            void run('The category could not be restored', async () => {
              await callStaffApi(`/api/admin/categories/${category.id}/undo`, { method: 'POST' });
              invalidate();
            }),
        },
      });
    });

  return (
    <>
      <DeskHeading title="Categories">
        <Button onClick={() => setEdited('new')}>New category</Button>
      </DeskHeading>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {list.isLoadingError ? (
        <LoadFailed what="the categories" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <DeskTable
          caption="Categories in the order of the menu"
          isLoading={list.isPending}
          rows={categories}
          rowKey={({ id }) => id}
          empty={
            <EmptyState sentence="No categories yet." role="status">
              <Button onClick={() => setEdited('new')}>New category</Button>
            </EmptyState>
          }
          columns={[
            { key: 'name', header: 'Category', isRowHeader: true, cell: (row) => <CategoryChip category={row} /> },
            {
              key: 'address',
              header: 'URL',
              cell: (row) => (
                <a
                  href={paths.category(row.slug)}
                  target="_blank"
                  rel="noreferrer"
                  style={{ color: 'inherit', overflowWrap: 'anywhere' }}
                >
                  {paths.category(row.slug)}
                </a>
              ),
            },
            {
              key: 'description',
              header: 'Description',
              hideOnPhone: true,
              cell: (row) => (
                <Description lang={isHindi(row.description) ? 'hi' : undefined}>{row.description}</Description>
              ),
            },
            {
              key: 'articles',
              header: 'Articles',
              align: 'right',
              cell: (row) => (
                <span>
                  {formatCount(row.articleCount)}
                  {row.articleTotal > row.articleCount &&
                    ` (+${formatCount(row.articleTotal - row.articleCount)} ${row.articleTotal - row.articleCount === 1 ? 'draft' : 'drafts'})`}
                </span>
              ),
            },
            {
              key: 'place',
              header: 'Order',
              cell: (row) => {
                const at = categories.indexOf(row);
                return (
                  <Place>
                    <IconButton
                      icon="arrow-up"
                      label={`Move ${row.name} up`}
                      size={20}
                      disabled={at === 0}
                      aria-disabled={isBusy}
                      onClick={() => void move(at, -1)}
                    />
                    <IconButton
                      icon="arrow-down"
                      label={`Move ${row.name} down`}
                      size={20}
                      disabled={at === categories.length - 1}
                      aria-disabled={isBusy}
                      onClick={() => void move(at, 1)}
                    />
                  </Place>
                );
              },
            },
            {
              key: 'actions',
              header: 'Actions',
              isHeaderHidden: true,
              cell: (row) => (
                <Actions>
                  <QuietButton aria-label={`Edit ${row.name}`} onClick={() => setEdited(row)}>
                    Edit
                  </QuietButton>
                  {row.articleTotal === 0 && (
                    <QuietButton
                      aria-label={`Delete ${row.name}`}
                      aria-disabled={isBusy}
                      onClick={() => void remove(row)}
                    >
                      Delete
                    </QuietButton>
                  )}
                </Actions>
              ),
            },
          ]}
        />
      )}
      {edited !== null && (
        <CategoryForm
          category={edited === 'new' ? null : edited}
          onChanged={put}
          onSaved={(category) => {
            put(category);
            showToast({ title: edited === 'new' ? 'Category created' : 'Category saved', description: category.name });
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
