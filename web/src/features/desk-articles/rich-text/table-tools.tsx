import { styled } from '@mui/material/styles';
import { closeHistory } from '@tiptap/pm/history';
import { isInTable, selectedRect } from '@tiptap/pm/tables';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { hasHeadingRow, scopeHeadings } from './blocks/table.ts';
import { type ToolButton, ToolRow } from './tool-row.tsx';

const WordRow = styled(ToolRow)({
  borderTop: '1px solid var(--fs-palette-divider)',
  '& button': { fontSize: '.9375rem', fontWeight: 600, whiteSpace: 'nowrap' },
  // One line on a phone, or the toolbars would cover the text.
  '@media (max-width:599px)': { flexWrap: 'nowrap', overflowX: 'auto' },
});

type TableState = { hasHeadings: boolean; isInHeadings: boolean; hasAllRows: boolean; hasAllColumns: boolean };

/** What the buttons show for the table around the selection; `null` outside a table. */
function tableState(state: EditorState): TableState | null {
  if (!isInTable(state)) return null;
  const { table, map, top, bottom, left, right } = selectedRect(state);
  const hasHeadings = hasHeadingRow(table);
  return {
    hasHeadings,
    isInHeadings: hasHeadings && top === 0,
    hasAllRows: top === 0 && bottom === map.height,
    hasAllColumns: left === 0 && right === map.width,
  };
}

/** Each button is a step of undo, however fast they follow each other. */
const beginStep = ({ tr }: { tr: Transaction }): boolean => {
  closeHistory(tr);
  return true;
};

/** Adds and removes rows, columns and headings of the table at the cursor. */
export function TableTools({ editor, controls }: { editor: Editor; controls: string }) {
  const table = useEditorState({ editor, selector: ({ editor: of }) => tableState(of.state) });
  if (table === null) return null;
  const chain = () => editor.chain().focus().command(beginStep);
  const tool = (label: string, run: () => void, isOff = false): ToolButton => ({
    key: label,
    label,
    face: label,
    isOff,
    run,
  });
  const groups: ToolButton[][] = [
    [
      tool('Row above', () => chain().addRowBefore().run(), table.isInHeadings),
      tool('Row below', () => chain().addRowAfter().run()),
      tool('Remove row', () => chain().deleteRow().run(), table.hasAllRows),
    ],
    [
      tool('Column before', () => chain().addColumnBefore().command(scopeHeadings).run()),
      tool('Column after', () => chain().addColumnAfter().command(scopeHeadings).run()),
      tool('Remove column', () => chain().deleteColumn().run(), table.hasAllColumns),
    ],
    [
      {
        ...tool('Heading row', () => chain().toggleHeaderRow().command(scopeHeadings).run()),
        isOn: table.hasHeadings,
      },
      tool('Remove table', () => chain().deleteTable().run()),
    ],
  ];
  return <WordRow label="Table" controls={controls} groups={groups} />;
}
