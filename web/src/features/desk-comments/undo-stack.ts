/** Decisions that can be undone, latest last. */
export type UndoEntry = {
  key: number;
  ids: readonly string[];
  /**
   * Milliseconds since the epoch. The server refuses an undo after it, so it counts from when the
   * decision was sent.
   */
  untilMs: number;
};

/** Keys increase, so an entry whose undo failed returns to its old place. */
export const pushUndo = (stack: readonly UndoEntry[], entry: UndoEntry): UndoEntry[] =>
  [...stack, entry].sort((a, b) => a.key - b.key);

/** The stack without expired entries; the same array if none expired. */
export function dropExpired(stack: readonly UndoEntry[], nowMs: number): readonly UndoEntry[] {
  return stack.some(({ untilMs }) => untilMs <= nowMs) ? stack.filter(({ untilMs }) => untilMs > nowMs) : stack;
}

/**
 * The entry to undo (the latest, or that of `key`) and the remaining stack; `null` if it expired or
 * does not exist.
 */
export function takeUndo(
  stack: readonly UndoEntry[],
  nowMs: number,
  key?: number,
): { entry: UndoEntry; rest: readonly UndoEntry[] } | null {
  const open = dropExpired(stack, nowMs);
  const entry = key === undefined ? open.at(-1) : open.find((one) => one.key === key);
  return entry === undefined ? null : { entry, rest: open.filter((one) => one !== entry) };
}

/** Removes ids whose decision failed: there is nothing to undo. */
export function forgetIds(stack: readonly UndoEntry[], gone: ReadonlySet<string>): UndoEntry[] {
  return stack
    .map((entry) => ({ ...entry, ids: entry.ids.filter((id) => !gone.has(id)) }))
    .filter(({ ids }) => ids.length > 0);
}
