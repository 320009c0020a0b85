import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { ArticleExtrasRollup } from '@first-show/domain/rollups/rollups';
import { loadCategory } from '../features/categories/categories.repo.ts';
import { readBoxOfficeRollup, readExtras } from '../features/rollups/read-rollups.ts';
import type { Deps } from '../lib/deps.ts';

/** What one feature's edge asks of another: features do not import each other. */

/** Id of the category with this slug or id, `null` where there is none. */
export const categoryIdOf = async (deps: Deps, slugOrId: string): Promise<string | null> =>
  (await loadCategory(deps.db(), slugOrId))?.id ?? null;

/** Related articles and approved comments of a published article. */
export const articleExtras = (deps: Deps, articleId: string): Promise<ArticleExtrasRollup> =>
  readExtras(deps.db(), articleId, deps.clock.now());

/** Every film of the chart, by rank. One read. */
export const boxOfficeEntries = async (deps: Deps): Promise<BoxOfficeEntry[]> => (await readBoxOfficeRollup(deps.db())).entries;
