import { useState } from 'react';
import { changesOf, namesOf } from './form-draft.ts';
import { callStaffApi } from './staff-api.ts';
import { currentOf, FormProblem, useDeskForm } from './use-desk-form.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/**
 * The form of something that has revisions: `item`, or a new one (`null`). Saving posts to `path` or patches what is there: what differs
 * from it, based on its revision. Where somebody else was faster the form stands on their version: what was not touched here is theirs,
 * `telling` says what there is now, the fields that both changed are named, and saving once more replaces those.
 */
export function useItemForm<Values extends object, Output extends object, Item extends { id: string; revision: number }>({
  item,
  name,
  path,
  initial,
  valuesOf = (one) => Object.fromEntries(Object.keys(initial).map((field) => [field, (one as Record<string, unknown>)[field]])) as Values,
  toInput,
  labels = {},
  telling,
  onSaved,
  onChanged,
  onClose,
  ...form
}: Pick<Parameters<typeof useDeskForm<Values, Output>>[0], 'initial' | 'schema' | 'labels'> & {
  item: Item | null;
  /** Names the draft on this device: 'poll'. */
  name: string;
  /** Of the list: '/api/admin/polls'. */
  path: string;
  /** The fields of an item. Left out where each is the item's own, by the same name. */
  valuesOf?: (item: Item) => Values;
  /** What the schema reads, where the fields hold something else. `base`: the item that the values are changes of. */
  toInput?: (values: Values, base: Item | null) => unknown;
  /** The parts of an item that a person needs to see before they replace them. */
  telling: (current: Item) => readonly string[];
  onSaved: (item: Item) => void;
  /** What the server has now, where it refused. */
  onChanged: (item: Item) => void;
  onClose: () => void;
}) {
  /** What the next save is based on. */
  const [base, setBase] = useState(item);
  const desk = useDeskForm<Values, Output>({
    ...form,
    initial,
    labels,
    draftKey: `${name}:${item?.id ?? 'new'}`,
    revision: item?.revision ?? null,
    toInput: toInput && ((values) => toInput(values, base)),
  });
  useUnsavedGuard(desk.isDirty);

  const send = async (body: Output): Promise<void> => {
    if (base === null) return onSaved(await callStaffApi<Item>(path, { method: 'POST', body }));
    const changes = changesOf(base, body);
    if (Object.keys(changes).length === 0) return;
    try {
      onSaved(await callStaffApi<Item>(`${path}/${base.id}`, { method: 'PATCH', body: { ...changes, revision: base.revision } }));
    } catch (error) {
      const current = currentOf<Item>(error);
      if (current === null) throw error;
      onChanged(current);
      if (current.revision === base.revision) throw error;
      setBase(current);
      const both = desk.rebase(valuesOf(current), current.revision);
      const next = both.length === 0 ? 'Your changes stand on top of that: look, then save again.' : `You both changed: ${namesOf(both, labels)}. Save again to replace theirs with yours.`;
      throw new FormProblem(`Somebody else changed it meanwhile. It now says: ${telling(current).join(' · ')}. ${next}`);
    }
  };

  return {
    ...desk,
    save: async (): Promise<void> => {
      if (await desk.submit(send)) onClose();
    },
  };
}
