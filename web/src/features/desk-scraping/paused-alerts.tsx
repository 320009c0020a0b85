import Alert from '@mui/material/Alert';
import type { Source } from '@first-show/domain/scraping/source.schema';
import { useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Meta, Stack } from '../../ui/desk/stack.ts';
import { useKeptFocus } from '../../ui/desk/use-kept-focus.ts';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { langOf } from '../../ui/lang-of.ts';
import { plural } from './scraping-labels.ts';
import type { useSourceActions } from './use-scraping.ts';

type Props = { sources: readonly Source[]; actions: ReturnType<typeof useSourceActions> };

/** Sources that were paused after failures, newest first. An editor should check them. */
export function PausedAlerts({ sources, actions }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, ':scope > *');
  const paused = sources
    .filter(({ health }) => health.pausedAt !== null)
    .sort((a, b) => (b.health.pausedAt ?? '').localeCompare(a.health.pausedAt ?? ''));
  if (paused.length === 0) return null;
  return (
    <Stack ref={list} style={{ gap: 12, marginBottom: 24 }}>
      {paused.map((source) => (
        <Alert key={source.id} severity="error">
          <p>
            <b lang={langOf(source.name)}>{source.name}</b> is paused after{' '}
            {plural(source.health.failuresInARow, 'failure')} in a row,{' '}
            <RelativeTime iso={source.health.pausedAt ?? ''} />.
          </p>
          <Meta as="p">{source.health.lastStatus ?? 'Reason unknown'}</Meta>
          <Button
            variant="outlined"
            style={{ minHeight: 44, padding: '0 16px', marginTop: 10 }}
            aria-label={`Resume ${source.name}`}
            aria-disabled={actions.isBusy}
            onClick={() => void actions.resume(source)}
          >
            Resume
          </Button>
        </Alert>
      ))}
    </Stack>
  );
}
