import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './art/icon.tsx';
import { ANEK } from './art/families.ts';

const Box = styled('div')({
  display: 'flex',
  gap: 14,
  padding: '16px 20px',
  border: '1px solid',
  fontFamily: ANEK,
  fontSize: '1rem',
  fontWeight: 500,
  lineHeight: 1.4,
});

/**
 * A box with a border, an icon and a message. With `tone` 'error' the box is red, and screen
 * readers read the message at once. With `tone` 'info', screen readers read the message when they
 * are idle.
 */
export function AlertBox({ tone = 'info', children }: { tone?: 'error' | 'info'; children: ReactNode }) {
  const color = tone === 'error' ? 'var(--fs-palette-error-main)' : 'var(--fs-palette-primary-main)';
  return (
    <Box
      role={tone === 'error' ? 'alert' : 'status'}
      sx={{
        borderColor: tone === 'error' ? color : 'edge',
        bgcolor:
          tone === 'error'
            ? `color-mix(in srgb, ${color} 12%, var(--fs-palette-background-paper))`
            : 'background.paper',
        '& > svg': { color, mt: '1px' },
      }}
    >
      <Icon name="info" size={24} />
      <div>{children}</div>
    </Box>
  );
}
