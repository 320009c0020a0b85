/** Decisions that can be taken back, the latest last. */
export type UndoEntry = {
  key: number;
  ids: readonly string[];
  /**
   * Milliseconds of the epoch: the server refuses afterwards, so it is counted from when the
   * decision was sent.
   */
  untilMs: number;
};

/** One that could not be taken back comes to where it was: keys count up. */
export const pushUndo = (stack: readonly UndoEntry[], entry: UndoEntry): UndoEntry[] =>
  [...stack, entry].sort((a, b) => a.key - b.key);

/** Without what is too late; the same array where nothing is. */
export function dropExpired(stack: readonly UndoEntry[], nowMs: number): readonly UndoEntry[] {
  return stack.some(({ untilMs }) => untilMs <= nowMs) ? stack.filter(({ untilMs }) => untilMs > nowMs) : stack;
}

/**
 * The decision to take back, the latest one or that of `key`, and what is left; `null` where it is
 * too late or there is none.
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

/** Without some ids, because their decision failed: there is nothing to take back. */
export function forgetIds(stack: readonly UndoEntry[], gone: ReadonlySet<string>): UndoEntry[] {
  return stack
    .map((entry) => ({ ...entry, ids: entry.ids.filter((id) => !gone.has(id)) }))
    .filter(({ ids }) => ids.length > 0);
}
