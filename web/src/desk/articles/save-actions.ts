import type { DeskArticleStatus } from '@first-show/domain/articles/article-desk.schema';
import type { ArticleForm } from './article-form.ts';

export type SaveAction = 'draft' | 'publish' | 'update' | 'schedule' | 'unpublish';
/** The state of the article on the server. 'new': never saved. */
export type ArticleState = 'new' | DeskArticleStatus;

export const actionLabels: Record<SaveAction, string> = {
  draft: 'Save draft',
  publish: 'Publish',
  update: 'Update',
  schedule: 'Schedule',
  unpublish: 'Unpublish',
};

type Wishes = Pick<ArticleForm, 'isPublished' | 'scheduledFor'>;

/**
 * The save buttons for an article. The first one matches `isPublished` and `scheduledFor` of the
 * form. A published article cannot be scheduled.
 */
export function actionsFor(state: ArticleState, { isPublished, scheduledFor }: Wishes): SaveAction[] {
  if (state === 'published') return isPublished ? ['update', 'unpublish'] : ['unpublish'];
  if (scheduledFor !== null) return ['schedule', 'publish'];
  return isPublished ? ['publish', 'draft'] : ['draft', 'publish'];
}

/** The action of Ctrl+S. It never publishes an unpublished article at once. */
export function quickAction(state: ArticleState, wishes: Wishes): SaveAction {
  if (state === 'published') return actionsFor(state, wishes)[0]!;
  return wishes.scheduledFor === null ? 'draft' : 'schedule';
}

/** The form as the action sends it. The action determines `isPublished` and `scheduledFor`. */
export function formFor(action: SaveAction, form: ArticleForm): ArticleForm {
  const isPublished = action === 'publish' || action === 'update';
  return { ...form, isPublished, scheduledFor: action === 'schedule' ? form.scheduledFor : null };
}

/** The text of the toast after a save of an existing article. */
export const doneTexts: Record<SaveAction, string> = {
  draft: 'Draft saved.',
  publish: 'Article published.',
  update: 'Article updated.',
  schedule: 'Article scheduled.',
  unpublish: 'Article unpublished. It is no longer visible to readers.',
};
