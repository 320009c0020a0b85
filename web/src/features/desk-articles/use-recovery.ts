import { useState } from 'react';
import { loadRevision } from './article-api.ts';
import { type ArticleForm, formOf } from './article-form.ts';
import type { ArticleEditing } from './use-article-form.ts';
import { useDraftStart } from './use-draft-start.ts';
import type { LoadedArticle } from './use-loaded-article.ts';
import { editorNameOf, type useMerge } from './use-merge.ts';
import type { WorkingCopy } from './working-copies.ts';

const focusTitle = (options?: FocusOptions): void => document.getElementById('article-title')?.focus(options);

/** What unsaved work began from; `null` where that is not known any more. */
async function baseOf({ base, basedOn }: WorkingCopy, articleId: string): Promise<ArticleForm | null> {
  if (base !== null || basedOn === null) return base;
  return loadRevision(articleId, basedOn).then(
    ({ article }) => formOf(article),
    () => null,
  );
}

/** Unsaved work of an earlier visit, to go on with or to give up, before anything else is done. */
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
      // The button that led here is gone.
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
      // Until both versions were seen the article stands in the form; the work stays kept.
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
    /** A merge that was closed leaves work that was not seen to yet: it is offered again. */
    offerAgain: (mine: ArticleForm) => {
      if (loaded.recovery?.isStale === true && mine === loaded.recovery.copy.form) setRecovery(loaded.recovery);
    },
  };
}
