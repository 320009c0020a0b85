import { styled } from '@mui/material/styles';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import type { ReactNode } from 'react';
import { QuietButton } from '../../../ui/quiet-button.tsx';
import { IconButton } from '../../../../shared/ui/controls/icon-button.tsx';
import { type Direction, moveBlock } from './block-commands.ts';
import { editBlock } from './open-dialog.ts';
import { blockChoices, blockNameOf, hasDialog } from './story-blocks.ts';

const Frame = styled(NodeViewWrapper)({
  border: '1.5px solid var(--fs-palette-edge)',
  borderRadius: 4,
  '& [data-node-view-content]': { padding: '12px 14px 14px' },
});
const Strip = styled('div')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  whiteSpace: 'normal',
  userSelect: 'none',
  borderBottom: '1px solid var(--fs-palette-divider)',
  backgroundColor: 'var(--fs-palette-raised)',
  color: 'var(--fs-palette-text-secondary)',
}));
const Handle = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 1 auto',
  minHeight: 44,
  padding: '0 10px',
  fontWeight: 700,
  cursor: 'grab',
  '&::before': { content: '"⠿"', fontWeight: 400 },
});

type Props = Pick<NodeViewProps, 'editor' | 'node' | 'getPos' | 'deleteNode'> & {
  /** Distinguishes blocks with the same label: 'Film card: Baarish'. */
  title?: string;
  note?: string;
  children: ReactNode;
};

/**
 * A block in the editor. The strip at the top of the block has the drag handle and the actions. The
 * actions are not tab stops, because Tab leaves the text; each action also has a key.
 * `@tiptap/extension-drag-handle` is not used, because it needs the collaboration extension and
 * Yjs.
 */
export function BlockFrame({ editor, node, getPos, deleteNode, title = '', note, children }: Props) {
  const block = blockNameOf(node.type.name) ?? 'picture';
  const { label } = blockChoices[block];
  const name = label.toLowerCase();
  const at = (act: (position: number) => void) => () => {
    const position = getPos();
    if (position !== undefined) act(position);
  };
  const select = (position: number) => editor.commands.setNodeSelection(position);
  const move = (direction: Direction) => (position: number) => {
    select(position);
    moveBlock(direction)(editor.state, editor.view.dispatch);
    editor.view.focus();
  };
  return (
    <Frame role="group" aria-label={title === '' ? label : `${label}: ${title}`}>
      <Strip contentEditable={false}>
        <Handle data-drag-handle="" draggable data-tip="Drag to move, or Alt+Shift+↑ and ↓" onClick={at(select)}>
          {label}
        </Handle>
        {note}
        <span style={{ display: 'flex', marginLeft: 'auto' }}>
          <IconButton icon="arrow-up" label={`Move ${name} up`} tabIndex={-1} onClick={at(move('up'))} />
          <IconButton icon="arrow-down" label={`Move ${name} down`} tabIndex={-1} onClick={at(move('down'))} />
          {hasDialog(block) && (
            <QuietButton
              aria-label={`Edit ${name}`}
              tabIndex={-1}
              onClick={at((position) => editBlock(editor, position))}
            >
              Edit
            </QuietButton>
          )}
          <IconButton
            icon="close"
            label={`Remove ${name}`}
            tabIndex={-1}
            onClick={() => {
              deleteNode();
              editor.view.focus();
            }}
          />
        </span>
      </Strip>
      {children}
    </Frame>
  );
}
