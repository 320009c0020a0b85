import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ScrapingStatus } from '@first-show/domain/scraping/scrape-job.schema';
import type { Source } from '@first-show/domain/scraping/source.schema';
import type { ReactNode } from 'react';
import { formatIndianTime } from '../../lib/desk/india-time.ts';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { plural } from './scraping-labels.ts';

const Cards = styled('dl')({
  display: 'grid',
  gap: 12,
  margin: '24px 0',
  '@media (min-width:800px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 },
});
const Card = styled('div')({
  backgroundColor: 'var(--fs-palette-background-paper)',
  padding: '20px 24px',
  minWidth: 0,
});
const Label = styled('dt')({ fontWeight: 700, color: 'var(--fs-palette-text-secondary)' });
const Value = styled('dd')(({ theme }) => ({
  ...theme.typography.h4,
  margin: '4px 0 0',
  '&::first-letter': { textTransform: 'uppercase' },
}));
const Note = styled('dd')(({ theme }) => ({
  ...theme.typography.meta,
  margin: '4px 0 0',
  color: 'var(--fs-palette-text-disabled)',
}));

/** Time of the next scheduled run, number of its sources, and whether drafts are enhanced. */
export function StatusCards({ status, sources }: { status: ScrapingStatus | null; sources: readonly Source[] | null }) {
  const active = sources?.filter(({ isActive, health }) => isActive && health.pausedAt === null).length ?? 0;
  const isOn = status?.isEnhancementOn === true;
  return (
    <Cards>
      <Fact
        label="Next auto scrape"
        isKnown={status !== null}
        note={status !== null && `${formatIndianTime(status.nextRunAt)} IST, then every 2 hours`}
      >
        {status !== null && <RelativeTime iso={status.nextRunAt} />}
      </Fact>
      <Fact
        label="Active sources"
        isKnown={sources !== null}
        note={sources !== null && `of ${plural(sources.length, 'source')}`}
      >
        {active}
      </Fact>
      <Fact
        label="AI enhancement"
        isKnown={status !== null}
        note={isOn ? 'New drafts get proposals within minutes' : 'No provider is set up'}
      >
        {isOn ? 'Enabled' : 'Off'}
      </Fact>
    </Cards>
  );
}

function Fact({
  label,
  isKnown,
  note,
  children,
}: {
  label: string;
  isKnown: boolean;
  note: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card>
      <Label>{label}</Label>
      <Value>{isKnown ? children : <Skeleton height={28} />}</Value>
      {isKnown && <Note>{note}</Note>}
    </Card>
  );
}
