import Tooltip from '@mui/material/Tooltip';
import { TOOLTIP_DELAY_MS } from '@first-show/domain/core/limits';
import { useEffect, useState } from 'react';

/**
 * MUI's tooltip for every element with `data-tip`, 700 ms after the pointer or the keyboard came to
 * it. One for the whole page, because it arrives after idle: wrapped around each button, its 12 KB
 * of script would come before the page responds. The tip only repeats the name of the control, so
 * screen readers do without it.
 */
export function Tooltips() {
  const [owner, setOwner] = useState<Element | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setOwner(null);
    };
    const show = (event: Event) => {
      hide();
      const target = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
      if (target === null || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
      if (event.type === 'focusin' && !target.matches(':focus-visible')) return;
      timer = setTimeout(() => setOwner(target), TOOLTIP_DELAY_MS);
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const listeners = new AbortController();
    for (const name of ['pointerover', 'focusin']) document.addEventListener(name, show, listeners);
    for (const name of ['pointerdown', 'focusout', 'scroll'])
      document.addEventListener(name, hide, { capture: true, signal: listeners.signal });
    document.addEventListener('keydown', onKey, listeners);
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);
  const tip = owner?.isConnected === true ? owner.getAttribute('data-tip') : null;
  return (
    <Tooltip open={tip !== null} title={tip ?? ''} slotProps={{ popper: { anchorEl: owner, 'aria-hidden': true } }}>
      <span hidden />
    </Tooltip>
  );
}
