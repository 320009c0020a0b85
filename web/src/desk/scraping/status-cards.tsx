import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { formatCountOf } from '@first-show/domain/core/money';
import type { ScrapingStatus } from '@first-show/domain/scraping/scrape-job.schema';
import type { Source } from '@first-show/domain/scraping/source.schema';
import { formatIndianTime } from '../lib/india-time.ts';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';

const Cards = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: '24px 0',
  '@media (min-width:800px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 },
  '& > div': { backgroundColor: 'var(--fs-palette-background-paper)', padding: '20px 24px', minWidth: 0 },
  '& dt': { fontWeight: 700, color: 'var(--fs-palette-text-secondary)' },
  '& dd': { marginTop: 4 },
  '& dt + dd': { ...theme.typography.h4, '&::first-letter': { textTransform: 'uppercase' } },
  '& dd + dd': { ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)' },
}));

/** Cards: the next scheduled run, the number of active sources, and whether enhancement is on. */
export function StatusCards({ status, sources }: { status: ScrapingStatus | null; sources: readonly Source[] | null }) {
  const facts = [
    {
      label: 'Next auto scrape',
      value: status && <RelativeTime iso={status.nextRunAt} />,
      note: status && `${formatIndianTime(status.nextRunAt)} IST, then every 2 hours`,
    },
    {
      label: 'Active sources',
      value: sources && sources.filter(({ isActive, health }) => isActive && health.pausedAt === null).length,
      note: sources && `of ${formatCountOf(sources.length, 'source')}`,
    },
    {
      label: 'AI enhancement',
      value: status && (status.isEnhancementOn ? 'Enabled' : 'Off'),
      note: status?.isEnhancementOn === true ? 'New drafts get proposals within minutes' : 'No provider is set up',
    },
  ];
  return (
    <Cards>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton height={28} />}</dd>
          {value !== null && <dd>{note}</dd>}
        </div>
      ))}
    </Cards>
  );
}
