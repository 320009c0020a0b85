import { useLinkAsButton } from '../../shared/lib/use-link-as-button.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { AlertBox } from '../../shared/ui/alert-box.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Place = styled('div')({ display: 'grid', justifyItems: 'center', gap: 16, marginTop: 44 });

/**
 * 'Load More Articles': a button that appends a page of stories. Without JavaScript it is a link to
 * the next page (`href`). `status`: while 'loading' the button says so; after 'failed' a message is
 * shown above it.
 */
export function LoadMore({
  href,
  status,
  onLoad,
}: {
  href: string;
  status: 'idle' | 'loading' | 'failed';
  onLoad: () => void;
}) {
  const asButton = useLinkAsButton(onLoad);
  return (
    <Place>
      {status === 'failed' && (
        <AlertBox tone="error">More articles did not load. Check your connection and try again.</AlertBox>
      )}
      <Button
        component="a"
        href={href}
        variant="outlined"
        sx={{ width: { xs: '100%', sm: 320 }, minHeight: 54 }}
        aria-disabled={status === 'loading'}
        {...asButton}
      >
        {status === 'loading' ? 'Loading…' : 'Load More Articles'}
      </Button>
    </Place>
  );
}
