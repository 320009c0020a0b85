import { keyframes } from '@mui/material/styles';
import * as Radix from '@radix-ui/react-toast';
import { TOAST_MS } from '@first-show/domain/core/limits';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ANEK } from '../art/families.ts';
import { Icon } from '../art/icon.tsx';
import { onToast, type Toast } from './toast.ts';
import { styled } from '../styled.ts';

const SWIPE_PX = 50;

const enter = keyframes({ from: { transform: 'translateX(calc(100% + 24px))' }, to: { transform: 'none' } });
const leave = keyframes({ to: { opacity: 0 } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(calc(100% + 24px))' },
});

const Viewport = styled(Radix.Viewport)({
  position: 'fixed',
  zIndex: 1500,
  right: 0,
  // Above the bar that a desk may have at the bottom of the window (`leaveRoom`).
  bottom: 'var(--fs-toast-bottom, 0px)',
  width: 'min(100vw, 427px)',
  margin: 0,
  padding: 24,
  listStyle: 'none',
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media (max-width:599px)': {
    padding: 16,
    // The buttons of a dialog are in the lower half of a phone.
    'body:has([role="dialog"]) &': { top: 0, bottom: 'auto' },
  },
});
const Slab = styled(Radix.Root)({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 44px',
  columnGap: 14,
  padding: '12px 6px 14px 20px',
  backgroundColor: 'var(--fs-palette-inverse-bg)',
  color: 'var(--fs-palette-inverse-text)',
  fontFamily: ANEK,
  boxShadow: '0 18px 40px -16px rgba(0, 0, 0, .6)',
  touchAction: 'pan-y',
  '&[data-tone="error"]': { backgroundColor: 'var(--fs-palette-breaking)', color: '#fff' },
  '&[data-state="open"]': { animation: `${enter} 320ms cubic-bezier(.2,.8,.2,1)` },
  '&[data-state="closed"]': { animation: `${leave} 200ms cubic-bezier(.4,0,1,1) forwards` },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 200ms cubic-bezier(.2,.8,.2,1)' },
  '&[data-swipe="end"]': { animation: `${swipeOut} 200ms cubic-bezier(.4,0,1,1) forwards` },
  '&:focus-visible': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: -6 },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none !important' },
  '& > svg': { marginTop: 9 },
});
// The tick of a toast. Its colours fit the toast's: green on cream in the dark scheme, light green
// on dark in the light scheme.
const Tick = styled('span')({
  marginTop: 9,
  color: '#0A6246',
  '[data-theme="light"] &': { color: '#55D8A4' },
  '& svg': { display: 'block' },
});
const Texts = styled('div')({ paddingBlock: 8, minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled(Radix.Title)({ fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.25 });
const Description = styled(Radix.Description)({
  fontWeight: 500,
  fontSize: '1rem',
  lineHeight: 1.45,
  marginTop: 2,
  whiteSpace: 'pre-line',
});
const Action = styled(Radix.Action)({
  gridColumn: '2 / -1',
  justifySelf: 'start',
  minHeight: 44,
  padding: '0 18px',
  marginBottom: 4,
  border: '1.5px solid currentColor',
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
});
const Close = styled(Radix.Close)({
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: -5 },
});

/**
 * Draws the one toast of the page at the bottom right, for 5 s unless it has its own duration.
 * Swiping it 50 px to the right closes it; F8 focuses it.
 */
export function Toaster() {
  const [shown, setShown] = useState<{ id: number; toast: Toast; isOpen: boolean } | null>(null);
  const viewport = useRef<HTMLOListElement>(null);
  const hadFocus = useRef(false);
  useEffect(
    () =>
      onToast((toast) => {
        hadFocus.current = viewport.current?.contains(document.activeElement) === true;
        setShown((last) => ({ id: (last?.id ?? 0) + 1, toast, isOpen: true }));
      }),
    [],
  );
  // The new key below replaces the viewport. Its successor takes over the focus.
  useLayoutEffect(() => {
    if (hadFocus.current) viewport.current?.focus();
    hadFocus.current = false;
  }, [shown?.id]);
  const isError = shown?.toast.tone === 'error';
  return (
    // A new key for each toast, because Radix stays paused after a toast was closed by hand.
    <Radix.Provider
      key={shown?.id}
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      label="Notification"
    >
      {shown !== null && (
        <Slab
          open={shown.isOpen}
          // The time of the previous toast may end while the new toast is being rendered, so change
          // only the toast with this id.
          onOpenChange={(isOpen) => setShown((last) => (last?.id === shown.id ? { ...last, isOpen } : last))}
          duration={shown.toast.durationMs}
          data-tone={isError ? 'error' : 'success'}
        >
          {isError ? (
            <Icon name="info" size={24} />
          ) : (
            <Tick>
              <Icon name="check" size={24} />
            </Tick>
          )}
          <Texts>
            <Title>{shown.toast.title}</Title>
            {shown.toast.description !== undefined && <Description>{shown.toast.description}</Description>}
          </Texts>
          <Close aria-label="Close">
            <Icon name="close" size={20} />
          </Close>
          {shown.toast.action !== undefined && (
            <Action altText={shown.toast.action.label} onClick={shown.toast.action.onAction}>
              {shown.toast.action.label}
            </Action>
          )}
        </Slab>
      )}
      <Viewport ref={viewport} data-toasts="" hotkey={['F8']} label="Notifications (F8)" />
    </Radix.Provider>
  );
}

/**
 * Mounts the toaster at the end of the document, outside the page's React tree, so that toasts
 * survive a navigation.
 */
export function mountToaster(): void {
  const host = document.createElement('div');
  // The text of toasts is English, even on a page with a Hindi article.
  host.lang = 'en';
  document.body.append(host);
  createRoot(host).render(<Toaster />);
}
