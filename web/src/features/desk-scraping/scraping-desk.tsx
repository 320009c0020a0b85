import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { Category } from '@first-show/domain/categories/category.schema';
import type { Source } from '@first-show/domain/scraping/source.schema';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { categoriesQuery } from '../../lib/desk/queries.ts';
import { currentOf } from '../../lib/desk/use-desk-form.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { QuietButton, RowButton } from '../../ui/desk/quiet-button.tsx';
import { showUndo } from '../../ui/desk/show-undo.ts';
import { Stack } from '../../ui/desk/stack.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
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

const Silence = styled('p')({ margin: '0 0 14px', fontWeight: 700, color: 'var(--fs-palette-error-main)' });

const newSourceForm: EditedSource = { draft: 'source', values: blankSource, source: null };

/** The Scraping tab: the next run, the current one, the earlier ones, and the sources. */
export function ScrapingDesk() {
  const { status, runs, sources, refresh } = useScraping();
  const categories = useQuery(categoriesQuery).data ?? null;
  const nowIso = useNow();
  const actions = useSourceActions(refresh);
  const [edited, setEdited] = useState<EditedSource | null>(null);
  const [previewed, setPreviewed] = useState<Source | null>(null);
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
        <PausedAlerts sources={sources} isBusy={actions.isBusy} onResume={(source) => void actions.resume(source)} />
      )}
      <Stack style={{ gap: 28 }}>
        <div ref={runPlace} style={{ scrollMarginTop: 16, minWidth: 0 }}>
          <RunPanel run={present} status={status} nowIso={nowIso} />
        </div>
        <SourcesPanel
          sources={sources}
          categories={categories}
          nowIso={nowIso}
          actions={actions}
          onEdit={setEdited}
          onPreview={setPreviewed}
        />
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
      {previewed !== null && <PreviewDialog source={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}

type SourcesPanelProps = {
  sources: Source[] | null;
  categories: Category[] | null;
  nowIso: string;
  actions: ReturnType<typeof useSourceActions>;
  onEdit: (edited: EditedSource) => void;
  onPreview: (source: Source) => void;
};

/** The sources, each with its buttons. */
function SourcesPanel({ sources, categories, nowIso, actions, onEdit, onPreview }: SourcesPanelProps) {
  const { isBusy, toggle, remove } = actions;
  return (
    <Panel
      title="Sources"
      actions={
        <Button variant="outlined" style={{ minHeight: 44 }} onClick={() => onEdit(newSourceForm)}>
          Add source
        </Button>
      }
    >
      <SourcesTable
        sources={sources}
        categories={categories}
        nowIso={nowIso}
        actions={(source) => (
          <>
            <RowButton
              name="Edit"
              of={source.name}
              onClick={() => onEdit({ draft: 'source', values: valuesOf(source), source })}
            />
            <RowButton name="Preview" of={source.name} onClick={() => onPreview(source)} />
            <RowButton
              name={source.isActive ? 'Disable' : 'Enable'}
              of={source.name}
              aria-disabled={isBusy}
              onClick={() => void toggle(source)}
            />
            <RowButton name="Delete" of={source.name} aria-disabled={isBusy} onClick={() => void remove(source)} />
          </>
        )}
      />
    </Panel>
  );
}

type RunPanelProps = {
  run: ReturnType<typeof shownRun>;
  status: ReturnType<typeof useScraping>['status'];
  nowIso: string;
};

/** The current or the last run. */
function RunPanel({ run, status, nowIso }: RunPanelProps) {
  if (run === null)
    return (
      <Panel title="Last run">
        {status.isPending ? <ListSkeleton lines={2} /> : <p>No runs yet. A run starts every 2 hours.</p>}
      </Panel>
    );
  if (run === 'starting')
    return (
      <Panel title="Current run">
        <p role="status">The run is starting.</p>
      </Panel>
    );
  return (
    <Panel title={run.state === 'running' ? 'Current run' : 'Last run'}>
      {status.data !== undefined && isSilent(run, status.data.lease, nowIso) && (
        <Silence role="status">
          This run has stopped responding. The next run continues its work: start it now, or wait for the schedule.
        </Silence>
      )}
      <RunView key={run.id} run={run} isAnnounced />
    </Panel>
  );
}

/** Disables, resumes and deletes sources, one at a time. `refresh`: loads what has no listener. */
function useSourceActions(refresh: () => void) {
  const { isBusy, run } = useBusy();
  const act = (failed: string, work: () => Promise<unknown>, onDone: () => void): Promise<void> =>
    run(failed, async () => {
      await work();
      refresh();
      onDone();
    });
  const restore = ({ id, name }: Source) =>
    act(
      'The source could not be restored',
      () => undoDelete(id),
      () => showToast({ title: 'Restored', description: `${name} was restored.` }),
    );
  return {
    isBusy,
    toggle: ({ id, revision, isActive, name }: Source) =>
      act(
        isActive ? 'Not disabled' : 'Not enabled',
        () => changeSource(id, revision, { isActive: !isActive }),
        () => showToast({ title: isActive ? 'Source disabled' : 'Source enabled', description: name }),
      ),
    resume: ({ id, name }: Source) =>
      act(
        'Not resumed',
        () => resumeSource(id),
        () => showToast({ title: 'Source resumed', description: `${name} is included again from the next run.` }),
      ),
    remove: (source: Source) =>
      act(
        'The source was not deleted',
        () => deleteSource(source.id),
        () => showUndo('Source deleted', `${source.name}. Its articles stay.`, () => void restore(source)),
      ),
  };
}

/** Starts a run, once per press. If a run is already in progress, `onRun` gets its id. */
function useScrapeNow(onRun: (jobId: string) => void) {
  const { isBusy: isSending, run } = useBusy();
  const start = () =>
    run('Error', async () => {
      try {
        const { jobId } = await scrapeNow();
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
  return { isSending, start };
}
