import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

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
 * The first stop of the keyboard, seen only while it has the focus: past the header, to the page's
 * own part (`href`: '#main'). A fragment in the address would be an entry of the history, and Back
 * from it nothing that anybody sees.
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
