import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import type { ReactNode } from 'react';
import { useStaff } from '../../lib/desk/session.ts';
import type { EditorPart } from '../../lib/desk/editor-part.ts';
import { afterOwnSave, theirsOf } from './saved-article.ts';
import type { ArticleEditing } from './use-article-form.ts';

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
