import { z } from 'zod';
import {
  articleNames,
  articleRevisions,
  articleSnapshot,
  deskArticle,
  deskArticles,
  deskArticlesQuery,
  workingCopyBody,
  previewAnswer,
  previewRequest,
  restoreRequest,
  tagSuggestions,
  unfinishedArticles,
  workingCopy,
} from '@first-show/domain/articles/article-desk.schema';
import { article } from '@first-show/domain/articles/article.schema';
import { wholeNumberParam } from '@first-show/domain/core/fields';
import {
  ARTICLE_BODY_MAX_BYTES,
  LIST_MAX,
  SEARCH_MAX_CHARACTERS,
  WORKING_COPY_MAX_BYTES,
} from '@first-show/domain/core/limits';
import { readMinutes } from '@first-show/domain/core/reading-time';
import { fail, invalidField, ok } from '@first-show/domain/core/result';
import { CATEGORY_NOT_FOUND, categoryIdOf, listCategories } from '../categories/store/categories.ts';
import { searchForDesk } from '../search/store/search.ts';
import { answerConflict, answer } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, staffRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import type { Deps } from '../../platform/deps.ts';
import { editedBy, isArticle, listForDesk, loadForDesk, withOpenProposal } from './store/desk-articles.ts';
import { listRevisions, loadRevision } from './store/revisions.ts';
import { presentContent } from './sanitize.ts';
import { listNames, suggestTags } from './store/tag-suggestions.ts';
import { dropWorkingCopy, listUnfinished, loadWorkingCopy, saveWorkingCopy } from './store/working-copies.ts';
import { restoreRevision } from './store/write-articles.ts';
import { answerChange } from './write-routes.ts';

const common = { tag: 'articles' } as const;
const params = z.object({ id: idParam });
/** The largest revision number, because revision ids have ten digits. */
const REVISION_MAX = 9_999_999_999;
/** Firestore sorts a range by the field of the range, unless every pair of fields has an index. */
const DATES_NEED_SORT = invalidField('sort', 'from and until need sort=published');

/**
 * The article desk's endpoints: the table, the history, working copies, tag suggestions and the
 * preview.
 */
export function registerArticleDesk(app: ApiApp, deps: Deps): void {
  registerTable(app, deps);
  registerHistory(app, deps);
  registerWorkingCopies(app, deps);
  registerHelp(app, deps);
}

function registerTable(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/articles',
      summary: "The desk's table of articles, including drafts and scheduled articles",
      query: deskArticlesQuery,
      answer: deskArticles,
      errors: [404],
    },
    async ({ query, staff }) => {
      if (query.sort !== 'published' && (query.from ?? query.until) !== undefined) return fail(DATES_NEED_SORT);
      const categoryId = query.categoryId === undefined ? undefined : await categoryIdOf(deps.db(), query.categoryId);
      if (categoryId === null) return fail(CATEGORY_NOT_FOUND);
      const found = query.q === undefined ? null : await searchForDesk(deps.db(), query.q);
      const open = query.waiting === 'proposal' ? await withOpenProposal(deps.db(), found) : found;
      const listed = query.mine === undefined ? open : await editedBy(deps.db(), staff.displayName, open);
      const categories = query.sort === 'category' ? await listCategories(deps.db()) : [];
      const byName = categories.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
      return listForDesk(
        deps.db(),
        { ...query, categoryId },
        { found: listed, categoryIds: byName.map(({ id }) => id) },
      );
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/articles/{id}',
      summary: 'An article with all the fields of the desk’s article editor',
      params,
      answer: deskArticle,
      errors: [404],
    },
    async ({ params: { id } }) => {
      const found = await loadForDesk(deps.db(), id);
      return found === null ? fail(NOT_FOUND) : ok(found);
    },
  );
}

