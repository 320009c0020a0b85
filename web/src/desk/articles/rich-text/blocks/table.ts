import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { findTable } from '@tiptap/pm/tables';

/** A table. Its caption is an attribute, because tiptap's table has no node for it. */
const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      caption: {
        default: null,
        parseHTML: (element) => element.querySelector('caption')?.textContent?.trim() || null,
        rendered: false,
      },
    };
  },
  parseHTML() {
    return [{ tag: 'table' }, { tag: 'caption', ignore: true }];
  },
  renderHTML({ node }) {
    const caption = node.attrs.caption as string | null;
    const body = ['tbody', 0] as const;
    return caption === null ? ['table', body] : ['table', ['caption', caption], body];
  },
  addKeyboardShortcuts() {
    // In the last cell, Tab leaves the table. tiptap's Tab adds a row there, so keyboard users
    // could never leave the table.
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
}).configure({ resizable: false });

const HeaderCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** Whether all cells of a table's first row are headings. */
export const hasHeadingRow = (table: Node): boolean =>
  table.firstChild?.children.every(({ type }) => type.name === 'tableHeader') ?? false;

/**
 * If all cells in the first row of the table at the cursor are headings, gives them `scope="col"`.
 */
export function scopeHeadings({ tr }: { tr: Transaction }): boolean {
  const table = findTable(tr.selection.$from);
  if (table === null || !hasHeadingRow(table.node)) return true;
  table.node.firstChild?.forEach((cell, offset) => {
    if (cell.attrs.scope === null) tr.setNodeAttribute(table.start + 1 + offset, 'scope', 'col');
  });
  return true;
}

export const tableNodes = [CaptionedTable, TableRow, HeaderCell, TableCell];
