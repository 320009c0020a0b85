import { Extension } from '@tiptap/core';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { type BlockName, findBlocks } from './story-blocks.ts';

/** The open menu: the blocks that match the text after '/'. */
export type SlashMenuState = {
  names: BlockName[];
  /** Deletes the typed text and inserts the block. */
  choose: (name: BlockName) => void;
  /** Where the '/' is in the window. */
  place: () => DOMRect;
};

type Options = {
  onChange: (menu: SlashMenuState | null) => void;
  /** Returns whether the menu uses the key. */
  onKeyDown: (event: KeyboardEvent) => boolean;
  onChoose: (name: BlockName) => void;
};

const stateOf = ({ items, command, clientRect }: SuggestionProps<BlockName, BlockName>): SlashMenuState | null =>
  items.length === 0 ? null : { names: items, choose: command, place: () => clientRect?.() ?? new DOMRect() };

/** Typing '/' at the start of an empty line opens a menu of blocks. */
export const SlashMenu = Extension.create<Options>({
  name: 'slashMenu',
  // Its keys come before all others while it is open.
  priority: 1001,
  addOptions: () => ({ onChange: () => undefined, onKeyDown: () => false, onChoose: () => undefined }),
  addProseMirrorPlugins() {
    const { onChange, onKeyDown, onChoose } = this.options;
    return [
      Suggestion<BlockName, BlockName>({
        editor: this.editor,
        char: '/',
        startOfLine: true,
        // 'fact box'
        allowSpaces: true,
        // Blocks stand at the top level only.
        allow: ({ state, range }) => {
          const $from = state.doc.resolve(range.from);
          return $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parentOffset === 0;
        },
        items: ({ query }) => findBlocks(query),
        command: ({ editor, range, props: name }) => {
          editor.commands.deleteRange(range);
          onChoose(name);
        },
        render: () => ({
          onStart: (props) => onChange(stateOf(props)),
          onUpdate: (props) => {
            // The list comes a moment later.
            if (!props.loading) onChange(stateOf(props));
          },
          onExit: () => onChange(null),
          onKeyDown: ({ event }) => onKeyDown(event),
        }),
      }),
    ];
  },
});
