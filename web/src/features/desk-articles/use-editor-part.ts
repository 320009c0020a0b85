import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { useStaff } from '../../lib/desk/session.ts';
import type { EditorPart } from '../../lib/desk/editor-part.ts';
import { afterOwnSave, theirsOf } from './saved-article.ts';
import type { ArticleEditing } from './use-article-form.ts';

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
