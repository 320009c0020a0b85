import { styled } from '@mui/material/styles';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { actsOf, isWaiting } from './acts.ts';
import { DecisionButton } from './decision-button.tsx';
import type { QueueDesk } from './use-queue-desk.ts';

const PHONE = '@media (max-width:799px)';

const Bar = styled('div')({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 10px',
  padding: '12px max(40px, calc(50vw - 600px))',
  backgroundColor: 'var(--fs-palette-raised)',
  borderTop: '1px solid var(--fs-palette-divider)',
  [PHONE]: {
    padding: '10px 12px calc(10px + env(safe-area-inset-bottom, 0px))',
    flexWrap: 'nowrap',
    '& > [data-tone]': { flex: 1, minWidth: 0, minHeight: 54, padding: '0 8px' },
    '& > [data-tone="delete"]': { flex: '0 0 56px' },
    // Two rows: the count and 'Clear selection' above, the decisions below.
    '&[data-many]': { flexWrap: 'wrap' },
    '&[data-many] > p': { flex: '1 0 50%', order: -2 },
    '&[data-many] > button:last-of-type': { order: -1 },
    '&[data-many] > [data-tone]': { flex: '1 1 28%' },
  },
});
const OnPhones = styled('div')({ display: 'contents', '@media (min-width:800px)': { display: 'none' } });

/** Toasts and the end of the page leave room for the bar. */
function leaveRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const root = document.documentElement.style;
  const measure = () => root.setProperty('--fs-bottom-bar', `${bar.offsetHeight}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  measure();
  return () => {
    observer.disconnect();
    root.removeProperty('--fs-bottom-bar');
  };
}

/**
 * A bar at the lower edge: the number of selected comments and the decisions for all of them.
 * Without a selection, on phones: the decisions for the current card.
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
      <Bar ref={leaveRoom} role="region" aria-label={`Decide about the comment by ${authorName}`}>
        {actsOf[list].map((one) => (
          <DecisionButton key={one} act={one} isIconOnly={one === 'delete'} onClick={() => act(id, one)} />
        ))}
      </Bar>
    </OnPhones>
  );
}
