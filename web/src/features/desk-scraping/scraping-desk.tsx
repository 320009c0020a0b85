import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { UNDO_MS } from '@first-show/domain/core/limits';
import type { Source } from '@first-show/domain/scraping/source.schema';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/call-api.ts';
import { categoriesQuery } from '../../lib/desk/queries.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { PastRuns } from './past-runs.tsx';
import { PausedAlerts } from './paused-alerts.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { isSilent, shownRun } from './run-progress.ts';
import { RunView } from './run-view.tsx';
import { changeSource, deleteSource, resumeSource, scrapeNow, undoDelete } from './scraping-api.ts';
import { type EditedSource, SourceForm } from './source-form.tsx';
import { blankSource, valuesOf, valuesOfSuggestion } from './source-values.ts';
import { SourcesTable } from './sources-table.tsx';
import { StatusCards } from './status-cards.tsx';
import { SuggestionsPanel } from './suggestions-panel.tsx';
import { useNow } from './use-now.ts';
import { useScraping } from './use-scraping.ts';

const Stack = styled('div')({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' });
const Silence = styled('p')({ margin: '0 0 14px', fontWeight: 700, color: 'var(--fs-palette-error-main)' });
const RunPlace = styled('div')({ scrollMarginTop: 16, minWidth: 0 });

const newSourceForm: EditedSource = { name: 'source', values: blankSource, source: null };

/** The Scraping tab: the next run, the current one, the earlier ones, and the sources. */
export function ScrapingDesk() {
  const { status, runs, sources, refresh } = useScraping();
  const categories = useQuery(categoriesQuery).data ?? null;
  const nowIso = useNow();
  const { isBusy, run } = useBusy();
  const [edited, setEdited] = useState<EditedSource | null>(null);
  const [previewed, setPreviewed] = useState<Source | null>(null);
  const [askedId, setAskedId] = useState<string | null>(null);
  const runPlace = useRef<HTMLDivElement>(null);
  const scrape = useScrapeNow((jobId) => {
    setAskedId(jobId);
    refresh();
    runPlace.current?.scrollIntoView({ block: 'nearest' });
  });

  const switchOver = (source: Source) =>
    run(source.isActive ? 'Not disabled' : 'Not enabled', async () => {
      await changeSource(source.id, source.revision, { isActive: !source.isActive });
      refresh();
      showToast({ title: source.isActive ? 'Source disabled' : 'Source enabled', description: source.name });
    });
  const resume = (source: Source) =>
    run('Not resumed', async () => {
      await resumeSource(source.id);
      refresh();
      showToast({ title: 'Source resumed', description: `${source.name} is included again from the next run.` });
    });
  const remove = (source: Source) =>
    run('The source was not deleted', async () => {
      await deleteSource(source.id);
      refresh();
      const bringBack = () =>
        void run('The source could not be restored', async () => {
          await undoDelete(source.id);
          refresh();
          showToast({ title: 'Restored', description: `${source.name} was restored.` });
        });
      showToast({
        title: 'Source deleted',
        description: `${source.name}. Its articles stay.`,
        durationMs: UNDO_MS,
        action: { label: 'Undo', onAction: bringBack },
      });
    });
  const edit = (source: Source) => setEdited({ name: 'source', values: valuesOf(source), source });

  const present = shownRun(runs, askedId);
  const hasFailed = status.isLoadingError && sources === null;
  if (hasFailed)
    return (
      <>
        <DeskHeading title="Scraping" />
        <LoadFailed what="the sources" error={status.error} onRetry={refresh} />
      </>
    );
  return (
    <>
      <DeskHeading title="Scraping">
        <Button aria-disabled={scrape.isSending} onClick={() => void scrape.start()}>
          {scrape.isSending ? 'Starting…' : 'Scrape Now'}
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
      {sources !== null && (
        <PausedAlerts sources={sources} isBusy={isBusy} onResume={(source) => void resume(source)} />
      )}
      <Stack>
        <RunPlace ref={runPlace}>
          <Panel title={present === 'starting' || present?.state === 'running' ? 'Current run' : 'Last run'}>
            {present === 'starting' && <p role="status">The run is starting.</p>}
            {present === null &&
              (status.isPending ? <ListSkeleton lines={2} /> : <p>No runs yet. A run starts every 2 hours.</p>)}
            {present !== 'starting' &&
              present !== null &&
              status.data !== undefined &&
              isSilent(present, status.data.lease, nowIso) && (
                <Silence role="status">
                  This run has stopped responding. The next run continues its work: start it now, or wait for the
                  schedule.
                </Silence>
              )}
            {present !== 'starting' && present !== null && <RunView key={present.id} run={present} isAnnounced />}
          </Panel>
        </RunPlace>
        <Panel
          title="Sources"
          actions={
            <Button variant="outlined" style={{ minHeight: 44 }} onClick={() => setEdited(newSourceForm)}>
              Add source
            </Button>
          }
        >
          <SourcesTable
            sources={sources}
            categories={categories}
            nowIso={nowIso}
            isBusy={isBusy}
            empty={<EmptyState sentence="No sources yet" role="status" />}
            onEdit={edit}
            onPreview={setPreviewed}
            onSwitch={(source) => void switchOver(source)}
            onDelete={(source) => void remove(source)}
          />
        </Panel>
        <PastRuns runs={runs.filter((one) => one !== present)} />
        <SuggestionsPanel
          sources={sources}
          onAdd={(one) => setEdited({ name: `suggestion:${one.url}`, values: valuesOfSuggestion(one), source: null })}
        />
      </Stack>
      {edited !== null && (
        <SourceForm
          edited={edited}
          categories={categories}
          onSaved={(source, isNew) => {
            refresh();
            showToast({
              title: isNew ? 'Source added' : 'Source saved',
              description: source.isActive ? source.name : `${source.name} is disabled.`,
            });
          }}
          onChanged={refresh}
          onClose={() => setEdited(null)}
        />
      )}
      {previewed !== null && <PreviewDialog source={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}

/**
 * Starts a run. Further clicks are ignored while the call runs. If a run is already in progress,
 * `onRun` gets its id.
 */
function useScrapeNow(onRun: (jobId: string) => void) {
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const start = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      const { jobId } = await scrapeNow();
      showToast({
        title: 'Scraping Initiated',
        description: 'Manual scraping job has been started. Check back in a few minutes for new articles.',
      });
      onRun(jobId);
    } catch (error) {
      const running = error instanceof ApiError && error.status === 409 ? error.body?.jobId : undefined;
      if (typeof running === 'string') {
        showToast({ title: 'Scraping is already running', description: 'You can follow the run here.' });
        onRun(running);
      } else
        showToast({ title: 'Error', description: 'Failed to start scraping job. Please try again.', tone: 'error' });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { isSending, start };
}
