import { risingSearches } from '@first-show/domain/analytics/search-counts';
import type { ArticleCard, ArticleDoc } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { collections } from '@first-show/domain/core/collections';
import { ok, type Result } from '@first-show/domain/core/result';
import type { SearchInterest } from '@first-show/domain/ideas/find-ideas';
import type { ArticleProvenance, StoryDeskNote } from '@first-show/domain/scraping/credit.schema';
import type { SourcePreview } from '@first-show/domain/scraping/source.schema';
import { readSearchDays } from '../features/analytics/search-counts.repo.ts';
import { changeArticle } from '../features/articles/write-articles.ts';
import { loadCategory } from '../features/categories/categories.repo.ts';
import { chosenProvider } from '../features/enhancement/choose-provider.ts';
import { enhanceArticle, type EnhancementPorts } from '../features/enhancement/enhance.ts';
import { isConfigured, readEnhancementSettings } from '../features/enhancement/settings.ts';
import { erasePerson, type ErasurePlace, type ErasureReport } from '../features/erasure/erase.ts';
import { erasureEntry, registerErasure } from '../features/erasure/register.ts';
import { loadRecentTitles, previewSource, type PipelineSource } from '../features/ingest/pipeline.ts';
import { readBoxOfficeRollup, readRelatedRollup } from '../features/rollups/read-rollups.ts';
import { openFetch } from '../features/scraping/open-fetch.ts';
import { coverageOf, searchForDesk } from '../features/search/search.ts';
import { publishedCards } from '../lib/article-card.ts';
import type { Deps } from '../lib/deps.ts';
import { rebuildComments, refreshBeforeAnswer } from './refresh.ts';

/** What one feature's edge asks of another: features do not import each other. */

/** Id of the category with this slug or id, `null` where there is none. */
export const categoryIdOf = async (deps: Deps, slugOrId: string): Promise<string | null> =>
  (await loadCategory(deps.db(), slugOrId))?.id ?? null;

/** The category with this slug or id, `null` where there is none. */
export const categoryOf = (deps: Deps, slugOrId: string): Promise<Category | null> => loadCategory(deps.db(), slugOrId);

/** Related articles of a published article. One read. */
export const relatedArticles = async (deps: Deps, articleId: string): Promise<ArticleCard[]> =>
  (await readRelatedRollup(deps.db(), articleId, deps.clock.now())).related;

/** Every film of the chart, by rank. One read. */
export const boxOfficeEntries = async (deps: Deps): Promise<BoxOfficeEntry[]> =>
  (await readBoxOfficeRollup(deps.db())).entries;

const RISING = 8;
/** Stories that are looked for behind a search: who finds more is well served. */
const COVERED_BY = 3;

/** What is searched for more and more, with the stories that it finds. At most 125 reads. */
export async function searchInterests(deps: Deps): Promise<SearchInterest[]> {
  const db = deps.db();
  const rising = risingSearches(await readSearchDays(db, deps.clock.now()), RISING);
  return Promise.all(
    rising.map(async (search) => {
      const { articleIds, hasMore } = await coverageOf(db, search.text, COVERED_BY);
      return { ...search, stories: await publishedCards(db, articleIds), hasMore };
    }),
  );
}

/** Ids of the articles that a text finds, drafts included, at most 100. */
export const articlesForDesk = (deps: Deps, text: string): Promise<string[]> => searchForDesk(deps.db(), text);

/**
 * Hosting ends a request after 60 s: the page of the search that is under way has to end as well.
 */
const ERASING_MS = 40_000;
/** An editor waits for the count, and it may be a part. */
const REHEARSAL_MS = 8000;

/**
 * Erases everything that bears an address (or counts it): exactly this one, not what else the
 * reader ids behind it wrote, because anybody can type anybody's address. As far as one request
 * comes: `next` of the report is `from` of the next one.
 */
export function eraseAddress(
  deps: Deps,
  input: { email: string; isDryRun: boolean; from: ErasurePlace | null },
): Promise<ErasureReport> {
  const endsMs = deps.clock.now().getTime() + (input.isDryRun ? REHEARSAL_MS : ERASING_MS);
  return erasePerson(deps.db(), {
    asked: { email: input.email },
    isDryRun: input.isDryRun,
    followsLinks: false,
    allowsWide: false,
    randomId: () => deps.randomId(20),
    register: async () => {
      const { signingSecret } = deps.config;
      const asked = { email: input.email };
      const options = { asked, followsLinks: false, allowsWide: false };
      const entry = erasureEntry({ ...options, now: deps.clock.now() }, signingSecret);
      await registerErasure(deps.db(), entry);
      // Cloud Logging keeps a copy outside the database, for the day on which that is lost.
      deps.log.info('erasure registered', { ...entry });
    },
    refreshComments: (articleId) => rebuildComments(articleId, deps.db()),
    hasTime: () => deps.clock.now().getTime() < endsMs,
    from: input.from,
  });
}

/** What would come in from a source now. Writes nothing. */
export async function previewOf(deps: Deps, source: PipelineSource): Promise<SourcePreview> {
  const db = deps.db();
  const recent = await loadRecentTitles(db, deps.clock.now());
  return previewSource(source, {
    db,
    now: deps.clock.now,
    recent,
    fetch: openFetch(deps, { isReadOnly: true }),
    exclusively: (work) => work(),
  });
}

/**
 * Whom an article is from, sentence by sentence: empty for what no source brought, `null` for an
 * unknown article. Two reads in one call.
 */
export async function provenanceOf(deps: Deps, articleId: string): Promise<ArticleProvenance | null> {
  const db = deps.db();
  const refs = [collections.articles, collections.articleDesk].map((name) => db.collection(name).doc(articleId));
  const [article, found] = await db.getAll(...refs, { fieldMask: ['credits', 'provenance'] });
  if (article?.exists !== true) return null;
  const note = found?.data() as Partial<StoryDeskNote> | undefined;
  return { credits: note?.credits ?? [], provenance: note?.provenance ?? [] };
}

/**
 * Whether new drafts are enhanced: the embedded provider always can, a model service where it is
 * described whole.
 */
export function isEnhancementOn(): boolean {
  try {
    return isConfigured(readEnhancementSettings());
  } catch {
    return false;
  }
}

/**
 * What enhancement needs of the others: a provider, the films of the chart, and the articles' own
 * way to change one.
 */
export const enhancementPorts = (deps: Deps): EnhancementPorts => ({
  provider: chosenProvider(deps),
  films: () => boxOfficeEntries(deps),
  change: async (input) => {
    const changed = await changeArticle(deps.db(), { ...input, now: deps.clock.now(), kind: 'enhance' });
    if (changed.outcome === 'changed') await refreshBeforeAnswer(deps, [input.id]);
    return changed;
  },
});

/**
 * Enhances an article as its own call does. Answers the article as it is then, or why nothing came
 * of it.
 */
export async function enhanceForDesk(deps: Deps, input: { id: string; by: string }): Promise<Result<ArticleDoc>> {
  const enhanced = await enhanceArticle(deps, enhancementPorts(deps), input);
  return enhanced.ok ? ok(enhanced.value.article) : enhanced;
}
