import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, toggleHeader } from '@tiptap/pm/tables';
import { expect, it } from 'vitest';
import { articleExtensions } from '../article-schema.ts';
import { hasHeadingRow, scopeHeadings } from './table.ts';

const schema = getSchema(articleExtensions);
const row = (type: string, ...texts: string[]) => ({
  type: 'tableRow',
  content: texts.map((text) => ({ type, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })),
});

/** A document with one table and the cursor in its first cell. */
function stateOf(...rows: object[]): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'table', content: rows }] });
  return EditorState.create({ doc, selection: TextSelection.create(doc, 4) });
}
/** The type of each cell by row: 'cell', or 'heading' with its scope. */
const cellsOf = ({ doc }: { doc: EditorState['doc'] }) =>
  doc.firstChild!.children.map((one) =>
    one.children.map(({ type, attrs }) => (type.name === 'tableHeader' ? `heading ${attrs.scope}` : 'cell')),
  );

/**
 * Runs a command and then `scopeHeadings` in one transaction. The toolbar does this for new columns
 * and for the heading row.
 */
function changed(
  state: EditorState,
  command: (state: EditorState, dispatch: (tr: Transaction) => void) => boolean,
): EditorState {
  let next = state;
  command(state, (tr) => {
    scopeHeadings({ tr });
    next = state.apply(tr);
  });
  return next;
}

it('turns the cells of the first row into headings, and back', () => {
  const headed = changed(stateOf(row('tableCell', 'Day', 'Nett'), row('tableCell', '1', '₹9 Cr')), toggleHeader('row'));
  expect(cellsOf(headed)).toEqual([
    ['heading col', 'heading col'],
    ['cell', 'cell'],
  ]);
  expect(hasHeadingRow(headed.doc.firstChild!)).toBe(true);
  expect(cellsOf(changed(headed, toggleHeader('row')))).toEqual([
    ['cell', 'cell'],
    ['cell', 'cell'],
  ]);
});
it('gives a new column a heading, and a new row none', () => {
  const wider = changed(stateOf(row('tableHeader', 'Day'), row('tableCell', '1')), addColumnAfter);
  expect(cellsOf(changed(wider, addRowAfter))).toEqual([
    ['heading col', 'heading col'],
    ['cell', 'cell'],
    ['cell', 'cell'],
  ]);
});
it('does not change a heading at the start of a row', () => {
  const rows = stateOf({
    type: 'tableRow',
    content: [...row('tableHeader', 'Day').content, ...row('tableCell', '1').content],
  });
  expect(hasHeadingRow(rows.doc.firstChild!)).toBe(false);
  expect(cellsOf(changed(rows, addRowAfter))[0]).toEqual(['heading null', 'cell']);
});