function registerHistory(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/articles/{id}/revisions',
      summary: 'Revisions of an article, newest first; only the newest 100 are stored',
      params,
      query: z.object({
        limit: wholeNumberParam('limit', { max: LIST_MAX }).default(25),
        after: wholeNumberParam('after', { max: REVISION_MAX }).optional(),
      }),
      answer: articleRevisions,
      errors: [404],
    },
    async ({ params: { id }, query }) => {
      const found = await listRevisions(deps.db(), { id, limit: query.limit, after: query.after });
      // Seeded and imported articles have no history before their first edit.
      const isKnown = found.revisions.length > 0 || (await isArticle(deps.db(), id));
      return isKnown ? ok(found) : fail(NOT_FOUND);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/articles/{id}/revisions/{revision}',
      summary: 'An article as it was at one revision',
      params: params.extend({ revision: wholeNumberParam('revision', { max: REVISION_MAX }) }),
      answer: articleSnapshot,
      errors: [404],
    },
    async ({ params: { id, revision } }) => {
      const found = await loadRevision(deps.db(), id, revision);
      return found === null ? fail(NOT_FOUND) : ok(found);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'post',
      path: '/api/admin/articles/{id}/restore',
      summary: 'Bring back the text and pictures of an earlier revision, as a new revision',
      params,
      body: restoreRequest,
      answer: article,
      errors: [404, 409],
    },
    async ({ log, params: { id }, body, staff, c }) => {
      const { revision, basedOn } = body;
      const restored = await restoreRevision(deps.db(), {
        log,
        id,
        revision,
        basedOn,
        now: deps.clock.now(),
        by: staff.displayName,
      });
      return answerChange(c, restored);
    },
  );
}

function registerWorkingCopies(app: ApiApp, deps: Deps): void {
  const one = { ...common, path: '/api/admin/working-copies/{id}', params } as const;

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/working-copies',
      summary: "The caller's unfinished articles, newest first",
      answer: unfinishedArticles,
    },
    async ({ staff }) => ok(await listUnfinished(deps.db(), staff.uid)),
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...one,
      method: 'put',
      summary: "Save the caller's working copy of an article, which need not exist yet",
      body: workingCopyBody,
      bodyMaxBytes: WORKING_COPY_MAX_BYTES,
      isLogged: false,
      answer: workingCopy.omit({ values: true }),
      errors: [404, 409],
    },
    async ({ params: { id }, body, staff, c }) => {
      const { values, basedOnRevision, replaces } = body;
      const kept = { articleId: id, uid: staff.uid, basedOnRevision, savedAt: deps.clock.now().toISOString() };
      const saved = await saveWorkingCopy(deps.db(), { ...kept, values }, replaces);
      if (saved.outcome === 'missing') return fail(NOT_FOUND);
      if (saved.outcome === 'saved') return ok(kept);
      return answerConflict(c, {
        message: 'You changed this article in another window in the meantime',
        current: saved.current,
      });
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...one,
      method: 'get',
      summary: "The caller's working copy of an article; 204 if there is none",
      answer: workingCopy,
    },
    async ({ c, params: { id }, staff }) => {
      const found = await loadWorkingCopy(deps.db(), { articleId: id, uid: staff.uid });
      // The desk asks for a working copy whenever it opens an article. Usually there is none, so
      // answer 204: a 404 would show as an error in the browser's console.
      return found === null ? answer(c, { value: undefined, status: 204, cache: 'private' }) : ok(found);
    },
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...one,
      method: 'delete',
      summary: "Delete the caller's working copy as saved at this time; 204 even if there is none or a newer one",
      query: z.object({ savedAt: z.string().max(40) }),
      status: 204,
      isLogged: false,
    },
    async ({ params: { id }, query, staff }) => {
      await dropWorkingCopy(deps.db(), { articleId: id, uid: staff.uid }, query.savedAt);
      return ok(undefined);
    },
  );
}

function registerHelp(app: ApiApp, deps: Deps): void {
  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/tag-suggestions',
      summary: 'Tags and hashtags of recent articles, most used first',
      query: z.object({ q: z.string().max(SEARCH_MAX_CHARACTERS).default('') }),
      answer: tagSuggestions,
    },
    async ({ query }) => ok(await suggestTags(deps.db(), { q: query.q, now: deps.clock.now() })),
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'get',
      path: '/api/admin/article-names',
      summary: 'Authors and sources of recent articles, for the filters of the table',
      answer: articleNames,
    },
    async () => ok(await listNames(deps.db(), deps.clock.now())),
  );

  staffRoute('content')(
    app,
    deps,
    {
      ...common,
      method: 'post',
      path: '/api/admin/articles/preview-html',
      summary: 'Preview of article content: the HTML that readers would get, and its reading time',
      body: previewRequest,
      bodyMaxBytes: ARTICLE_BODY_MAX_BYTES,
      isLogged: false,
      answer: previewAnswer,
    },
    ({ body }) => {
      const content = presentContent(body.content);
      return ok({ content, readMinutes: readMinutes(content) });
    },
  );
}
