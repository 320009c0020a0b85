import { useStaff } from '../../../lib/desk/session.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { restoreRevision } from '../article-api.ts';
import { formOf } from '../article-form.ts';
import { afterOwnSave } from '../saved-article.ts';
import type { ArticleEditing } from '../use-article-form.ts';

/** Restores an earlier revision as a new one. */
export function useRestore({ article, show }: ArticleEditing): (revision: number) => Promise<void> {
  const { displayName } = useStaff();
  return async (revision) => {
    if (article === null) return;
    const answer = await restoreRevision(article.id, revision, article.revision);
    const restored = afterOwnSave(answer, article, displayName);
    show(restored, formOf(restored));
    showToast({ title: 'Success', description: `Revision ${revision} restored.` });
  };
}
