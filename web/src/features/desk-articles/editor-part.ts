import type { Article } from '@first-show/domain/articles/article.schema';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import type { ReactNode } from 'react';
import type { FormField } from './article-form.ts';

/** What other features' parts of the editor get to know and do. */
export type EditorPart = {
  /** As saved. */
  article: DeskArticle;
  /** Fields of the form that hold unsaved changes. */
  unsaved: readonly FormField[];
  /** Why nothing may be changed now; `null` where it may. */
  blockedBy: string | null;
  /** Runs a call that changes the article: what the editor hears of it meanwhile is no news. */
  hold: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /**
   * Takes over the article as a call of one's own left it. Unsaved changes stay; where both changed
   * a field, the editor chooses.
   */
  takeOver: (article: Article) => void;
  /** The same for an article that somebody else changed. */
  meet: (current: Article) => Promise<void>;
  /** Brings the form to the front, where narrow windows show the preview. */
  showForm: () => void;
};

/**
 * Parts of another feature in the editor of a saved article, handed in by the page: a button above
 * the form, a panel below it.
 */
export type EditorExtras = { action: (editor: EditorPart) => ReactNode; panel: (editor: EditorPart) => ReactNode };
