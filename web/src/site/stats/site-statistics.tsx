import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import { livePaths } from '@first-show/domain/core/live-paths';
import { formatCount } from '@first-show/domain/core/money';
import { callApi } from '../../shared/lib/call-api.ts';
import { useLiveDoc } from '../../shared/lib/live/use-live.ts';
import { StatFigure, StatRow } from '../../shared/ui/figures/stat-figure.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Dot = styled('span')({
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: '#35B58A',
  boxShadow: '0 0 0 4px rgba(53,181,138,.28)',
  marginInline: 3,
});

/**
 * The statistics in the footer: at first the numbers of the page's data, then every live change.
 */
export function SiteStatistics({ stats }: { stats: SiteStats }) {
  const live = useLiveDoc<SiteStats>(livePaths.siteStats, stats, (doc) => doc, {
    refresh: () => callApi<SiteStats>('/api/analytics/stats', { isPublic: true }),
  });
  return (
    <StatRow aria-label="Site statistics">
      <StatFigure
        size={46}
        value={formatCount(live.activeUsers)}
        label={
          <>
            <Dot />
            users online
          </>
        }
      />
      <StatFigure size={46} value={formatCount(live.totalVisits)} label="total visits" />
      <StatFigure size={46} value={formatCount(live.totalPageViews)} label="page views" />
      <StatFigure size={46} value={formatCount(live.totalUniqueVisitors)} label="unique visitors" />
    </StatRow>
  );
}
