import type { Article } from '@first-show/domain/articles/article.schema';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';

/** State and actions of the article editor, for sections of other features. */
export type EditorPart = {
  /** The article as saved. */
  article: DeskArticle;
  /** Names of the form's fields with unsaved changes. */
  unsaved: readonly string[];
  /** Runs a call that changes the article. While the call runs, live changes are ignored. */
  hold: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /**
   * Puts the result of this person's own call into the form and keeps unsaved changes. If the call
   * and the person changed the same field, the person chooses.
   */
  takeOver: (article: Article) => void;
  /** Puts a version that somebody else saved into the form, in the same way as `takeOver`. */
  mergeServerVersion: (current: Article) => Promise<void>;
  /** On a narrow window, shows the form instead of the preview. */
  showForm: () => void;
};
