import Alert from '@mui/material/Alert';
import { useRef, useState } from 'react';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { useNow } from '../../shared/lib/use-now.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Stack } from '../ui/stack.ts';
import { useBusy } from '../ui/use-busy.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { shownRun } from './run-progress.ts';
import { PastRuns, RunPanel } from './runs.tsx';
import { type EditedSource, SourceForm } from './source-form.tsx';
import { valuesOfSuggestion } from './source-values.ts';
import { PausedAlerts, SourcesPanel } from './sources-panel.tsx';
import { StatusCards } from './status-cards.tsx';
import { SuggestionsPanel } from './suggestions-panel.tsx';
import { useScraping, useSourceActions } from './use-scraping.ts';

/** The Scraping tab: key figures, the current and earlier runs, the sources, suggested sources. */
export function ScrapingDesk() {
  const { status, runs, sources, refresh } = useScraping();
  const nowIso = (useNow() ?? new Date()).toISOString();
  const actions = useSourceActions(refresh);
  const [edited, setEdited] = useState<EditedSource | null>(null);
  const [askedId, setAskedId] = useState<string | null>(null);
  const runPlace = useRef<HTMLDivElement>(null);
  const { isBusy, run: runOnce } = useBusy();
  const show = (jobId: string, title: string, description: string) => {
    showToast({ title, description });
    setAskedId(jobId);
    refresh();
    runPlace.current?.scrollIntoView({ block: 'nearest' });
  };
  const scrape = async () => {
    try {
      const { jobId } = await callStaffApi<{ jobId: string }>('/api/admin/scrape-now', { method: 'POST' });
      const text = 'Manual scraping job has been started. Check back in a few minutes for new articles.';
      show(jobId, 'Scraping Initiated', text);
    } catch (error) {
      const running = currentOf<string>(error, 'jobId');
      if (running !== null) return show(running, 'Scraping is already running', 'You can follow the run here.');
      const description = 'Failed to start scraping job. Please try again.';
      showToast({ title: 'Error', description, tone: 'error' });
    }
  };
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
        <Button aria-disabled={isBusy} onClick={() => void runOnce('Error', scrape)}>
          {isBusy ? 'Starting…' : 'Scrape Now'}
        </Button>
      </DeskHeading>
      <Alert severity="info" role="status">
        Scraping jobs run automatically every 2 hours. Use manual scraping sparingly to avoid being blocked by sources.
      </Alert>
      {status.isLoadingError && <LoadFailed what="the time of the next run" error={status.error} onRetry={refresh} />}
      <StatusCards status={status.data ?? null} sources={sources} />
      {sources !== null && <PausedAlerts sources={sources} actions={actions} />}
      <Stack style={{ gap: 28 }}>
        <div ref={runPlace} style={{ scrollMarginTop: 16 }}>
          <RunPanel run={present} status={status} nowIso={nowIso} />
        </div>
        <SourcesPanel sources={sources} nowIso={nowIso} actions={actions} onEdit={setEdited} />
        <PastRuns runs={runs.filter((one) => one !== present)} />
        <SuggestionsPanel
          sources={sources}
          onAdd={(one) => setEdited({ draft: `suggestion:${one.url}`, values: valuesOfSuggestion(one), source: null })}
        />
      </Stack>
      {edited !== null && (
        <SourceForm
          edited={edited}
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
