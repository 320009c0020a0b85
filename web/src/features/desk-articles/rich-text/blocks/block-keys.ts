import { Extension } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { type Command, NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import { blockAt, goBelow, isStoryBlock, nextText } from './block-position.ts';
import { type Direction, moveBlock } from './move-block.ts';
import { addRow, removeEmptyRow } from './rows.ts';

/** Escape: selects the block around the cursor. */
const selectBlock: Command = (state, dispatch) => {
  const block = blockAt(state);
  if (block === null || state.selection instanceof NodeSelection) return false;
  dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, block.from)));
  return true;
};

/** Mod-Enter: leaves the block and goes on below it. */
const leaveBlock: Command = (state, dispatch) => {
  const block = blockAt(state);
  if (block === null) return false;
  dispatch?.(goBelow(state.tr, block.to));
  return true;
};

/**
 * Enter: goes on to the next text of a block, and from the last one to the line below. Paragraphs
 * and lists in a block split as usual, until one is left empty at the end.
 */
export const goOn: Command = (state, dispatch) => {
  const block = blockAt(state);
  const { selection } = state;
  if (block === null || !(selection instanceof TextSelection)) return false;
  const { $from } = selection;
  const parent = $from.node($from.depth - 1);
  const isParagraph = $from.parent.type.name === 'paragraph';
  const isLeftEmpty =
    $from.parent.content.size === 0 && $from.indexAfter($from.depth - 1) === parent.childCount && parent.childCount > 1;
  if (isParagraph && (!isLeftEmpty || !['factBox', 'pullQuoteText'].includes(parent.type.name))) return false;
  if (!isParagraph && $from.parent.type.spec.isolating !== true) return false;
  const { tr } = state;
  const next = nextText(block, $from);
  if (isParagraph) tr.delete($from.before(), $from.after());
  const removed = isParagraph ? $from.parent.nodeSize : 0;
  if (next === null) goBelow(tr, block.to - removed);
  else tr.setSelection(TextSelection.create(tr.doc, next - removed)).scrollIntoView();
  dispatch?.(tr);
  return true;
};

/** Text typed while a block is selected goes below the block. It must not replace it. */
const typeBelow = new Plugin({
  props: {
    handleTextInput: (view, _from, _to, text) => {
      const { state } = view;
      if (!(state.selection instanceof NodeSelection) || !isStoryBlock(state.selection.node)) return false;
      const paragraph = state.schema.nodes.paragraph!.create(null, Fragment.from(state.schema.text(text)));
      const { to } = state.selection;
      const tr = state.tr.insert(to, paragraph);
      view.dispatch(tr.setSelection(TextSelection.create(tr.doc, to + 1 + text.length)).scrollIntoView());
      return true;
    },
  },
});

type Options = {
  /** Opens the dialog of the block at a position, if it has one. */
  onEdit: (position: number) => void;
  /** Gets a sentence for screen readers. */
  onMoved: (sentence: string) => void;
};

/** Keys of story blocks. */
export const BlockKeys = Extension.create<Options>({
  name: 'blockKeys',
  // Before the keys of lists, tables and line breaks.
  priority: 1000,
  addOptions: () => ({ onEdit: () => undefined, onMoved: () => undefined }),
  addKeyboardShortcuts() {
    const run = (command: Command) => (): boolean => command(this.editor.state, this.editor.view.dispatch);
    const move = (direction: Direction) => (): boolean => {
      if (run(moveBlock(direction))()) {
        const { selection, doc } = this.editor.state;
        this.options.onMoved(`Moved ${direction}: ${selection.$from.index(0) + 1} of ${doc.childCount}`);
      }
      // The browser would extend the selection by a line otherwise.
      return true;
    };
    const enter = () => {
      const { selection } = this.editor.state;
      if (selection instanceof NodeSelection && isStoryBlock(selection.node)) {
        this.options.onEdit(selection.from);
        return true;
      }
      return run(addRow)() || run(goOn)();
    };
    return {
      'Alt-Shift-ArrowUp': move('up'),
      'Alt-Shift-ArrowDown': move('down'),
      Enter: enter,
      'Mod-Enter': run(leaveBlock),
      Escape: run(selectBlock),
      Backspace: run(removeEmptyRow),
    };
  },
  addProseMirrorPlugins: () => [typeBelow],
});
