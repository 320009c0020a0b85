import { z } from 'zod';
import {
  article,
  articleCard,
  articleLanguage,
  articleSort,
  type Article,
} from '@first-show/domain/articles/article.schema';
import { listQuery, wholeNumberParam } from '@first-show/domain/core/fields';
import { LIST_MAX, PAGE_SIZE, RELATED_ITEMS, TRENDING_ITEMS } from '@first-show/domain/core/limits';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import { answer, refuse } from '../../platform/http/answer.ts';
import type { ApiApp, ApiContext } from '../../platform/http/api-app.ts';
import { idParam, publicRoute } from '../../platform/http/routes.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { CATEGORY_NOT_FOUND, categoryIdOf } from '../categories/store/categories.ts';
import { readRelated } from '../../lists/related-lists.ts';
import { requireStaff } from '../../platform/http/staff.ts';
import type { Deps } from '../../platform/deps.ts';
import { listReads } from '../../platform/limits/read-budget.ts';
import { publishedArticle, type PublishedArticle } from './store/published-article.ts';
import { listArticles, loadArticle } from './store/read-articles.ts';
import { presentContent } from './sanitize.ts';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const articlesQuery = listQuery({ limit: PAGE_SIZE }).extend({
  /** The id or the slug of a category. */
  categoryId: z.string().max(200).optional(),
  published: z.enum(['true', 'false', 'all']).default('true'),
  breaking: flag.optional(),
  featured: flag.optional(),
  language: articleLanguage.optional(),
  sort: articleSort.default('recent'),
});

const present = ({ nameLinks: _links, ...found }: Article): Article => ({
  ...found,
  content: presentContent(found.content),
});
/** Without the names that an editor has decided not to link. */
const presentToReaders = (found: Article): Article => {
  const { dismissedIds: _dismissed, ...shown } = present(found);
  return shown;
};
const hasToken = (request: Request): boolean => request.headers.has('authorization');

const reads = { tag: 'articles', method: 'get' } as const;

export function registerArticleReads(app: ApiApp, deps: Deps): void {
  registerLists(app, deps);
  registerArticle(app, deps);
}

function registerLists(app: ApiApp, deps: Deps): void {
  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/articles',
      summary: 'Article cards, filtered and sorted',
      query: articlesQuery,
      answer: z.array(articleCard),
      errors: [401, 403],
      reads: listReads,
    },
    async ({ c, request, query }) => {
      const isPublic = query.published === 'true';
      // The answer depends on the caller's token, so a shared cache must store one answer per
      // token.
      c.header('Vary', 'Authorization', { append: true });
      if (!isPublic) {
        const staff = await requireStaff(request, 'content', deps);
        if (!staff.ok) return refuse(c, staff.error);
      }
      const categoryId = query.categoryId === undefined ? undefined : await categoryIdOf(deps.db(), query.categoryId);
      if (categoryId === null) return refuse(c, CATEGORY_NOT_FOUND, isPublic ? 'public' : 'private');
      const listed = await listArticles(deps.db(), {
        categoryId,
        isPublished: query.published === 'all' ? null : isPublic,
        isFeatured: query.featured,
        isBreaking: query.breaking,
        language: query.language,
        sort: query.sort,
        limit: query.limit,
        offset: query.offset,
        after: query.after,
      });
      if (!listed.ok || isPublic) return listed;
      return answer(c, { value: listed.value, status: 200, cache: 'private' });
    },
  );

  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/articles/trending',
      summary: 'Cards of trending articles, ranked by views, reactions and comments, weighted by age',
      query: listQuery({ limit: TRENDING_ITEMS }),
      answer: z.array(articleCard),
      reads: listReads,
    },
    ({ query }) => listArticles(deps.db(), { ...query, isPublished: true, sort: 'trending' }),
  );
}

function registerArticle(app: ApiApp, deps: Deps): void {
  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/articles/{slugOrId}',
      summary: 'An article by slug, former slug or id; drafts only for editors',
      params: z.object({ slugOrId: idParam }),
      answer: article,
      errors: [404],
    },
    async ({ c, request, params }) => {
      c.header('Vary', 'Authorization', { append: true });
      const found = await loadArticle(deps.db(), params.slugOrId);
      if (found === null) return fail(NOT_FOUND);
      if (hasToken(request)) return forStaff(c, found, await mayEdit(request, deps));
      return found.isPublished ? ok(presentToReaders(found)) : fail(NOT_FOUND);
    },
  );

  publicRoute(
    app,
    deps,
    {
      ...reads,
      path: '/api/articles/{slugOrId}/related',
      summary: 'Cards of related articles: same film, tags or category',
      params: z.object({ slugOrId: idParam }),
      query: z.object({ limit: wholeNumberParam('limit', { max: LIST_MAX }).default(RELATED_ITEMS) }),
      answer: z.array(articleCard),
      errors: [404],
      reads: { atMost: ({ limit }) => limit },
    },
    async ({ params, query }) => {
      const found = await publishedArticle(deps.db(), params.slugOrId);
      if (found === null) return fail(NOT_FOUND);
      const related = await readRelated(deps.db(), found, { limit: query.limit, now: deps.clock.now() });
      if (related.length >= query.limit) return ok(related);
      return withMoreOfCategory(deps, { article: found, related, limit: query.limit });
    },
  );
}

const mayEdit = async (request: Request, deps: Deps): Promise<boolean> =>
  (await requireStaff(request, 'content', deps)).ok;

/**
 * Answers a request that sent a token. The answer is private even if its content equals the public
 * answer, so that no cache stores an answer to a request with a token.
 */
function forStaff(c: ApiContext, found: Article, isEditor: boolean): Response {
  if (!found.isPublished && !isEditor) return refuse(c, NOT_FOUND);
  return answer(c, { value: isEditor ? present(found) : presentToReaders(found), status: 200, cache: 'private' });
}

type More = { article: PublishedArticle; related: z.infer<typeof articleCard>[]; limit: number };

/** Adds the newest articles of the same category to the stored related articles, up to `limit`. */
async function withMoreOfCategory(
  deps: Deps,
  { article, related, limit }: More,
): Promise<Result<z.infer<typeof articleCard>[]>> {
  // Read one article more than `limit`, because the article itself may be among the newest.
  const newest = await listArticles(deps.db(), {
    categoryId: article.categoryId,
    isPublished: true,
    sort: 'recent',
    limit: limit + 1,
    offset: 0,
  });
  if (!newest.ok) return newest;
  const known = new Set([article.id, ...related.map(({ id }) => id)]);
  return ok([...related, ...newest.value.filter(({ id }) => !known.has(id))].slice(0, limit));
}
