import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useMounted } from '../../lib/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { AlertBox } from '../../ui/alert-box.tsx';

const Place = styled('div')({ display: 'grid', justifyItems: 'center', gap: 16, marginTop: 44 });

/**
 * 'Load More Articles': a button that appends; without script, a link to the next page (`href`). `status` 'loading' holds it, 'failed' says
 * what to do.
 */
export function LoadMore({ href, status, onLoad }: { href: string; status: 'idle' | 'loading' | 'failed'; onLoad: () => void }) {
  const isMounted = useMounted();
  return (
    <Place>
      {status === 'failed' && <AlertBox tone="error">More articles did not load. Check the network, then press again.</AlertBox>}
      <Button
        component="a"
        href={href}
        role={isMounted ? 'button' : undefined}
        variant="outlined"
        sx={{ width: { xs: '100%', sm: 320 }, minHeight: 54 }}
        aria-disabled={status === 'loading'}
        onKeyDown={(event) => {
          // A link is pressed with Enter only; this one is called a button.
          if (event.key !== ' ') return;
          event.preventDefault();
          onLoad();
        }}
        onClick={(event: MouseEvent<HTMLElement>) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onLoad();
        }}
      >
        {status === 'loading' ? 'Loading…' : 'Load More Articles'}
      </Button>
    </Place>
  );
}
