import { TOOLTIP_DELAY_MS } from '@first-show/domain/core/limits';
import { useEffect, useState } from 'react';
import { optionalComponent } from '../optional-component.tsx';

const TooltipAt = optionalComponent(() => import('./tooltip-at.tsx').then((module) => module.TooltipAt));

/**
 * Shows MUI's tooltip for every element with `data-tip`, 700 ms after hover or keyboard focus. The
 * whole page shares one tooltip, which is loaded at the first use: its script takes 60 ms on a
 * phone, and touch shows no tooltips. The text repeats the control's accessible name, so the
 * tooltip is hidden from screen readers.
 */
export function Tooltips() {
  const [owner, setOwner] = useState<Element | null>(null);
  const [isLoaded, setLoaded] = useState(false);
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
      setLoaded(true);
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
  return isLoaded ? <TooltipAt owner={owner} /> : null;
}
