import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AlertBox } from '../../ui/alert-box.tsx';

const Stack = styled('div')({ display: 'grid', gap: 12, '&:not(:empty)': { marginBottom: 20 } });

const joined = (names: readonly string[]): string => new Intl.ListFormat('en-IN', { style: 'long', type: 'conjunction' }).format(names);

/** Who else has this article open: 'Imtiaz Contractor has this article open'. */
export function OthersNotice({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <AlertBox>
      {joined(names)} {names.length === 1 ? 'has' : 'have'} this article open
    </AlertBox>
  );
}

/** What stands above the form. */
export function Notices({ children }: { children: ReactNode }) {
  return <Stack>{children}</Stack>;
}
