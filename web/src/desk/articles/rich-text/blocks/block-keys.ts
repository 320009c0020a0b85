import { Extension } from '@tiptap/core';
import { type Command, NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { blockAt, type Direction, moveBlock, selectedBlock } from './block-commands.ts';
import { editBlock } from './open-dialog.ts';
import { addRow, removeEmptyRow } from './rows.ts';

/**
 * Puts the cursor into the paragraph or heading at `after`, the position below a block. If there is
 * neither, adds a paragraph.
 */
function goBelow(tr: Transaction, after: number): Transaction {
  const next = tr.doc.nodeAt(after)?.type.name ?? '';
  if (!['paragraph', 'heading'].includes(next)) tr.insert(after, tr.doc.type.schema.nodes.paragraph!.create());
  return tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView();
}

/** Escape: selects the block around the cursor. */
const selectBlock: Command = (state, dispatch) => {
  const block = blockAt(state);
  if (block === null || state.selection instanceof NodeSelection) return false;
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, block.from)));
  return true;
};

/** Mod-Enter: moves the cursor to the line below the block. */
const leaveBlock: Command = (state, dispatch) => {
  const block = blockAt(state);
  if (block === null) return false;
  dispatch?.(goBelow(state.tr, block.to));
  return true;
};

/**
 * Enter in a title, caption or cell of a block moves the cursor to the block's next text, and from
 * the last text to the line below the block. Enter in a paragraph splits it as usual, with one
 * exception: an empty last paragraph of a fact box or pull quote is removed, and the cursor moves
 * on.
 */
export const moveToNextText: Command = (state, dispatch) => {
  const block = blockAt(state);
  const { selection, tr } = state;
  if (block === null || !(selection instanceof TextSelection)) return false;
  const { $from } = selection;
  const { parent } = $from;
  const outer = $from.node(-1);
  const isParagraph = parent.type.name === 'paragraph';
  const isLeftEmpty = parent.content.size === 0 && $from.indexAfter(-1) === outer.childCount && outer.childCount > 1;
  if (isParagraph && (!isLeftEmpty || !['factBox', 'pullQuoteText'].includes(outer.type.name))) return false;
  if (!isParagraph && parent.type.spec.isolating !== true) return false;
  const nextTexts: number[] = [];
  state.doc.nodesBetween($from.after(), block.to, (node, position) => {
    if (node.isTextblock) nextTexts.push(position);
  });
  if (isParagraph) tr.delete($from.before(), $from.after());
  const [next] = nextTexts;
  if (next === undefined) goBelow(tr, tr.mapping.map(block.to));
  else tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(next) + 1)).scrollIntoView();
  dispatch?.(tr);
  return true;
};

/**
 * Tab and Shift+Tab in a block move the cursor to its next or previous text. From the last text,
 * Tab moves to the line below the block. From the first one, Shift+Tab leaves the text as usual,
 * and so does Tab outside of blocks. A table has its own keys.
 */
export const tabToText =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const block = blockAt(state);
    const { selection, tr } = state;
    if (block === null || block.node.type.name === 'table' || !(selection instanceof TextSelection)) return false;
    const texts: number[] = [];
    state.doc.nodesBetween(block.from, block.to, (node, position) => {
      if (node.isTextblock) texts.push(position);
    });
    const next = texts.indexOf(selection.$from.before()) + step;
    const text = texts[next];
    if (text !== undefined) tr.setSelection(TextSelection.create(tr.doc, text + 1)).scrollIntoView();
    else if (step === 1) goBelow(tr, block.to);
    else return false;
    dispatch?.(tr);
    return true;
  };

/** Typed text must not replace a selected block, so it becomes a paragraph below the block. */
const typeBelow = new Plugin({
  props: {
    handleTextInput: (view, _from, _to, text) => {
      const { schema, tr } = view.state;
      const block = selectedBlock(view.state);
      if (block === null) return false;
      tr.insert(block.to, schema.nodes.paragraph!.create(null, schema.text(text)));
      tr.setSelection(TextSelection.create(tr.doc, block.to + 1 + text.length));
      view.dispatch(tr.scrollIntoView());
      return true;
    },
  },
});

/** The keyboard shortcuts of the text and its blocks. Alt+Shift+arrow also moves paragraphs. */
export const BlockKeys = Extension.create({
  name: 'blockKeys',
  // These keys come before those of lists, tables and line breaks.
  priority: 1000,
  addKeyboardShortcuts() {
    const run = (command: Command) => (): boolean => command(this.editor.state, this.editor.view.dispatch);
    const move = (direction: Direction) => (): boolean => {
      if (run(moveBlock(direction))()) {
        const { selection, doc } = this.editor.state;
        this.editor.emit('moved', `Moved ${direction}: ${selection.$from.index(0) + 1} of ${doc.childCount}`);
      }
      // Handle the key in any case. Otherwise the browser would extend the selection by a line.
      return true;
    };
    const enter = () => {
      const block = selectedBlock(this.editor.state);
      if (block === null) return run(addRow)() || run(moveToNextText)();
      editBlock(this.editor, block.from);
      return true;
    };
    /** A key that moves the focus out of the text. */
    const leave = (act: () => void) => (): boolean => {
      // The browser fires 'selectionchange' a moment after the cursor has moved. By then the text
      // has lost the focus, and the editor would ignore the event. So fire the event now.
      document.dispatchEvent(new Event('selectionchange'));
      act();
      return true;
    };
    const openLink = leave(() => this.editor.emit('openDialog', { name: 'link', at: null }));
    const toolbar = () => document.querySelector<HTMLElement>(`[aria-controls="${this.editor.view.dom.id}"]`);
    return {
      'Ctrl-k': openLink,
      'Meta-k': openLink,
      'Alt-F10': leave(() => toolbar()?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()),
      'Alt-Shift-ArrowUp': move('up'),
      'Alt-Shift-ArrowDown': move('down'),
      Enter: enter,
      Tab: run(tabToText(1)),
      'Shift-Tab': run(tabToText(-1)),
      'Mod-Enter': run(leaveBlock),
      Escape: run(selectBlock),
      Backspace: run(removeEmptyRow),
    };
  },
  addProseMirrorPlugins: () => [typeBelow],
});
