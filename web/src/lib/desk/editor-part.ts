import type { Article } from '@first-show/domain/articles/article.schema';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';

/** State and actions of the article editor, for sections of other features. */
export type EditorPart = {
  /** The article as saved. */
  article: DeskArticle;
  /** Fields of the form that hold unsaved changes. */
  unsaved: readonly string[];
  /** Why the article cannot be changed now; `null` if it can. */
  blockedBy: string | null;
  /**
   * Runs a call that changes the article. Change events during the call are ignored, because the
   * call causes them.
   */
  hold: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /**
   * Loads the article after an own call changed it. Unsaved changes stay; if both sides changed a
   * field, the editor chooses.
   */
  takeOver: (article: Article) => void;
  /** Does the same after somebody else changed the article. */
  meet: (current: Article) => Promise<void>;
  /** Switches a narrow window from the preview to the form. */
  showForm: () => void;
};
