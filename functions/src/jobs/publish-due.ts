import { dueArticles, publishIfDue } from '../features/articles/store/write-articles.ts';
import type { Deps } from '../platform/deps.ts';

/** Maximum number of articles per run. The next run starts a minute later. */
const ARTICLES_AT_ONCE = 50;

/**
 * Publishes the due articles, and returns their ids. Concurrent runs publish each article only
 * once. A failed article does not stop the others.
 */
export async function publishDue(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<string[]> {
  const db = deps.db();
  const now = deps.clock.now();
  const published: string[] = [];
  for (const id of await dueArticles(db, now, ARTICLES_AT_ONCE)) {
    try {
      if (await publishIfDue(db, id, now)) published.push(id);
    } catch (error) {
      deps.log.error('a scheduled article could not be published', error, { id });
    }
  }
  if (published.length > 0) deps.log.info('scheduled articles published', { count: published.length });
  return published;
}
