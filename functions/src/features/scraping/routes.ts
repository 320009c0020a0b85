import { z } from 'zod';
import { fail, invalidField, ok, type Result } from '@first-show/domain/core/result';
import { wholeNumberParam } from '@first-show/domain/core/fields';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { articleProvenance } from '@first-show/domain/scraping/credit.schema';
import { nextScrapeAt } from '@first-show/domain/scraping/schedule';
import {
  scrapeJob,
  scrapeStarted,
  scrapingStatus,
  type ScrapingStatus,
} from '@first-show/domain/scraping/scrape-job.schema';
import {
  newSource,
  source,
  sourcePreview,
  sourceProblem,
  suggestedSource,
  type NewSource,
  type Source,
} from '@first-show/domain/scraping/source.schema';
import { suggestedSources } from '@first-show/domain/scraping/suggested-sources';
import { categoryIdOf } from '../categories/store/categories.ts';
import { isEnhancementOn } from '../enhancement/store/enhance-article.ts';
import { previewOf } from './preview-source.ts';
import { provenanceOf } from './provenance.ts';
import { answerConflict } from '../../platform/http/answer.ts';
import type { ApiApp, ApiContext } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { chargeReader } from '../../platform/http/points.ts';
import { TRUSTED_DAYS } from '../../platform/limits/trust.ts';
import { patchOf } from '../../platform/partial.ts';
import { addressProblem } from '../../platform/net/safe-fetch.ts';
import { createRun, listRuns, readLease } from './store/scrape-jobs.ts';
import {
  changeSource,
  createSource,
  deleteSource,
  listSources,
  loadSource,
  restoreSource,
  resumeSource,
  SOURCES_FULL,
  type SourceSaved,
  URL_TAKEN,
} from './store/sources.ts';

const common = { tag: 'scraping' } as const;
const params = z.object({ id: idParam });

/**
 * The editors' endpoints for sources and runs. Starting a run only creates its document; the Cloud
 * Function `runScrape` does the work.
 */
export function registerScraping(app: ApiApp, deps: Deps): void {
  registerRuns(app, deps);
  registerSources(app, deps);
  registerSourceActions(app, deps);
}

function registerRuns(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'post',
      path: '/api/admin/scrape-now',
      summary: 'Read all active sources now: starts a scraping run; 409 if one is already running',
      status: 202,
      answer: scrapeStarted,
      errors: [409],
    },
    async ({ staff, log, c }) => {
      const run = await createRun(deps.db(), {
        id: deps.newId(),
        trigger: 'person',
        startedBy: staff.displayName,
        now: deps.clock.now(),
        log,
      });
      if (run.outcome === 'created') return ok({ jobId: run.job.id });
      return answerConflict(c, { message: 'Scraping is already running', jobId: run.jobId });
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/scrape-jobs',
      summary: 'Scraping runs, newest first',
      query: z.object({ limit: wholeNumberParam('limit', { max: LIST_MAX }).default(20) }),
      answer: z.array(scrapeJob),
    },
    async ({ query }) => ok(await listRuns(deps.db(), query.limit)),
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/scraping/status',
      summary: 'Scraping status: the next run, the last run and the health of all sources',
      answer: scrapingStatus,
    },
    async () => {
      const now = deps.clock.now();
      const [sources, [lastRun = null], lease] = await Promise.all([
        listSources(deps.db()),
        listRuns(deps.db(), 1),
        readLease(deps.db(), now),
      ]);
      return ok({
        nextRunAt: nextScrapeAt(now).toISOString(),
        lastRun,
        lease,
        sources,
        activeSources: sources.filter(({ isActive, health }) => isActive && health.pausedAt === null).length,
        isEnhancementOn: isEnhancementOn(),
        alerts: alertsOf(sources),
      });
    },
  );
}

function alertsOf(sources: readonly Source[]): ScrapingStatus['alerts'] {
  const paused = sources.flatMap(({ id, name, health }) =>
    health.pausedAt === null
      ? []
      : [
          {
            sourceId: id,
            at: health.pausedAt,
            text: `${name} is paused after ${health.failuresInARow} failures in a row: ${health.lastStatus ?? 'no reason is known'}`,
          },
        ],
  );
  return paused.sort((a, b) => b.at.localeCompare(a.at));
}

function registerSources(app: ApiApp, deps: Deps): void {
  registerSourceLists(app, deps);
  registerSourceChanges(app, deps);
  registerSourceDeletion(app, deps);
}

function registerSourceLists(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/sources',
      summary: 'All sources with their health, by name',
      answer: z.array(source),
    },
    async () => ok(await listSources(deps.db())),
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/sources/suggestions',
      summary: 'Suggested public feeds, and whether each has been added as a source',
      answer: z.array(suggestedSource),
    },
    async () => {
      const known = new Set((await listSources(deps.db())).map(({ url }) => url));
      return ok(suggestedSources.map((one) => ({ ...one, isAdded: known.has(one.url) })));
    },
  );
}

