import type { DeskCard } from '@first-show/domain/articles/article-desk.schema';
import type { BulkArticleAction, BulkArticlesResult } from '@first-show/domain/articles/bulk-articles.schema';
import { formatCount, formatCountOf } from '@first-show/domain/core/money';

/** Texts about changes of one or several articles in the table. */

export const verbs: Record<BulkArticleAction, { label: string; done: string; running: string }> = {
  publish: { label: 'Publish', done: 'published', running: 'Publishing' },
  unpublish: { label: 'Unpublish', done: 'unpublished', running: 'Unpublishing' },
  feature: { label: 'Feature', done: 'featured', running: 'Featuring' },
  unfeature: { label: 'Unfeature', done: 'unfeatured', running: 'Unfeaturing' },
  move: { label: 'Move to…', done: 'moved', running: 'Moving' },
  enhance: { label: 'AI Enhance', done: 'enhanced', running: 'Enhancing' },
  delete: { label: 'Delete', done: 'deleted', running: 'Deleting' },
};

const articles = (count: number): string => formatCountOf(count, 'article');

/** The toast after a change. For the deletion of a single article, it has the article's title. */
export function doneToast(action: BulkArticleAction, rows: readonly { title: string }[]) {
  const isOne = rows.length === 1;
  if (action === 'delete' && isOne) return { title: 'Article deleted', description: rows[0]!.title };
  const done = `${isOne ? 'Article' : articles(rows.length)} ${verbs[action].done}.`;
  const more = action === 'unpublish' ? ` ${isOne ? 'It is' : 'They are'} no longer visible to readers.` : '';
  return { title: 'Success', description: `${done}${more}` };
}

/** The toast after a failure, such as 'Failed to publish article. Please try again.' */
export const failedText = (action: BulkArticleAction, count: number): string =>
  `Failed to ${action} ${count === 1 ? 'article' : articles(count)}. Please try again.`;

export function undoneText(action: BulkArticleAction, count: number): string {
  if (action === 'delete') return `${count === 1 ? 'Article' : articles(count)} restored.`;
  return count === 1 ? 'The change was undone.' : `The changes to ${articles(count)} were undone.`;
}

/** The failures of a call: a title for all, and a text for each failed article. */
export type Failures = { title: string; items: readonly { id: string; text: string }[] };

/**
 * The failures in the answer of a call; `null` if nothing failed. `what`: the participle for the
 * title, such as 'published', 'undone'. `rows`: the rows of the call, whose titles are used if the
 * answer has no title.
 */
export function failuresOf(
  { results }: BulkArticlesResult,
  what: string,
  rows: readonly Pick<DeskCard, 'id' | 'title'>[],
): Failures | null {
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.title ?? 'Unknown article';
  const items = results
    .filter(({ outcome }) => outcome !== 'done' && outcome !== 'unchanged')
    .map(({ id, title, message }) => ({ id, text: `${title ?? nameOf(id)}: ${message ?? 'Failed'}` }));
  if (items.length === 0) return null;
  return {
    title: `${formatCount(items.length)} of ${articles(results.length)} ${items.length === 1 ? 'was' : 'were'} not ${what}`,
    items,
  };
}
