import { styled } from '@mui/material/styles';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { type ReactNode, useEffect, useRef } from 'react';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { type Act, actsOf } from './acts.ts';
import { DecisionButton } from './decision-button.tsx';

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
const Count = styled('p')({ fontWeight: 700, marginRight: 8 });
const OnPhones = styled('div')({ display: 'contents', '@media (min-width:800px)': { display: 'none' } });

/** Bar at the lower edge. Toasts and the end of the page leave room for it. */
function BottomBar({ label, isMany = false, children }: { label: string; isMany?: boolean; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const root = document.documentElement.style;
    const measure = () => root.setProperty('--fs-bottom-bar', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      root.removeProperty('--fs-bottom-bar');
    };
  }, []);
  return (
    <Bar ref={bar} role="region" aria-label={label} data-many={isMany ? '' : undefined}>
      {children}
    </Bar>
  );
}

type Props = { list: QueueList; onAct: (act: Act) => void };

/** The number of selected comments and the decisions for all of them. */
export function SelectionBar({ list, count, onAct, onClear }: Props & { count: number; onClear: () => void }) {
  return (
    <BottomBar label="Selected comments" isMany>
      <Count role="status">{count} selected</Count>
      {actsOf[list].map(
        (act) => act !== 'dismiss' && <DecisionButton key={act} act={act} onClick={() => onAct(act)} />,
      )}
      <QuietButton onClick={onClear} style={{ marginLeft: 'auto' }}>
        Clear selection
      </QuietButton>
    </BottomBar>
  );
}

/** On phones: the decisions for the current card. */
export function CurrentBar({ list, authorName, onAct }: Props & { authorName: string }) {
  return (
    <OnPhones>
      <BottomBar label={`Decide about the comment by ${authorName}`}>
        {actsOf[list].map((act) => (
          <DecisionButton key={act} act={act} isIconOnly={act === 'delete'} onClick={() => onAct(act)} />
        ))}
      </BottomBar>
    </OnPhones>
  );
}
