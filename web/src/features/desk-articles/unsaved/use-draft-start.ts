import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetDraft, offeredDraft } from '../../../lib/desk/draft-start.ts';
import { type ArticleForm, emptyForm } from '../article-form.ts';

/**
 * Fills a new article with the idea that it starts from, unpublished. Recovered work comes first
 * (`mayStart` is false): discarding it fills in the idea, continuing with it (`forget`) drops the
 * idea.
 */
export function useDraftStart({
  isNew,
  mayStart,
  start,
}: {
  isNew: boolean;
  mayStart: boolean;
  start: (values: ArticleForm) => void;
}): { forget: () => void } {
  const waiting = useRef(isNew ? offeredDraft() : null);
  const fillIn = useEffectEvent(start);
  useEffect(() => {
    const draft = waiting.current;
    if (!mayStart || draft === null) return;
    waiting.current = null;
    fillIn({ ...emptyForm, ...draft, isPublished: false });
  }, [mayStart]);
  // An unused idea must not fill another article.
  useEffect(() => forgetDraft, []);
  return { forget: () => void (waiting.current = null) };
}
