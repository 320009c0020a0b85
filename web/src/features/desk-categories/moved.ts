/** `items` with the item at `from` moved by `step` places. Unchanged if there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, step: 1 | -1): Item[] {
  const to = from + step;
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  next.splice(to, 0, item);
  return next;
}
