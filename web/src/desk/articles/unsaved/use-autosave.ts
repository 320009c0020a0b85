import type { WorkingCopy } from '@first-show/domain/articles/article-desk.schema';
import { useEffect, useRef, useState } from 'react';
import type { FormDraft } from '../../lib/form-draft.ts';
import { type ArticleForm, differingFields, formOf, type FormField } from '../article-form.ts';
import type { LoadedArticle } from '../use-loaded-article.ts';
import { createAutosave, keptTexts, type Synced } from './autosave.ts';

const fieldsOf = (draft: Pick<FormDraft<ArticleForm>, 'values' | 'opened'> | null): readonly FormField[] =>
  draft === null ? [] : differingFields(draft.values, draft.opened);

/**
 * The unsaved work of an open editor: where it is kept (`status`), and the fields that differ from
 * the saved article (`unsaved`). `onOtherCopy`: see `createAutosave`.
 */
export function useAutosave(
  uid: string,
  { id, article, restored, synced, unsent }: LoadedArticle,
  onOtherCopy: (copy: WorkingCopy, base: ArticleForm) => void,
) {
  const [status, setStatus] = useState(synced.savedAt === null ? keptTexts.none : keptTexts.server(synced.savedAt));
  const [unsaved, setUnsaved] = useState(() => fieldsOf(restored && { values: restored, opened: formOf(article) }));
  const latest = useRef(onOtherCopy);
  useEffect(() => {
    latest.current = onOtherCopy;
  });
  const [autosave] = useState(() =>
    createAutosave({
      uid,
      articleId: id,
      synced,
      unsent,
      onStatus: setStatus,
      onOtherCopy: (...other) => latest.current(...other),
    }),
  );
  useEffect(() => autosave.open(), [autosave]);

  return {
    status,
    unsaved,
    adopt: (copy: Synced) => autosave.adopt(copy),
    /** `values`: the form, which equals the saved article if `draft` is `null`. */
    keep: (draft: FormDraft<ArticleForm> | null, values: ArticleForm): void => {
      const fields = fieldsOf(draft);
      setUnsaved((before) => (before.join() === fields.join() ? before : fields));
      if (draft === null) autosave.forget(values);
      else autosave.keep(draft);
    },
  };
}
