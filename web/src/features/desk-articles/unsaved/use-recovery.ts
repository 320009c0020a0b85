import { useState } from 'react';
import { loadRevision } from '../article-api.ts';
import { type ArticleForm, formOf } from '../article-form.ts';
import { editorNameOf } from '../saved-article.ts';
import type { ArticleEditing } from '../use-article-form.ts';
import { useDraftStart } from './use-draft-start.ts';
import type { LoadedArticle } from '../use-loaded-article.ts';
import type { useMerge } from '../compare/use-merge.ts';
import type { WorkingCopy } from './working-copies.ts';

const focusTitle = (options?: FocusOptions): void => document.getElementById('article-title')?.focus(options);

/** The values that the unsaved work started from; `null` if they are not known any more. */
async function baseOf({ base, basedOn }: WorkingCopy, articleId: string): Promise<ArticleForm | null> {
  if (base !== null || basedOn === null) return base;
  return loadRevision(articleId, basedOn).then(
    ({ article }) => formOf(article),
    () => null,
  );
}

/**
 * Offers unsaved work of an earlier visit: continue with it or discard it, before anything else.
 */
export function useRecovery({
  loaded,
  editing: { article, show, forget },
  mergeWith,
}: {
  loaded: LoadedArticle;
  editing: ArticleEditing;
  mergeWith: ReturnType<typeof useMerge>['mergeWith'];
}) {
  const [recovery, setRecovery] = useState(loaded.recovery);
  const idea = useDraftStart({
    isNew: article === null,
    mayStart: recovery === null,
    start: (values) => {
      show(null, values);
      // The pressed button is removed, so move the focus.
      focusTitle({ preventScroll: true });
    },
  });
  return {
    recovery,
    goOn: async () => {
      if (recovery === null) return;
      const { copy, isStale } = recovery;
      idea.forget();
      setRecovery(null);
      if (!isStale || article === null) {
        show(article, copy.form);
        focusTitle();
        return;
      }
      // The form shows the article until the editor has compared both versions. The stored work is
      // kept.
      mergeWith(
        article,
        `${editorNameOf(article)} saved this article after you started. Choose a version for each field.`,
        { mine: copy.form, base: await baseOf(copy, article.id) },
      );
    },
    giveUp: () => {
      forget();
      setRecovery(null);
    },
    /** If the merge is closed without a decision, offer the work again. */
    offerAgain: (mine: ArticleForm) => {
      if (loaded.recovery?.isStale === true && mine === loaded.recovery.copy.form) setRecovery(loaded.recovery);
    },
  };
}
