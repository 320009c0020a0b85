import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';

const Stack = styled('div')({ display: 'grid', gap: 12, '&:not(:empty)': { marginBottom: 20 } });

const joined = (names: readonly string[]): string =>
  new Intl.ListFormat('en-IN', { style: 'long', type: 'conjunction' }).format(names);

/** The other editors who have this article open: 'Imtiaz Contractor has this article open'. */
export function OthersNotice({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Alert severity="info" role="status">
      {joined(names)} {names.length === 1 ? 'has' : 'have'} this article open
    </Alert>
  );
}

const MINUTE_MS = 60_000;

/**
 * Says that somebody else saved the article: 'Changed by Sudha Krishnamoorthy just now'.
 * `children`: the actions.
 */
export function ChangedNotice({ name, at, children }: { name: string; at: string | null; children: ReactNode }) {
  const now = useNow();
  const isFresh = at === null || now === null || now.getTime() - Date.parse(at) < MINUTE_MS;
  return (
    <Alert severity="info" role="status">
      <p style={{ marginBottom: 10 }}>
        Changed by {name} {isFresh ? 'just now' : <RelativeTime iso={at} />}
      </p>
      {children}
    </Alert>
  );
}

/** The notices above the form. */
export function Notices({ children }: { children: ReactNode }) {
  return <Stack>{children}</Stack>;
}
