import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'var(--fs-palette-text-secondary)',
  good: 'var(--fs-palette-success-main)',
  bad: 'var(--fs-palette-error-main)',
  warn: 'var(--fs-palette-primary-main)',
} as const;

const Look = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 27,
  padding: '2px 10px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
}));

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  const color = tones[tone];
  return (
    <Look style={{ color, backgroundColor: `color-mix(in srgb, ${color} 12%, var(--fs-palette-background-default))` }}>
      {children}
    </Look>
  );
}
