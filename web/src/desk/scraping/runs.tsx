import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { formatCountOf } from '@first-show/domain/core/money';
import type { ScrapeJob, SourceRun } from '@first-show/domain/scraping/scrape-job.schema';
import { useState } from 'react';
import { formatClock, formatIndianTime } from '../lib/india-time.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Badge } from '../ui/badge.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { MoreDetails } from '../ui/more-details.ts';
import { Panel } from '../ui/panel.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { DividedList, Line, Meta, Stack, TextStack } from '../ui/stack.ts';
import { langOf } from '../../shared/ui/lang-of.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { isSilent, percentOf, progressText, type shownRun } from './run-progress.ts';
import { durationText, runStates, sourceRunState, startedText, stepNames } from './scraping-labels.ts';
import type { useScraping } from './use-scraping.ts';

const Run = styled('details')({
  '& > summary': {
    minHeight: 44,
    padding: '12px 0',
    cursor: 'pointer',
    '&::marker': { color: 'var(--fs-palette-text-disabled)' },
  },
  '& > div': { padding: '6px 0 20px', '@media (min-width:600px)': { paddingLeft: 18 } },
});
const Log = styled(Stack)(({ theme }) => ({
  ...theme.typography.meta,
  gap: 8,
  '& > li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 10, alignItems: 'start' },
  '& [data-level="warn"], & [data-level="alert"]': { color: 'var(--fs-palette-error-main)', fontWeight: 700 },
}));

const logLevels: Record<ScrapeJob['log'][number]['level'], { name: string; icon: string }> = {
  info: { name: 'Note', icon: 'info' },
  warn: { name: 'Warning', icon: 'flag' },
  alert: { name: 'Needs an editor', icon: 'eye' },
};

/** At first, a log shows only this many of its last lines. */
const LINES_SHOWN = 12;

type RunPanelProps = {
  run: ReturnType<typeof shownRun>;
  status: ReturnType<typeof useScraping>['status'];
  nowIso: string;
};

/** The current or the last run. */
export function RunPanel({ run, status, nowIso }: RunPanelProps) {
  const isCurrent = run === 'starting' || run?.state === 'running';
  return (
    <Panel title={isCurrent ? 'Current run' : 'Last run'}>
      {run === null &&
        (status.isPending ? <ListSkeleton lines={2} /> : <p>No runs yet. A run starts every 2 hours.</p>)}
      {run === 'starting' && <p role="status">The run is starting.</p>}
      {run !== null && run !== 'starting' && (
        <>
          {status.data !== undefined && isSilent(run, status.data.lease, nowIso) && (
            <p role="status" style={{ marginBottom: 14, fontWeight: 700, color: 'var(--fs-palette-error-main)' }}>
              This run has stopped responding. The next run continues its work: start it now, or wait for the schedule.
            </p>
          )}
          <VisuallyHidden role="status">{progressText(run)}</VisuallyHidden>
          <RunView key={run.id} run={run} />
        </>
      )}
    </Panel>
  );
}

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
        {/* Rendered only when expanded, because rendering twenty logs at once is slow. */}
        <div>{isOpen && <RunView run={run} />}</div>
      </Run>
    </li>
  );
}

function RunView({ run }: { run: ScrapeJob }) {
  const percent = percentOf(run);
  const sentence = progressText(run);
  return (
    <TextStack>
      <div>
        <Line>
          <Badge tone={runStates[run.state].tone}>{runStates[run.state].name}</Badge>
          <p style={{ fontWeight: 700 }}>{sentence}</p>
        </Line>
        <Meta as="p">
          {formatIndianTime(run.startedAt)} IST, {startedText(run)}
          {run.endedAt !== null && `, took ${durationText(Date.parse(run.endedAt) - Date.parse(run.startedAt))}`}
          {run.takesOver !== null && ', continues an interrupted run'}
        </Meta>
      </div>
      {run.state === 'running' && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label="Progress of the run"
          aria-valuetext={`${percent}%: ${sentence}`}
        />
      )}
      {run.sources.length > 0 && (
        <DividedList aria-label="Sources of the run">
          {run.sources.map((one) => (
            <SourceLine key={one.sourceId} run={one} />
          ))}
        </DividedList>
      )}
      {run.log.length > 0 && <RunLog lines={run.log} />}
    </TextStack>
  );
}

function SourceLine({ run }: { run: SourceRun }) {
  const { name, tone } = sourceRunState(run);
  return (
    <li>
      <Line>
        <b lang={langOf(run.name)}>{run.name}</b>
        <Badge tone={tone}>{name}</Badge>
      </Line>
      {run.outcome !== null && <Meta as="p">{run.outcome}</Meta>}
      {(run.steps.length > 0 || run.skipped > 0) && (
        <MoreDetails>
          <summary>
            Step by step<VisuallyHidden>: {run.name}</VisuallyHidden>
            {run.durationMs !== null && `, ${durationText(run.durationMs)}`}
          </summary>
          <ol>
            {run.steps.map((step, index) => (
              <li key={index}>
                <b>{stepNames[step.name]}</b>: {step.note}
              </li>
            ))}
          </ol>
          {run.skipped > 0 && <p>{formatCountOf(run.skipped, 'item')} skipped</p>}
        </MoreDetails>
      )}
    </li>
  );
}

function RunLog({ lines }: { lines: ScrapeJob['log'] }) {
  const [showsAll, setShowsAll] = useState(false);
  const first = showsAll ? 0 : Math.max(0, lines.length - LINES_SHOWN);
  return (
    <div>
      <Line style={{ justifyContent: 'space-between', minHeight: 44 }}>
        <h3 style={{ fontSize: '1.0625rem' }}>Log</h3>
        {lines.length > LINES_SHOWN && (
          <QuietButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? `Show the last ${LINES_SHOWN} lines` : `Show all ${lines.length} lines`}
          </QuietButton>
        )}
      </Line>
      <Log as="ol" role="list" aria-label="Log of the run">
        {lines.slice(first).map(({ at, level, text }, index) => (
          <li key={first + index}>
            <Icon name={logLevels[level].icon} size={18} />
            <span>
              <time dateTime={at}>{formatClock(at)}</time> <span data-level={level}>{logLevels[level].name}:</span>{' '}
              <span lang={langOf(text)}>{text}</span>
            </span>
          </li>
        ))}
      </Log>
    </div>
  );
}
