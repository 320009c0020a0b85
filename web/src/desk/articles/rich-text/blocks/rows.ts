import { PRICE_TICKET_ROWS_MAX } from '@first-show/domain/articles/story-blocks';
import type { Node } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** The row at the cursor: a date and a text of a timeline, or a label and an amount of a ticket. */
type Row = {
  from: number;
  to: number;
  isEmpty: boolean;
  isOnly: boolean;
  isLast: boolean;
  /** The cursor is in the first text. */
  isAtFirst: boolean;
  /** The nodes of another, empty row; no nodes if the block has the maximum number of rows. */
  more: Node[];
};

function rowAt({ selection, schema: { nodes } }: EditorState): Row | null {
  if (!(selection instanceof TextSelection) || !selection.empty) return null;
  const { $from } = selection;
  const block = $from.node(1).type.name;
  /** A row is `size` children of the node at `depth`, from the child at `index` on. */
  const rowOf = (depth: number, index: number, size: number) => {
    const { children } = $from.node(depth);
    return {
      from: $from.posAtIndex(index, depth),
      to: $from.posAtIndex(index + size, depth),
      isEmpty: children.slice(index, index + size).every(({ textContent }) => textContent === ''),
      isOnly: children.length === size,
      isLast: children.length === index + size,
    };
  };
  if (block === 'priceTicket' && $from.depth > 3) {
    const isFull = $from.node(2).childCount === PRICE_TICKET_ROWS_MAX;
    const more = isFull ? [] : [nodes.priceTicketRow!.createAndFill()!];
    return { ...rowOf(2, $from.index(2), 1), isAtFirst: $from.index(3) === 0, more };
  }
  if (block !== 'timeline') return null;
  const isAtFirst = $from.parent.type === nodes.timelineDate;
  const index = $from.index(1);
  const other = $from.node(1).maybeChild(isAtFirst ? index + 1 : index - 1);
  const isPair = other !== null && other.type !== $from.parent.type;
  const row = isPair ? rowOf(1, isAtFirst ? index : index - 1, 2) : { ...rowOf(1, index, 1), isEmpty: false };
  return { ...row, isAtFirst, more: [nodes.timelineDate!.create(), nodes.timelineText!.create()] };
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
  const added = row.isAtFirst ? [] : row.more;
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
