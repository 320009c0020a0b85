/** The cards that were picked for one decision on all of them. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** The one picked or dropped last: where a range begins. */
  anchor: string | null;
};

export const emptySelection: Selection = { ids: new Set(), anchor: null };

export function toggle(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/**
 * Picks everything between the anchor and `id`, both included, in the order `shown`; without an
 * anchor it is `id` alone.
 */
export function selectRange(selection: Selection, shown: readonly string[], id: string): Selection {
  const to = shown.indexOf(id);
  const from = selection.anchor === null ? -1 : shown.indexOf(selection.anchor);
  if (to === -1) return selection;
  const range = from === -1 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor ?? id };
}

export const selectAll = (shown: readonly string[]): Selection => ({
  ids: new Set(shown),
  anchor: shown.at(-1) ?? null,
});

/**
 * Without what is not shown any more: nobody decides on what they do not see. The same object where
 * nothing left.
 */
export function keepShown(selection: Selection, shown: readonly string[]): Selection {
  const visible = new Set(shown);
  if ([...selection.ids].every((id) => visible.has(id))) return selection;
  return {
    ids: new Set([...selection.ids].filter((id) => visible.has(id))),
    anchor: selection.anchor !== null && visible.has(selection.anchor) ? selection.anchor : null,
  };
}
