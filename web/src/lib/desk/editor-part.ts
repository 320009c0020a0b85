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
  /** Runs a call that changes the article, and ignores the change events that it causes. */
  hold: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** Loads the result of an own call. If both sides changed a field, the person chooses. */
  takeOver: (article: Article) => void;
  /** Loads a version that somebody else saved, in the same way. */
  meet: (current: Article) => Promise<void>;
  /** Switches a narrow window from the preview to the form. */
  showForm: () => void;
};
