import { useMemo, useState } from 'react';

type Selection = {
  ids: ReadonlySet<string>;
  /** The item where a range starts: the one that was toggled last. */
  anchor: string | null;
};

export const emptySelection: Selection = { ids: new Set(), anchor: null };

export function toggle(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/** Selects all items from the anchor to `id`, or only `id` without an anchor. */
export function selectRange(selection: Selection, shown: readonly string[], id: string): Selection {
  const to = shown.indexOf(id);
  const from = selection.anchor === null ? -1 : shown.indexOf(selection.anchor);
  if (to === -1) return selection;
  const range = from === -1 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchor: from === -1 ? id : selection.anchor };
}

export const selectAll = (shown: readonly string[]): Selection => ({
  ids: new Set(shown),
  anchor: shown.at(-1) ?? null,
});

/** Deselects items that are no longer shown. Returns the same object if all are shown. */
export function keepShown(selection: Selection, shown: readonly string[]): Selection {
  const visible = new Set(shown);
  if ([...selection.ids].every((id) => visible.has(id))) return selection;
  return {
    ids: new Set([...selection.ids].filter((id) => visible.has(id))),
    anchor: selection.anchor !== null && visible.has(selection.anchor) ? selection.anchor : null,
  };
}

/** The selection. `shown`: the ids that can be selected, in their order on screen. */
export function useSelection(shown: readonly string[]) {
  const [picked, setPicked] = useState(emptySelection);
  const { ids } = useMemo(() => keepShown(picked, shown), [picked, shown]);
  return {
    ids,
    /** Selects or deselects an id. `isRange`: selects all from the anchor to this id. */
    pick: (id: string, isRange: boolean): void =>
      setPicked((last) => {
        if (!shown.includes(id)) return last;
        const kept = keepShown(last, shown);
        return isRange ? selectRange(kept, shown, id) : toggle(kept, id);
      }),
    pickAll: (most = shown.length): void => setPicked(selectAll(shown.slice(0, most))),
    pickOnly: (ids: readonly string[]): void => setPicked(selectAll(ids)),
    clear: (): void => setPicked(emptySelection),
  };
}
