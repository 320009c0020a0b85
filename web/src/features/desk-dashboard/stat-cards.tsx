import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { AdminStats } from '@first-show/domain/analytics/analytics.schema';
import type { CommentDeskStats } from '@first-show/domain/comments/moderation-desk.schema';
import { formatCount } from '@first-show/domain/core/money';
import { openedQuery } from '../../lib/desk/queries.ts';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { Sheet } from '../../ui/desk/panel.tsx';
import { Meta } from '../../ui/desk/text.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Row = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '@media (min-width:1000px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 },
  '& dt': { fontWeight: 700, color: 'var(--fs-palette-text-secondary)' },
});
const Figure = styled('dd')(({ theme }) => ({
  ...theme.typography.figure,
  marginTop: 4,
  fontSize: 'clamp(1.75rem, 8vw, 2.875rem)',
  // 'Total Views' can have nine digits.
  overflowWrap: 'anywhere',
}));

/** The site's numbers, live. Without a live document, they are loaded from the API. */
export function useOverview() {
  const live = useLiveDocState<AdminStats>('deskStats/overview');
  const comments = useLiveDocState<CommentDeskStats>('deskStats/comments').doc;
  const asked = useQuery({
    ...openedQuery<AdminStats>(['stats'], '/api/admin/stats'),
    enabled: live.doc === null && live.status !== 'loading',
  });
  let overview: AdminStats | null = live.doc ?? asked.data ?? null;
  // The comment counts are updated sooner than the overview's copy of them.
  if (overview !== null && comments !== null) {
    const { pending, approved, rejected } = comments;
    overview = { ...overview, comments: { total: pending + approved + rejected, pending, approved } };
  }
  return {
    overview,
    hasFailed: overview === null && asked.isError && !asked.isFetching,
    retry: () => void asked.refetch(),
  };
}

export type StatCard = {
  label: string;
  value: (overview: AdminStats) => number;
  note?: (overview: AdminStats) => string;
};

/** The number cards of a dashboard: two in a row, or four from 1000 px on. */
export function StatCards({ cards }: { cards: readonly StatCard[] }) {
  const { overview, hasFailed, retry } = useOverview();
  if (hasFailed) return <LoadFailed what="the numbers" onRetry={retry} />;
  return (
    <section aria-label="Site statistics" aria-busy={overview === null}>
      {overview === null && <VisuallyHidden role="status">Loading</VisuallyHidden>}
      <Row>
        {cards.map(({ label, value, note }) => (
          <Sheet as="div" key={label}>
            <dt>{label}</dt>
            {overview === null ? (
              <Skeleton component="dd" width="60%" height={38} />
            ) : (
              <>
                <Figure>{formatCount(value(overview))}</Figure>
                {note !== undefined && (
                  <Meta as="dd" sx={{ mt: 1 }}>
                    {note(overview)}
                  </Meta>
                )}
              </>
            )}
          </Sheet>
        ))}
      </Row>
    </section>
  );
}
