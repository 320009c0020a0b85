import { styled } from '@mui/material/styles';
import { closeHistory } from '@tiptap/pm/history';
import { isInTable, selectedRect } from '@tiptap/pm/tables';
import type { Transaction } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { hasHeadingRow, scopeHeadings } from './blocks/table.ts';
import { ToolRow } from './tool-row.tsx';

const WordRow = styled(ToolRow)({
  borderTop: '1px solid var(--fs-palette-divider)',
  '& button': { fontSize: '.9375rem', fontWeight: 600, whiteSpace: 'nowrap' },
  // On a phone, a second line of buttons would take too much room from the text.
  '@media (max-width:599px)': { flexWrap: 'nowrap', overflowX: 'auto' },
});

/** Starts a new undo step. Otherwise quick presses of several buttons would be undone together. */
const beginStep = ({ tr }: { tr: Transaction }): boolean => {
  closeHistory(tr);
  return true;
};

/** The table at the cursor; `null` outside tables. */
function tableState({ editor: { state } }: { editor: Editor }) {
  if (!isInTable(state)) return null;
  const { table, map, top, bottom, left, right } = selectedRect(state);
  return {
    hasHeadings: hasHeadingRow(table),
    isFirstRow: top === 0,
    hasAllRows: top === 0 && bottom === map.height,
    hasAllColumns: left === 0 && right === map.width,
  };
}

/** The toolbar for the table at the cursor. Outside tables it is not shown. */
export function TableTools({ editor, controls }: { editor: Editor; controls: string }) {
  const table = useEditorState({ editor, selector: tableState });
  if (table === null) return null;
  const { hasHeadings, isFirstRow, hasAllRows, hasAllColumns } = table;
  const chain = () => editor.chain().focus().command(beginStep);
  return (
    <WordRow
      label="Table"
      controls={controls}
      groups={[
        [
          { label: 'Row above', isOff: hasHeadings && isFirstRow, run: () => chain().addRowBefore().run() },
          { label: 'Row below', run: () => chain().addRowAfter().run() },
          { label: 'Remove row', isOff: hasAllRows, run: () => chain().deleteRow().run() },
        ],
        [
          { label: 'Column before', run: () => chain().addColumnBefore().command(scopeHeadings).run() },
          { label: 'Column after', run: () => chain().addColumnAfter().command(scopeHeadings).run() },
          {
            label: 'Remove column',
            isOff: hasAllColumns,
            run: () => chain().deleteColumn().run(),
          },
        ],
        [
          {
            label: 'Heading row',
            isOn: hasHeadings,
            run: () => chain().toggleHeaderRow().command(scopeHeadings).run(),
          },
          { label: 'Remove table', run: () => chain().deleteTable().run() },
        ],
      ]}
    />
  );
}
