import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeskArticle, WorkingCopy } from '@first-show/domain/articles/article-desk.schema';
import { useRef, useState } from 'react';
import { useLiveDocState } from '../../lib/use-live-state.ts';
import { showToast } from '../../../shared/ui/toast/toast.ts';
import { loadDeskArticle } from '../article-api.ts';
import { type ArticleForm, differingFields, emptyForm, formOf } from '../article-form.ts';
import { editorNameOf } from '../saved-article.ts';
import type { ArticleEditing } from '../use-article-form.ts';
import { mergedForm, mergeRows, type Versions } from './merge-forms.ts';

/** Two versions of the form, of which the editor chooses by field. */
export type Merge = Versions & {
  explanation: string;
  /** Who wrote the other version. */
  author: string;
  /** Shows the merged form and remembers the version on which it is based. */
  finish: (merged: ArticleForm) => void;
};

/**
 * Merges another version with the form: the article that a colleague saved, or the working copy
 * that another window of this editor saved. `merge` is open in the merge dialog; `null`: none.
 */
export function useMerge({ form, saved, show, adopt }: ArticleEditing) {
  const [merge, setMerge] = useState<Merge | null>(null);
  /** The latest copy of another window, and what this window had seen before it. */
  const otherCopy = useRef<{ copy: WorkingCopy; base: ArticleForm } | null>(null);

  const withArticle = (theirs: DeskArticle, explanation: string): Merge => ({
    explanation,
    author: editorNameOf(theirs),
    base: formOf(saved.current),
    mine: form.getValues(),
    theirs: formOf(theirs),
    finish: (merged) => show(theirs, merged),
  });
  /** Without a conflict, merges at once. */
  const mergeOrAsk = (versions: Merge): void => {
    const merged = mergedForm(mergeRows(versions), versions);
    if (merged === null) setMerge(versions);
    else versions.finish(merged);
  };

  const mergeCopy = (copy: WorkingCopy, base: ArticleForm): void => {
    const theirs = { ...emptyForm, ...copy.values };
    otherCopy.current = { copy, base };
    mergeOrAsk({
      explanation: 'You changed this article in another window in the meantime. Nothing was overwritten.',
      author: 'your other window',
      base,
      mine: form.getValues(),
      theirs,
      finish: (merged) => {
        adopt({ savedAt: copy.savedAt, values: theirs });
        show(saved.current, merged);
      },
    });
  };

  return {
    merge,
    /** Lets the editor compare and choose, even without a conflict. */
    compare: (theirs: DeskArticle, explanation: string) => setMerge(withArticle(theirs, explanation)),
    /** Shows a newer version with the unsaved changes. */
    takeOver: (next: DeskArticle) => {
      if (next.revision <= (saved.current?.revision ?? 0)) return;
      mergeOrAsk(withArticle(next, 'This article was changed while you were editing. Nothing was overwritten.'));
    },
    /** Adds what another window of this editor has saved. `base`: what this window has seen. */
    mergeCopy,
    /** Asks again about the copy of another window, after 'Decide later'. */
    compareCopy: () => {
      if (otherCopy.current !== null) mergeCopy(otherCopy.current.copy, otherCopy.current.base);
    },
    /** The editor has chosen. */
    finish: ({ finish, theirs }: Merge, merged: ArticleForm) => {
      setMerge(null);
      finish(merged);
      const isDifferent = differingFields(merged, theirs).length > 0;
      showToast({
        title: 'Versions merged',
        description: isDifferent
          ? 'Nothing is saved yet. Check the article, then save.'
          : 'The form now shows the saved article.',
      });
    },
    close: () => setMerge(null),
  };
}

/**
 * Listens to the article while it is edited; `article` is `null` before its first save. Returns a
 * colleague's `newer` version, and `isGone` if the article was deleted. While `isSaving` is true,
 * changes are ignored, because this editor makes them itself.
 */
export function useNewerVersion(id: string, article: DeskArticle | null, isSaving: boolean) {
  const { status, doc } = useLiveDocState<{ revision?: number }>(`articles/${id}`);
  const mine = article?.revision ?? 0;
  const heard = doc?.revision ?? 0;
  const { data: newer } = useQuery({
    queryKey: ['article-editor', 'newer', id, heard],
    queryFn: ({ signal }) => loadDeskArticle(id, signal),
    enabled: heard > mine && !isSaving,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return {
    newer: newer !== undefined && newer.revision > mine ? newer : null,
    isGone: article !== null && status === 'ready' && doc === null && !isSaving,
  };
}
