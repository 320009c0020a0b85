import { styled } from '@mui/material/styles';
import type { ScrapeJob } from '@first-show/domain/scraping/scrape-job.schema';
import { useState } from 'react';
import { formatIndianTime } from '../../lib/desk/india-time.ts';
import { Badge } from '../../ui/desk/badge.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { DividedList, Line, Meta } from '../../ui/desk/stack.ts';
import { progressText } from './run-progress.ts';
import { RunView } from './run-view.tsx';
import { runStates, startedText } from './scraping-labels.ts';

const Run = styled('details')({
  '& > summary': {
    minHeight: 44,
    padding: '12px 0',
    cursor: 'pointer',
    '&::marker': { color: 'var(--fs-palette-text-disabled)' },
  },
  '& > div': { padding: '6px 0 20px', '@media (min-width:600px)': { paddingLeft: 18 } },
});
/** Finished runs, each expandable. */
export function PastRuns({ runs }: { runs: readonly ScrapeJob[] }) {
  if (runs.length === 0) return null;
  return (
    <Panel title="Earlier runs">
      <DividedList sx={{ '& > li': { p: 0 } }}>
        {runs.map((run) => (
          <PastRun key={run.id} run={run} />
        ))}
      </DividedList>
    </Panel>
  );
}

function PastRun({ run }: { run: ScrapeJob }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <Run onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}>
        <summary>
          <Line as="span" sx={{ display: 'inline-flex', maxWidth: 'calc(100% - 24px)', verticalAlign: 'top' }}>
            <b>{formatIndianTime(run.startedAt)}</b>
            <Badge tone={runStates[run.state].tone}>{runStates[run.state].name}</Badge>
            <span>{progressText(run)}</span>
            <Meta>{startedText(run)}</Meta>
          </Line>
        </summary>
        {/* Render the log only when expanded: twenty logs at once are slow and seldom read. */}
        <div>{isOpen && <RunView run={run} />}</div>
      </Run>
    </li>
  );
}
