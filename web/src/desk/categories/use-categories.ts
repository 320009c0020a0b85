import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminCategory } from '@first-show/domain/categories/category-desk.schema';
import { categoriesKey, deskCategoriesQuery } from '../lib/queries.ts';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { showUndo } from '../ui/show-undo.ts';
import { useBusy } from '../ui/use-busy.ts';

const PATH = '/api/admin/categories';

/** The categories in the order of the menu. `said`: a message for screen readers after a move. */
export function useCategories() {
  const client = useQueryClient();
  const list = useQuery(deskCategoriesQuery);
  const { isBusy, run } = useBusy();
  const [said, setSaid] = useState('');
  const categories = list.data ?? [];

  const show = (change: (before: AdminCategory[]) => AdminCategory[]): void =>
    void client.setQueryData(deskCategoriesQuery.queryKey, (before) => before && change(before));
  const invalidate = (): void => void client.invalidateQueries({ queryKey: categoriesKey });
  const put = (category: AdminCategory): void => {
    show((before) => [...before.filter(({ id }) => id !== category.id), category].sort((a, b) => a.order - b.order));
    invalidate();
  };

  const move = (category: AdminCategory, to: number): Promise<void> =>
    run('The order was not changed', async () => {
      const next = categories.filter(({ id }) => id !== category.id).toSpliced(to, 0, category);
      // The response of a running request would overwrite the new order.
      await client.cancelQueries({ queryKey: categoriesKey });
      show(() => next);
      try {
        const body = { ids: next.map(({ id }) => id) };
        const answer = await callStaffApi<AdminCategory[]>(`${PATH}/order`, { method: 'POST', body });
        show(() => answer);
        setSaid(`${category.name} is now ${to + 1} of ${answer.length}`);
      } catch (error) {
        show(() => currentOf<AdminCategory[]>(error) ?? categories);
        throw error;
      } finally {
        invalidate();
      }
    });

  const remove = (category: AdminCategory): Promise<void> =>
    run('The category was not deleted', async () => {
      await callStaffApi(`${PATH}/${category.id}`, { method: 'DELETE' });
      show((before) => before.filter(({ id }) => id !== category.id));
      invalidate();
      showUndo('Category deleted', category.name, () => {
        void run('The category could not be restored', async () => {
          await callStaffApi(`${PATH}/${category.id}/undo`, { method: 'POST' });
          invalidate();
        });
      });
    });

  return { list, categories, isBusy, said, put, move, remove };
}
