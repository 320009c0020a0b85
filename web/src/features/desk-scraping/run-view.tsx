import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { ScrapeJob, ScrapeLogLine, SourceRun } from '@first-show/domain/scraping/scrape-job.schema';
import { useState } from 'react';
import { formatClock, formatIndianTime } from '../../lib/desk/india-time.ts';
import { MoreDetails } from '../../ui/desk/more-details.ts';
import { DividedList, Line, Meta, TextStack } from '../../ui/desk/stack.ts';
import { Badge } from '../../ui/desk/badge.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { Icon } from '../../ui/art/icon.tsx';
import { langOf } from '../../ui/lang-of.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { percentOf, progressText } from './run-progress.ts';
import {
  durationText,
  logLevels,
  plural,
  runStates,
  sourceRunStates,
  startedText,
  stepNames,
  stepText,
} from './scraping-labels.ts';

const Log = styled('ol')(({ theme }) => ({
  ...theme.typography.meta,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  '& > li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 10, alignItems: 'start' },
  '& [data-level="warn"], & [data-level="alert"]': { color: 'var(--fs-palette-error-main)', fontWeight: 700 },
}));
const SubTitle = styled('h3')({ fontSize: '1.0625rem', fontWeight: 700, margin: 0 });

/** Number of log lines shown at first: the last ones. */
const LINES_SHOWN = 12;

/** One run, live: its progress, the result of each source and its log. */
export function RunView({ run, isAnnounced = false }: { run: ScrapeJob; isAnnounced?: boolean }) {
  const isRunning = run.state === 'running';
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
      {isRunning && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label="Progress of the run"
          aria-valuetext={`${percent}%: ${sentence}`}
        />
      )}
      {isAnnounced && <VisuallyHidden role="status">{sentence}</VisuallyHidden>}
      {run.sources.length > 0 && (
        <DividedList aria-label="Sources of the run">
          {run.sources.map((one) => (
            <SourceLine key={one.sourceId} run={one} />
          ))}
        </DividedList>
      )}
      <RunLog lines={run.log} />
    </TextStack>
  );
}

function SourceLine({ run }: { run: SourceRun }) {
  const { name, tone } = sourceRunStates[run.state];
  const isRunning = run.state === 'running';
  return (
    <li>
      <Line>
        <b lang={langOf(run.name)}>{run.name}</b>
        <Badge tone={tone}>{isRunning && run.step !== null ? stepText(run.step) : name}</Badge>
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
          {run.skipped > 0 && <p>{plural(run.skipped, 'item')} skipped</p>}
        </MoreDetails>
      )}
    </li>
  );
}

function RunLog({ lines }: { lines: readonly ScrapeLogLine[] }) {
  const [isWhole, setWhole] = useState(false);
  if (lines.length === 0) return null;
  const shown = isWhole ? lines : lines.slice(-LINES_SHOWN);
  return (
    <div>
      <Line style={{ justifyContent: 'space-between', minHeight: 44 }}>
        <SubTitle>Log</SubTitle>
        {lines.length > LINES_SHOWN && (
          <QuietButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? `Show the last ${LINES_SHOWN} lines` : `Show all ${lines.length} lines`}
          </QuietButton>
        )}
      </Line>
      <Log aria-label="Log of the run">
        {shown.map(({ at, level, text }, index) => (
          <li key={lines.length - shown.length + index}>
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
