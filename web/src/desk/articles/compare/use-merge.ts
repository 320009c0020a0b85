import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { useState } from 'react';
import { rebase } from '../../lib/form-draft.ts';
import { useLiveDocState } from '../../lib/use-live-state.ts';
import { showToast } from '../../../shared/ui/toast/toast.ts';
import { loadDeskArticle } from '../article-api.ts';
import { type ArticleForm, differingFields, formOf } from '../article-form.ts';
import type { ArticleEditing } from '../use-article-form.ts';

/**
 * A comparison of the editor's form (`mine`) with a colleague's version (`theirs`). `base`: the
 * version on which `mine` is based; `null` if unknown.
 */
export type Merge = {
  explanation: string;
  theirs: DeskArticle;
  mine: ArticleForm;
  base: ArticleForm | null;
  /** Called if the dialog is closed without a decision. */
  onClose?: () => void;
};

/**
 * Merges a colleague's version with the form. `merge`: the comparison in the merge dialog; `null`:
 * the dialog is closed.
 */
export function useMerge({ form, saved, show }: ArticleEditing) {
  const [merge, setMerge] = useState<Merge | null>(null);

  const mergeWith = (theirs: DeskArticle, explanation: string, own?: Pick<Merge, 'mine' | 'base' | 'onClose'>) =>
    setMerge({ explanation, theirs, ...(own ?? { mine: form.getValues(), base: formOf(saved.current) }) });

  /** Shows a newer version with the unsaved changes. In a conflict, the dialog opens instead. */
  const takeOver = (next: DeskArticle) => {
    const before = saved.current;
    if (before === null || next.revision <= before.revision) return;
    const { values, conflicts } = rebase({ values: form.getValues(), opened: formOf(before) }, formOf(next));
    if (conflicts.length === 0) show(next, values);
    else mergeWith(next, 'This article was changed while you were editing. Nothing was overwritten.');
  };

  /** Shows the merged form as unsaved changes to the colleague's version. */
  const finish = ({ theirs }: Merge, merged: ArticleForm) => {
    setMerge(null);
    show(theirs, merged);
    const isDifferent = differingFields(merged, formOf(theirs)).length > 0;
    showToast({
      title: 'Versions merged',
      description: isDifferent
        ? 'Nothing is saved yet. Check the article, then save.'
        : 'The form now shows the saved article.',
    });
  };

  const close = () => {
    setMerge(null);
    merge?.onClose?.();
  };
  return { merge, mergeWith, takeOver, finish, close };
}

/**
 * Listens to the article while it is edited. Returns a colleague's `newer` version, and `isGone` if
 * the article was deleted. While `isSaving` is true, changes are ignored, because this editor makes
 * them itself.
 */
export function useNewerVersion(article: DeskArticle | null, isSaving: boolean) {
  const { status, doc } = useLiveDocState<{ revision?: number }>(article === null ? null : `articles/${article.id}`);
  const mine = article?.revision ?? 0;
  const heard = doc?.revision ?? 0;
  const { data: newer } = useQuery({
    queryKey: ['article-editor', 'newer', article?.id, heard],
    queryFn: article === null ? skipToken : ({ signal }) => loadDeskArticle(article.id, signal),
    enabled: heard > mine && !isSaving,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return {
    newer: newer !== undefined && newer.revision > mine ? newer : null,
    isGone: article !== null && status === 'ready' && doc === null && !isSaving,
  };
}
