import { Button } from '../button.tsx';

type Props = { hasMore: boolean; isLoading?: boolean; label?: string; onLoad: () => unknown };

/** The button below a list that has further pages. */
export function LoadMore({ hasMore, isLoading = false, label = 'Load more', onLoad }: Props) {
  if (!hasMore) return null;
  return (
    <Button variant="outlined" sx={{ mt: 5 }} aria-disabled={isLoading} onClick={() => !isLoading && void onLoad()}>
      {isLoading ? 'Loading…' : label}
    </Button>
  );
}
