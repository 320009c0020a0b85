import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { KeyCap } from '../ui/key-cap.tsx';
import { leaveRoom } from '../ui/leave-room.ts';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Line } from '../ui/stack.ts';
import { type Act, actsOf, isWaiting } from './acts.ts';
import type { QueueDesk } from './use-queue-desk.ts';

const Look = styled(Button)({
  minWidth: 132,
  padding: '0 20px',
  gap: 10,
  '&[data-tone="approve"]': {
    backgroundColor: 'var(--fs-palette-success-main)',
    color: 'var(--fs-palette-background-default)',
    '&:not(:hover)': { borderColor: 'var(--fs-palette-success-main)' },
  },
  '&[data-tone="delete"]': {
    color: 'var(--fs-palette-error-main)',
    '&, &:hover': { borderColor: 'var(--fs-palette-error-main)' },
    '&:hover': { backgroundColor: 'var(--fs-palette-raised)' },
  },
});

/** A bin in the style of `Icon`. Only this desk uses it, so readers do not download it. */
const TrashIcon = () => (
  <svg width={18} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.8} aria-hidden="true">
    <path d="M4 6.500h16M9 6.500V4h6v2.500M6 6.500l1 14h10l1-14M10 10.500v6m4-6v6" strokeLinecap="square" />
  </svg>
);

export const looks = {
  approve: { name: 'Approve', shortcut: 'A', icon: <Icon name="check" size={18} /> },
  reject: { name: 'Reject', shortcut: 'R', icon: <Icon name="close" size={18} /> },
  delete: { name: 'Delete', shortcut: 'D', icon: <TrashIcon /> },
  dismiss: { name: 'Dismiss reports', shortcut: undefined, icon: null },
} as const;

type Props = {
  act: Act;
  label?: string;
  /** Shows the keyboard shortcut on the button. */
  showsKey?: boolean;
  /** Shows only the icon. Screen readers still read the label. */
  isIconOnly?: boolean;
  onClick: () => void;
};

/** The second press of a double click follows within this time and distance. */
const DOUBLE_CLICK_MS = 500;
const DOUBLE_CLICK_PX = 24;
let lastPress = { timeStamp: -DOUBLE_CLICK_MS, clientX: 0, clientY: 0 };

export function DecisionButton({ act, label = looks[act].name, showsKey = false, isIconOnly = false, onClick }: Props) {
  const { icon, shortcut } = looks[act];
  const shown = showsKey ? shortcut : undefined;
  // Ignore the second click of a double click: the pointer is at the next comment's button by then.
  const press = ({ detail, timeStamp, clientX, clientY }: MouseEvent) => {
    // `detail` is 0 for a press by a key.
    if (detail > 0) {
      const distance = Math.hypot(clientX - lastPress.clientX, clientY - lastPress.clientY);
      if (timeStamp - lastPress.timeStamp < DOUBLE_CLICK_MS && distance < DOUBLE_CLICK_PX) return;
      lastPress = { timeStamp, clientX, clientY };
    }
    onClick();
  };
  return (
    <Look
      variant="outlined"
      data-tone={act}
      aria-keyshortcuts={shown}
      aria-label={isIconOnly ? label : undefined}
      onClick={press}
    >
      {icon}
      {!isIconOnly && label}
      {shown !== undefined && <KeyCap aria-hidden="true">{shown}</KeyCap>}
    </Look>
  );
}

const PHONE = '@media (max-width:799px)';

const Bar = styled(Line)({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 3,
  gap: '8px 10px',
  padding: '12px max(40px, calc(50vw - 600px))',
  backgroundColor: 'var(--fs-palette-raised)',
  borderTop: '1px solid var(--fs-palette-divider)',
  [PHONE]: {
    padding: '10px 12px calc(10px + env(safe-area-inset-bottom, 0px))',
    flexWrap: 'nowrap',
    '& > [data-tone]': { flex: 1, minWidth: 0, minHeight: 54, padding: '0 8px' },
    '& > [data-tone="delete"]': { flex: '0 0 56px' },
    // With a selection, two rows: first the count and 'Clear selection', then the decisions.
    '&[data-many]': { flexWrap: 'wrap' },
    '&[data-many] > p': { flex: '1 0 50%', order: -2 },
    '&[data-many] > button:last-of-type': { order: -1 },
    '&[data-many] > [data-tone]': { flex: '1 1 28%' },
  },
});
const OnPhones = styled('div')({ display: 'contents', '@media (min-width:800px)': { display: 'none' } });

/**
 * The bar at the bottom of the window: the number of selected comments and the decisions for all of
 * them. Without a selection, it is shown only on phones and in lists that wait for a decision. It
 * then has the decisions for the current card.
 */
export function ActionBar({ desk: { list, currentCard, selection, act, actOnSelection } }: { desk: QueueDesk }) {
  if (selection.ids.size > 0)
    return (
      <Bar ref={leaveRoom} role="region" aria-label="Selected comments" data-many="">
        <p role="status" style={{ fontWeight: 700, marginRight: 8 }}>
          {selection.ids.size} selected
        </p>
        {actsOf[list].map(
          (one) => one !== 'dismiss' && <DecisionButton key={one} act={one} onClick={() => actOnSelection(one)} />,
        )}
        <QuietButton onClick={selection.clear} style={{ marginLeft: 'auto' }}>
          Clear selection
        </QuietButton>
      </Bar>
    );
  if (!isWaiting(list) || currentCard?.notice !== null) return null;
  const { id, authorName } = currentCard.comment;
  return (
    <OnPhones>
      <Bar ref={leaveRoom} role="region" aria-label={`Decision on the comment by ${authorName}`}>
        {actsOf[list].map((one) => (
          <DecisionButton key={one} act={one} isIconOnly={one === 'delete'} onClick={() => act(id, one)} />
        ))}
      </Bar>
    </OnPhones>
  );
}
