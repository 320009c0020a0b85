import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

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

export const tableNodes = [CaptionedTable, TableRow, HeaderCell, TableCell];
