import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { useEffect, useRef, useState } from 'react';
import { type ArticleForm, changesOf, formOf } from './article-form.ts';
import { mergeRows } from './merge-forms.ts';
import type { ArticleEditing } from './use-article-form.ts';

/** The versions that a merge compares, and their base. */
export type Merge = {
  title: string;
  explanation: string;
  theirs: DeskArticle;
  mine: ArticleForm;
  base: ArticleForm | null;
};

/** Name of the person who saved an article last. */
export const editorNameOf = ({ lastEditedBy }: DeskArticle): string => lastEditedBy ?? 'Someone else';

/** Merges another editor's version with the form. `merge` is the open merge. */
export function useMerge({ form, saved, base, show }: ArticleEditing) {
  const [merge, setMerge] = useState<Merge | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const mergeWith = (theirs: DeskArticle, explanation: string, own?: { mine: ArticleForm; base: ArticleForm | null }) =>
    setMerge({
      title: 'Two versions of this article',
      explanation,
      theirs,
      mine: own?.mine ?? form.getValues(),
      base: own === undefined ? base.current : own.base,
    });

  /** Unsaved changes stay; where both changed a field, the editor chooses. */
  const takeOver = (next: DeskArticle) => {
    const before = saved.current;
    // Ignore the answer if the editor was closed or a newer revision has arrived.
    if (isGone.current || before === null || next.revision <= before.revision) return;
    const mine = form.getValues();
    const theirs = formOf(next);
    const isBoth = mergeRows({ base: base.current, mine, theirs }).some(({ changedBy }) => changedBy === 'both');
    if (isBoth)
      mergeWith(
        next,
        'This article was changed while you were editing. Nothing was overwritten. Choose a version for each field.',
      );
    else show(next, { ...theirs, ...changesOf(mine, base.current) });
  };

  return { merge, mergeWith, takeOver, close: () => setMerge(null) };
}
