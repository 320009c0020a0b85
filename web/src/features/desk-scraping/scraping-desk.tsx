import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { categoriesQuery } from '../../lib/desk/queries.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { currentOf } from '../../lib/desk/use-desk-form.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { Stack } from '../../ui/desk/stack.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { shownRun } from './run-progress.ts';
import { PastRuns, RunPanel } from './runs.tsx';
import { type EditedSource, SourceForm } from './source-form.tsx';
import { valuesOfSuggestion } from './source-values.ts';
import { PausedAlerts, SourcesPanel } from './sources-panel.tsx';
import { StatusCards } from './status-cards.tsx';
import { SuggestionsPanel } from './suggestions-panel.tsx';
import { useNow, useScraping, useSourceActions } from './use-scraping.ts';

/** The Scraping tab: the next run, the current one, the earlier ones, and the sources. */
export function ScrapingDesk() {
  const { status, runs, sources, refresh } = useScraping();
  const categories = useQuery(categoriesQuery).data ?? null;
  const nowIso = useNow();
  const actions = useSourceActions(refresh);
  const [edited, setEdited] = useState<EditedSource | null>(null);
  const [askedId, setAskedId] = useState<string | null>(null);
  const runPlace = useRef<HTMLDivElement>(null);
  const scrape = useScrapeNow((jobId) => {
    setAskedId(jobId);
    refresh();
    runPlace.current?.scrollIntoView({ block: 'nearest' });
  });
  const present = shownRun(runs, askedId);

  if (status.isLoadingError && sources === null)
    return (
      <>
        <DeskHeading title="Scraping" />
        <LoadFailed what="the sources" error={status.error} onRetry={refresh} />
      </>
    );
  return (
    <>
      <DeskHeading title="Scraping">
        <Button aria-disabled={scrape.isBusy} onClick={() => void scrape.start()}>
          {scrape.isBusy ? 'Starting…' : 'Scrape Now'}
        </Button>
      </DeskHeading>
      <Alert severity="info" role="status">
        Scraping jobs run automatically every 2 hours. Use manual scraping sparingly to avoid being blocked by sources.
      </Alert>
      {status.isLoadingError && (
        <Alert severity="error">
          {failureText(status.error, 'We could not load the time of the next run.')}{' '}
          <QuietButton onClick={refresh}>Try again</QuietButton>
        </Alert>
      )}
      <StatusCards status={status.data ?? null} sources={sources} />
      {sources !== null && <PausedAlerts sources={sources} actions={actions} />}
      <Stack style={{ gap: 28 }}>
        <div ref={runPlace} style={{ scrollMarginTop: 16 }}>
          <RunPanel run={present} status={status} nowIso={nowIso} />
        </div>
        <SourcesPanel sources={sources} categories={categories} nowIso={nowIso} actions={actions} onEdit={setEdited} />
        <PastRuns runs={runs.filter((one) => one !== present)} />
        <SuggestionsPanel
          sources={sources}
          onAdd={(one) => setEdited({ draft: `suggestion:${one.url}`, values: valuesOfSuggestion(one), source: null })}
        />
      </Stack>
      {edited !== null && (
        <SourceForm
          edited={edited}
          categories={categories}
          onSaved={(source) => {
            refresh();
            showToast({
              title: edited.source === null ? 'Source added' : 'Source saved',
              description: source.isActive ? source.name : `${source.name} is disabled.`,
            });
          }}
          onChanged={refresh}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** Starts a run, once per press. If a run is already in progress, `onRun` gets its id. */
function useScrapeNow(onRun: (jobId: string) => void) {
  const { isBusy, run } = useBusy();
  const start = () =>
    run('Error', async () => {
      try {
        const { jobId } = await callStaffApi<{ jobId: string }>('/api/admin/scrape-now', { method: 'POST' });
        showToast({
          title: 'Scraping Initiated',
          description: 'Manual scraping job has been started. Check back in a few minutes for new articles.',
        });
        onRun(jobId);
      } catch (error) {
        const running = currentOf<string>(error, 'jobId');
        if (running === null)
          return showToast({
            title: 'Error',
            description: 'Failed to start scraping job. Please try again.',
            tone: 'error',
          });
        showToast({ title: 'Scraping is already running', description: 'You can follow the run here.' });
        onRun(running);
      }
    });
  return { isBusy, start };
}
