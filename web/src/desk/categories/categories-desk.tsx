import { useState } from 'react';
import type { AdminCategory } from '@first-show/domain/categories/category-desk.schema';
import { formatCount, formatCountOf } from '@first-show/domain/core/money';
import { paths } from '@first-show/domain/core/paths';
import { Button } from '../../shared/ui/controls/button.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { CategoryChip } from '../../shared/ui/category/category-chip.tsx';
import { AwayLink } from '../ui/away-link.tsx';
import { type Column, DeskTable } from '../ui/desk-table.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { RowButton } from '../ui/quiet-button.tsx';
import { Sentence } from '../ui/text.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { CategoryForm } from './category-form.tsx';
import { useCategories } from './use-categories.ts';

export function CategoriesDesk() {
  const desk = useCategories();
  const { list, categories, isBusy, said, put, remove } = desk;
  const [edited, setEdited] = useState<AdminCategory | 'new' | null>(null);
  const create = <Button onClick={() => setEdited('new')}>New category</Button>;
  return (
    <>
      <DeskHeading title="Categories">{create}</DeskHeading>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <QueryState query={list} what="the categories" lines={6} height={38} />
      {list.data && (
        <DeskTable
          caption="Categories in the order of the menu"
          rows={categories}
          rowKey={({ id }) => id}
          empty={
            <EmptyState sentence="No categories yet." role="status">
              {create}
            </EmptyState>
          }
          columns={columnsOf(desk)}
          actions={(row) => (
            <>
              <RowButton name="Edit" of={row.name} onClick={() => setEdited(row)} />
              {row.articleTotal === 0 && (
                <RowButton name="Delete" of={row.name} aria-disabled={isBusy} onClick={() => void remove(row)} />
              )}
            </>
          )}
        />
      )}
      {edited !== null && (
        <CategoryForm
          item={edited === 'new' ? null : edited}
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

const columnsOf = ({ categories, isBusy, move }: ReturnType<typeof useCategories>): Column<AdminCategory>[] => [
  { header: 'Category', isRowHeader: true, cell: (row) => <CategoryChip category={row} /> },
  {
    header: 'URL',
    cell: ({ slug }) => (
      <AwayLink href={paths.category(slug)} rel="noopener">
        {paths.category(slug)}
      </AwayLink>
    ),
  },
  {
    header: 'Description',
    hideOnPhone: true,
    cell: ({ description }) => (
      <Sentence lang={langOf(description)} sx={{ maxWidth: 420, overflowWrap: 'anywhere' }}>
        {description}
      </Sentence>
    ),
  },
  {
    header: 'Articles',
    align: 'right',
    cell: ({ articleCount, articleTotal }) => {
      const drafts = articleTotal - articleCount;
      const more = drafts > 0 ? ` (+${formatCountOf(drafts, 'draft')})` : '';
      return `${formatCount(articleCount)}${more}`;
    },
  },
  {
    header: 'Order',
    cell: (row) => {
      const at = categories.indexOf(row);
      const moveTo = (to: number) => ({ size: 20, 'aria-disabled': isBusy, onClick: () => void move(row, to) });
      return (
        <span style={{ display: 'inline-flex', gap: 4 }}>
          <IconButton icon="arrow-up" label={`Move ${row.name} up`} disabled={at === 0} {...moveTo(at - 1)} />
          <IconButton
            icon="arrow-down"
            label={`Move ${row.name} down`}
            disabled={at === categories.length - 1}
            {...moveTo(at + 1)}
          />
        </span>
      );
    },
  },
];
