import { closeHistory } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';

export type Direction = 'up' | 'down';

/**
 * Moves the paragraphs and blocks of the selection past the one before or behind them. Only that
 * one is deleted and inserted again, so the selection stays on what it selected.
 */
export function moveBlock(direction: Direction): Command {
  return ({ selection: { $from, $to }, doc, tr }, dispatch) => {
    const [first, end] = [$from.index(0), $to.indexAfter(0)];
    const neighbour = doc.maybeChild(direction === 'up' ? first - 1 : end);
    if (neighbour === null || first === end) return false;
    const [from, to, size] = [$from.posAtIndex(first, 0), $to.posAtIndex(end, 0), neighbour.nodeSize];
    if (direction === 'up') tr.delete(from - size, from).insert(to - size, neighbour);
    else tr.delete(to, to + size).insert(from, neighbour);
    // A step of its own for undo, even right after another change.
    dispatch?.(closeHistory(tr).scrollIntoView());
    return true;
  };
}
