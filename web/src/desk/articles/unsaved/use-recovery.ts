import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetDraft, offeredDraft } from '../../lib/draft-start.ts';
import { loadRevision } from '../article-api.ts';
import { type ArticleForm, emptyForm, formOf } from '../article-form.ts';
import type { useMerge } from '../compare/use-merge.ts';
import { editorNameOf } from '../saved-article.ts';
import type { ArticleEditing } from '../use-article-form.ts';
import type { LoadedArticle } from '../use-loaded-article.ts';
import type { WorkingCopy } from './working-copies.ts';

const focusTitle = (options?: FocusOptions): void => document.getElementById('article-title')?.focus(options);

/** The article's values when the unsaved work began; `null` if they are unknown. */
async function baseOf({ base, basedOn }: WorkingCopy, articleId: string): Promise<ArticleForm | null> {
  if (base !== null || basedOn === null) return base;
  return loadRevision(articleId, basedOn).then(
    ({ article }) => formOf(article),
    () => null,
  );
}

type Parts = { loaded: LoadedArticle; editing: ArticleEditing } & Pick<ReturnType<typeof useMerge>, 'mergeWith'>;

/**
 * Unsaved work of an earlier visit, to continue (`goOn`) or to discard (`giveUp`). A new article
 * may also start from an idea whose 'Start draft' button the editor pressed. The idea fills the
 * form if there is no unsaved work, or once that work is discarded. If the editor continues the
 * work, the idea is dropped.
 */
export function useRecovery({ loaded, editing: { article, show, forget }, mergeWith }: Parts) {
  const [recovery, setRecovery] = useState(loaded.recovery);
  const idea = useRef(article === null ? offeredDraft() : null);
  const startFromIdea = useEffectEvent(() => {
    if (idea.current === null) return;
    show(null, { ...emptyForm, ...idea.current, isPublished: false });
    idea.current = null;
    // The button that was pressed ('Start draft' or 'Discard') is gone, so move the focus.
    focusTitle({ preventScroll: true });
  });
  useEffect(() => {
    if (recovery === null) startFromIdea();
  }, [recovery]);
  // When the editor closes, forget the idea. Otherwise it would fill the next new article.
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
      const reason = `${editorNameOf(article)} saved this article after you started.`;
      const base = await baseOf(copy, article.id);
      mergeWith(article, reason, { mine: copy.form, base, onClose: () => setRecovery(recovery) });
    },
    giveUp: () => {
      forget();
      setRecovery(null);
    },
  };
}
