import { styled } from '@mui/material/styles';
import { TOOLTIP_DELAY_MS } from '@first-show/domain/core/limits';
import { useEffect, useState } from 'react';

const Tip = styled('div')({
  position: 'fixed',
  zIndex: 10,
  maxWidth: 240,
  padding: '6px 12px',
  backgroundColor: 'var(--fs-palette-inverse-bg)',
  color: 'var(--fs-palette-inverse-text)',
  fontSize: '.875rem',
  fontWeight: 600,
  pointerEvents: 'none',
  transform: 'translate(-50%, 0)',
});

/**
 * One tooltip for the whole page: shows the `data-tip` of what the pointer rests on or the keyboard stands on, after 700 ms. Only for
 * what the control's name says too, so screen readers do without. Escape hides it.
 */
export function Tooltips() {
  const [tip, setTip] = useState<{ text: string; x: number; y: number } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let owner: Element | null = null;
    const hide = () => {
      clearTimeout(timer);
      owner = null;
      setTip(null);
    };
    const show = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
      if (target === owner) return;
      hide();
      if (target === null || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
      if (event.type === 'focusin' && !target.matches(':focus-visible')) return;
      owner = target;
      timer = setTimeout(() => {
        const box = target.getBoundingClientRect();
        const text = target.getAttribute('data-tip');
        if (text === null || !target.isConnected) return;
        const x = Math.min(window.innerWidth - 70, Math.max(70, box.left + box.width / 2));
        setTip({ text, x, y: box.bottom + 48 > window.innerHeight ? box.top - 42 : box.bottom + 8 });
      }, TOOLTIP_DELAY_MS);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    const starts = ['pointerover', 'focusin'] as const;
    const ends = ['pointerdown', 'focusout', 'scroll'] as const;
    for (const name of starts) document.addEventListener(name, show);
    for (const name of ends) document.addEventListener(name, hide, true);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      for (const name of starts) document.removeEventListener(name, show);
      for (const name of ends) document.removeEventListener(name, hide, true);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return tip === null ? null : (
    <Tip aria-hidden="true" style={{ left: tip.x, top: tip.y }}>
      {tip.text}
    </Tip>
  );
}
