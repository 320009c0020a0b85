import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetDraft, offeredDraft } from '../../../lib/desk/draft-start.ts';
import { loadRevision } from '../article-api.ts';
import { type ArticleForm, emptyForm, formOf } from '../article-form.ts';
import type { useMerge } from '../compare/use-merge.ts';
import { editorNameOf } from '../saved-article.ts';
import type { ArticleEditing } from '../use-article-form.ts';
import type { LoadedArticle } from '../use-loaded-article.ts';
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
 * Offers unsaved work of an earlier visit: continue with it or discard it, before anything else. A
 * new article may start from an idea: discarding the work fills it in, continuing drops the idea.
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
  const idea = useRef(article === null ? offeredDraft() : null);
  const startFromIdea = useEffectEvent(() => {
    if (idea.current === null) return;
    show(null, { ...emptyForm, ...idea.current, isPublished: false });
    idea.current = null;
    // The pressed button is removed, so move the focus.
    focusTitle({ preventScroll: true });
  });
  useEffect(() => {
    if (recovery === null) startFromIdea();
  }, [recovery]);
  // An unused idea must not fill another article.
  useEffect(() => forgetDraft, []);

  return {
    recovery,
    goOn: async () => {
      if (recovery === null) return;
      const { copy, isStale } = recovery;
      idea.current = null;
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
