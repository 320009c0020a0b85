import { PRICE_TICKET_ROWS_MAX } from '@first-show/domain/articles/story-blocks';
import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { blockAt } from './block-position.ts';

/** A row of a timeline or price ticket: its first and second text. */
type Row = {
  /** The whole row. */
  from: number;
  to: number;
  isEmpty: boolean;
  isOnly: boolean;
  isLast: boolean;
  /** The cursor is in the first text. */
  isAtFirst: boolean;
  /** A new row. Its first text starts at `textOffset`. */
  empty: () => Node[];
  textOffset: number;
};

function timelineRow({ selection: { $from }, schema: { nodes } }: EditorState): Row {
  const timeline = $from.node(1);
  const isAtFirst = $from.parent.type === nodes.timelineDate;
  const index = $from.index(1);
  const other = timeline.maybeChild(isAtFirst ? index + 1 : index - 1);
  const isPair = other !== null && other.type !== $from.parent.type;
  const size = isPair ? other.nodeSize : 0;
  const [from, to] = isAtFirst ? [$from.before(), $from.after() + size] : [$from.before() - size, $from.after()];
  return {
    from,
    to,
    isEmpty: isPair && $from.parent.content.size === 0 && other.content.size === 0,
    isOnly: timeline.childCount <= 2,
    isLast: to === $from.end(1),
    isAtFirst,
    empty: () => [nodes.timelineDate!.create(), nodes.timelineText!.create()],
    textOffset: 1,
  };
}

function ticketRow({ selection: { $from }, schema: { nodes } }: EditorState): Row {
  const [row, rows] = [$from.node(3), $from.node(2)];
  return {
    from: $from.before(3),
    to: $from.after(3),
    isEmpty: row.textContent === '',
    isOnly: rows.childCount === 1,
    isLast: $from.indexAfter(2) === rows.childCount,
    isAtFirst: $from.index(3) === 0,
    empty: () => (rows.childCount < PRICE_TICKET_ROWS_MAX ? [nodes.priceTicketRow!.createAndFill()!] : []),
    textOffset: 2,
  };
}

/** The row of the cursor. */
function rowAt(state: EditorState): Row | null {
  const { selection } = state;
  const block = blockAt(state);
  if (block === null || !(selection instanceof TextSelection) || !selection.empty) return null;
  if (block.node.type.name === 'timeline') return timelineRow(state);
  return block.node.type.name === 'priceTicket' && selection.$from.depth > 3 ? ticketRow(state) : null;
}

/**
 * Enter in the second text of a row: adds a row below it. In an empty last row it removes this row
 * instead and goes on below the block.
 */
export const addRow: Command = (state, dispatch) => {
  const row = rowAt(state);
  const block = blockAt(state);
  if (row === null || block === null) return false;
  const { tr } = state;
  if (row.isEmpty && row.isLast && !row.isOnly) {
    const paragraph = state.schema.nodes.paragraph!.create();
    tr.delete(row.from, row.to);
    const after = block.to - (row.to - row.from);
    tr.insert(after, paragraph).setSelection(TextSelection.create(tr.doc, after + 1));
    dispatch?.(tr.scrollIntoView());
    return true;
  }
  const added = row.isAtFirst ? [] : row.empty();
  if (added.length === 0) return false;
  tr.insert(row.to, added).setSelection(TextSelection.create(tr.doc, row.to + row.textOffset));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Backspace at the start of an empty row: removes it. */
export const removeEmptyRow: Command = (state, dispatch) => {
  const row = rowAt(state);
  if (row === null || !row.isEmpty || !row.isAtFirst || row.isOnly) return false;
  const tr = state.tr.delete(row.from, row.to);
  tr.setSelection(TextSelection.near(tr.doc.resolve(row.from), -1));
  dispatch?.(tr.scrollIntoView());
  return true;
};
