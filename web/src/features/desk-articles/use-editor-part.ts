import type { Article } from '@first-show/domain/articles/article.schema';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import type { ReactNode } from 'react';
import { useStaff } from '../../lib/desk/session.ts';
import type { FormField } from './article-form.ts';
import { afterOwnSave, theirsOf } from './saved-article.ts';
import type { ArticleEditing } from './use-article-form.ts';

/** State and actions of the editor, for sections of other features. */
export type EditorPart = {
  /** The article as saved. */
  article: DeskArticle;
  /** Fields of the form that hold unsaved changes. */
  unsaved: readonly FormField[];
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

/**
 * Sections of another feature in the editor of a saved article, passed in by the page: a button
 * above the form, a panel below it.
 */
export type EditorExtras = { action: (editor: EditorPart) => ReactNode; panel: (editor: EditorPart) => ReactNode };

/** The editor's API for sections of other features; `null` for an article that was never saved. */
export function useEditorPart({
  editing: { article, unsaved },
  isBlocked,
  hold,
  takeOver,
  showForm,
}: {
  editing: ArticleEditing;
  isBlocked: boolean;
  hold: EditorPart['hold'];
  takeOver: (next: DeskArticle) => void;
  showForm: () => void;
}): EditorPart | null {
  const { displayName } = useStaff();
  if (article === null) return null;
  return {
    article,
    unsaved,
    blockedBy: isBlocked ? 'Restore or discard your unsaved work first.' : null,
    hold,
    takeOver: (answer) =>
      takeOver({
        ...afterOwnSave(answer, article, displayName),
        revision: answer.revision ?? article.revision,
      }),
    meet: async (current) => takeOver(await theirsOf(current, article)),
    showForm,
  };
}
