import { PRICE_TICKET_ROWS_MAX } from '@first-show/domain/articles/story-blocks';
import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { blockAt } from './block-commands.ts';

/** The row at the cursor: a date and a text of a timeline, or a label and an amount of a ticket. */
type Row = {
  from: number;
  to: number;
  isEmpty: boolean;
  isOnly: boolean;
  isLast: boolean;
  /** The cursor is in the first text. */
  isAtFirst: boolean;
  /** Creates the nodes of an empty row; no nodes if the block has the maximum number of rows. */
  empty: () => Node[];
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
  };
}

function rowAt(state: EditorState): Row | null {
  const { selection } = state;
  if (!(selection instanceof TextSelection) || !selection.empty) return null;
  const block = blockAt(state)?.node.type.name;
  if (block === 'timeline') return timelineRow(state);
  return block === 'priceTicket' && selection.$from.depth > 3 ? ticketRow(state) : null;
}

/** Inserts nodes and puts the cursor into the first one. */
const insertAt = (tr: Transaction, at: number, nodes: Node[]): Transaction =>
  tr
    .insert(at, nodes)
    .setSelection(TextSelection.near(tr.doc.resolve(at + 1)))
    .scrollIntoView();

/**
 * Enter in the second text of a row adds a row. In an empty last row that is not the only row,
 * Enter removes the row and adds a paragraph with the cursor below the block.
 */
export const addRow: Command = (state, dispatch) => {
  const row = rowAt(state);
  if (row === null) return false;
  const { tr, schema, selection } = state;
  if (row.isEmpty && row.isLast && !row.isOnly) {
    tr.delete(row.from, row.to);
    dispatch?.(insertAt(tr, tr.mapping.map(selection.$from.after(1)), [schema.nodes.paragraph!.create()]));
    return true;
  }
  const added = row.isAtFirst ? [] : row.empty();
  if (added.length === 0) return false;
  dispatch?.(insertAt(tr, row.to, added));
  return true;
};

/** Backspace at the start of an empty row removes the row, unless it is the only one. */
export const removeEmptyRow: Command = (state, dispatch) => {
  const row = rowAt(state);
  if (row === null || !row.isEmpty || !row.isAtFirst || row.isOnly) return false;
  const tr = state.tr.delete(row.from, row.to);
  tr.setSelection(TextSelection.near(tr.doc.resolve(row.from), -1));
  dispatch?.(tr.scrollIntoView());
  return true;
};
