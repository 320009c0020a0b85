import type { ReactNode } from 'react';
import { notchMask } from './cut.ts';
import { Icon } from './icon.tsx';
import { ANEK } from './families.ts';
import { styled } from '../styled.ts';

const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: '1.875rem',
  maxWidth: '100%',
  padding: '4px 14px',
  fontFamily: ANEK,
  fontSize: '.9375rem',
  fontWeight: 700,
  fontStretch: '85%',
  lineHeight: 1,
  // Only a text that is wider than its container breaks, as with large text on a phone.
  flexShrink: 0,
  overflowWrap: 'break-word',
  textDecoration: 'none',
  mask: notchMask(5),
  color: '#1B0A13',
  '&[data-tone]': { textTransform: 'uppercase', fontStretch: '75%', letterSpacing: '.02em', fontSize: '1rem' },
  '&[data-tone="breaking"]': { backgroundColor: 'var(--fs-palette-breaking)', color: '#fff' },
  '&[data-tone="featured"]': {
    backgroundColor: 'var(--fs-palette-inverse-bg)',
    color: 'var(--fs-palette-inverse-text)',
  },
});

/**
 * A badge that looks like a ticket stub, 30 px high. `tone`: 'breaking' (red), 'featured' (cream;
 * dark in the light scheme) or a CSS colour such as `categoryColors().chip`. `icon`: the name of an
 * `Icon`.
 */
export function TicketBadge({
  tone,
  icon,
  children,
}: {
  tone: 'breaking' | 'featured' | (string & {});
  icon?: string;
  children: ReactNode;
}) {
  const isFlag = tone === 'breaking' || tone === 'featured';
  return (
    <Badge {...(isFlag ? { 'data-tone': tone } : { style: { backgroundColor: tone } })}>
      {icon !== undefined && <Icon name={icon} size={17} />}
      <span>{children}</span>
    </Badge>
  );
}
