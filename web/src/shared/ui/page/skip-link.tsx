import type { ReactNode } from 'react';
import { styled } from '../styled.ts';

const Look = styled('a')({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: 6,
  padding: '12px 20px',
  backgroundColor: 'var(--fs-palette-inverse-bg)',
  color: 'var(--fs-palette-inverse-text)',
  fontWeight: 700,
  '&:focus': { top: 8 },
});

/**
 * The skip link: the first focus stop, visible only while it has the focus. It moves the focus to
 * the page's main part (`href`: '#main') without a navigation: a fragment would add a history
 * entry, and the next Back would seem to do nothing.
 */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <Look
      href={href}
      onClick={(event) => {
        event.preventDefault();
        const target = document.querySelector<HTMLElement>(href);
        target?.focus();
        target?.scrollIntoView();
      }}
    >
      {children}
    </Look>
  );
}
