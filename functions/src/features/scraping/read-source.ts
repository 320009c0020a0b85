import { loadRecentTitles, readSource, type PipelineTools } from './ingest/pipeline.ts';
import { copyPicture } from '../media/store/add-picture.ts';
import { openFetch, type FetchOverrides } from './open-fetch.ts';
import type { ReadOneSource, RunContext } from './run-job.ts';
import type { Deps } from '../../platform/deps.ts';
import { createLock } from '../../platform/firestore/lock.ts';

/**
 * Returns the function that reads one source of a run. This function combines fetching
 * (`features/scraping`), creating articles (`features/scraping/ingest`) and copying pictures
 * (`features/media`). The sources of the run share the headlines of the last days, and one lock for
 * writing.
 */
async function openSourceReader(deps: Deps, overrides: FetchOverrides = {}): Promise<ReadOneSource> {
  const db = deps.db();
  const tools: Omit<PipelineTools, 'reached' | 'passed'> = {
    db,
    now: deps.clock.now,
    fetch: openFetch(deps, overrides),
    recent: await loadRecentTitles(db, deps.clock.now()),
    copyPicture: async (url, sourceName) => {
      const copied = await copyPicture(deps, url, {
        by: sourceName,
        credit: sourceName,
        allowHosts: deps.config.feedHosts,
        ...(overrides.fetch && { fetch: overrides.fetch }),
      });
      if (!copied.ok) deps.log.info('picture not copied', { url, reason: copied.error.message });
      return copied.ok ? copied.value.url : null;
    },
    exclusively: createLock(),
  };
  return (source, progress) =>
    readSource(
      { ...source, etag: source.health.etag, lastModified: source.health.lastModified },
      { ...tools, reached: progress.reached, passed: progress.passed },
    );
}

/** The dependencies of a run in this deployment. `siteUrl` is for links in mails. */
export const runContext = (deps: Deps, siteUrl: string, overrides: FetchOverrides = {}): RunContext => ({
  db: deps.db(),
  clock: deps.clock,
  randomId: deps.randomId,
  log: deps.log,
  siteUrl,
  openSourceReader: () => openSourceReader(deps, overrides),
});
