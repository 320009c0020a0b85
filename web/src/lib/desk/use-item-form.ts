import { useState } from 'react';
import { callStaffApi } from './staff-api.ts';
import { currentOf, FormProblem, useDeskForm } from './use-desk-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/**
 * The form of something that has revisions: `item`, or a new one (`null`). Saving posts to `path` or patches what is there, based on the
 * revision that was opened. Where somebody else was faster nothing is overwritten unseen: `telling` says what it is now, and saving once
 * more replaces that.
 */
export function useItemForm<Values extends object, Output, Item extends { id: string; revision: number }>({
  item,
  name,
  path,
  telling,
  onSaved,
  onChanged,
  onClose,
  ...form
}: Pick<Parameters<typeof useDeskForm<Values, Output>>[0], 'initial' | 'schema' | 'toInput'> & {
  item: Item | null;
  /** Names the draft on this device: 'poll'. */
  name: string;
  /** Of the list: '/api/admin/polls'. */
  path: string;
  /** The parts of an item that a person needs to see before they replace them. */
  telling: (current: Item) => readonly string[];
  onSaved: (item: Item) => void;
  /** What the server has now, where it refused. */
  onChanged: (item: Item) => void;
  onClose: () => void;
}) {
  const desk = useDeskForm<Values, Output>({ ...form, draftKey: `${name}:${item === null ? 'new' : `${item.id}:${item.revision}`}` });
  /** What the next save is based on. */
  const [base, setBase] = useState(item);
  useUnsavedGuard(desk.isDirty);

  const send = async (body: Output): Promise<void> => {
    try {
      onSaved(
        item === null
          ? await callStaffApi<Item>(path, { method: 'POST', body })
          : await callStaffApi<Item>(`${path}/${item.id}`, { method: 'PATCH', body: { ...body, revision: base?.revision } }),
      );
    } catch (error) {
      const current = currentOf<Item>(error);
      if (current === null) throw error;
      onChanged(current);
      if (current.revision === base?.revision) throw error;
      // Somebody else was faster: said once, then what is typed here may replace it.
      setBase(current);
      throw new FormProblem(`Somebody else changed it meanwhile. It now says: ${telling(current).join(' · ')}. Save again to replace that with yours.`);
    }
  };

  return {
    ...desk,
    save: async (): Promise<void> => {
      if (await desk.submit(send)) onClose();
    },
  };
}