function registerSourceChanges(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'post',
      path: '/api/admin/sources',
      summary: 'Add a source',
      body: newSource,
      status: 201,
      answer: source,
      errors: [409],
    },
    async ({ body, staff, log }) => {
      const form = await checkedForm(deps, body);
      if (!form.ok) return form;
      const saved = await createSource(deps.db(), {
        id: deps.newId(),
        form: form.value,
        by: staff.displayName,
        now: deps.clock.now(),
        log,
      });
      return answerSaved(saved);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'patch',
      path: '/api/admin/sources/{id}',
      summary: 'Change a source, based on a revision',
      params,
      body: patchOf(newSource),
      answer: source,
      errors: [404, 409],
    },
    async ({ log, params: { id }, body: { revision, changes }, c }) => {
      const before = await loadSource(deps.db(), id);
      if (before === null) return fail(NOT_FOUND);
      // Check the source with its changes as a whole, because some rules involve several fields.
      const checked = await checkedForm(deps, {
        ...before,
        isPictureLicensed: before.isPictureLicensed,
        ...changes,
      });
      if (!checked.ok) return checked;
      if (changes.categoryId !== undefined) changes.categoryId = checked.value.categoryId;
      const saved = await changeSource(deps.db(), { id, revision, changes, now: deps.clock.now(), log });
      if (saved.outcome === 'stale') return stale(c, saved.source);
      return answerSaved(saved);
    },
  );
}

function registerSourceDeletion(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'delete',
      path: '/api/admin/sources/{id}',
      summary: 'Move a source to the trash; its articles stay',
      params,
      status: 204,
      errors: [404],
    },
    async ({ params: { id }, staff, log }) => {
      const deleted = await deleteSource(deps.db(), { id, by: staff.displayName, now: deps.clock.now(), log });
      if (deleted === null) return fail(NOT_FOUND);
      return ok(undefined);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'post',
      path: '/api/admin/sources/{id}/undo',
      summary: 'Restore a source from the trash',
      params,
      answer: source,
      errors: [404, 409],
    },
    async ({ params: { id }, log }) => restoreSource(deps.db(), id, log),
  );
}

function registerSourceActions(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'post',
      path: '/api/admin/sources/{id}/resume',
      summary: 'End the pause and the back-off of a source whose runs failed',
      params,
      answer: source,
      errors: [404],
    },
    async ({ params: { id }, log }) => found(await resumeSource(deps.db(), id, log)),
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'post',
      path: '/api/admin/sources/preview',
      summary: 'Preview of the stories that a source would add now; writes nothing',
      isLogged: false,
      body: newSource,
      answer: sourcePreview,
      errors: [429],
    },
    async ({ body, staff, c }) => {
      const form = await checkedForm(deps, body);
      if (!form.ok) return form;
      // Limit the previews, because each sends a request to another site in our name.
      const refused = await chargeReader(c, deps, {
        action: 'sourcePreview',
        reader: { readerId: staff.uid, activeDays: TRUSTED_DAYS, isNew: false, address: null },
      });
      if (refused !== null) return fail(refused);
      return ok(await previewOf(deps, { ...form.value, id: 'preview', etag: null, lastModified: null }));
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/articles/{id}/provenance',
      summary: 'Provenance of an article: its sources, and the source of each sentence',
      params,
      answer: articleProvenance,
      errors: [404],
    },
    async ({ params: { id } }) => {
      const provenance = await provenanceOf(deps, id);
      return provenance === null ? fail(NOT_FOUND) : ok(provenance);
    },
  );
}

/**
 * Returns the form, with the category's id even if the form names the category by its slug. Fails
 * with 400 for an unknown category, and for a source that runs could not read.
 */
async function checkedForm(deps: Deps, form: NewSource): Promise<Result<NewSource>> {
  const problem = sourceProblem(form);
  if (problem !== null) return fail(invalidField(problem.path, problem.message));
  const refused = addressProblem(form.url, deps.config.feedHosts);
  if (refused !== null) return fail(invalidField('url', refused));
  const categoryId = await categoryIdOf(deps.db(), form.categoryId);
  return categoryId === null
    ? fail(invalidField('categoryId', 'Please select a category'))
    : ok({ ...form, categoryId });
}

function answerSaved(saved: SourceSaved): Result<Source> {
  switch (saved.outcome) {
    case 'saved':
    case 'stale':
      return ok(saved.source);
    case 'missing':
      return fail(NOT_FOUND);
    case 'taken':
      return fail(URL_TAKEN);
    case 'full':
      return fail(SOURCES_FULL);
  }
}

const found = (one: Source | null): Result<Source> => (one === null ? fail(NOT_FOUND) : ok(one));

function stale(c: ApiContext, current: Source): Response {
  return answerConflict(c, { message: 'Someone else changed this source in the meantime', current });
}
