import { risingSearches } from '@first-show/domain/analytics/search-counts';
import type { SearchInterest } from '@first-show/domain/ideas/find-ideas';
import { readSearchDays } from '../analytics/store/search-counts.ts';
import { coverageOf } from '../search/store/search.ts';
import { publishedCards } from '../articles/store/article-card.ts';
import type { Deps } from '../../platform/deps.ts';

const RISING = 8;
/** How many stories to look up per search. A search with this many results is well covered. */
const COVERED_BY = 3;

/** Searches that are becoming more frequent, with the stories that they find. At most 125 reads. */
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
