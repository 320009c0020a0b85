import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/** The caption is an attribute, because the table's document model has no place for it. */
export const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      caption: {
        default: null,
        parseHTML: (element) => element.querySelector('caption')?.textContent?.trim() || null,
        renderHTML: () => ({}),
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
    // Tab moves through the cells and then out of the table. It adds no rows, because that would
    // trap the keyboard.
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
}).configure({ resizable: false });

const scope = { default: null };
const HeaderCell = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope };
  },
});

const isHeading = (cell: Node): boolean => cell.type.name === 'tableHeader';

/** Whether the first row of a table has nothing but headings. */
export const hasHeadingRow = (table: Node): boolean => table.firstChild?.children.every(isHeading) ?? false;

/** Marks the headings in the first row of the table at the cursor as those of their columns. */
export function scopeHeadings({ tr }: { tr: Transaction }): boolean {
  const { $from } = tr.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const table = $from.node(depth);
    if (table.type.name !== 'table' || !hasHeadingRow(table)) continue;
    table.firstChild?.forEach((cell, offset) => {
      if (cell.attrs.scope === null) tr.setNodeAttribute($from.start(depth) + 1 + offset, 'scope', 'col');
    });
  }
  return true;
}

export const tableNodes = [CaptionedTable, TableRow, HeaderCell, TableCell];
