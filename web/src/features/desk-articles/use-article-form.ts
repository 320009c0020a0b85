import { type DeskArticle, NEW_ARTICLE_KEY } from '@first-show/domain/articles/article-desk.schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { type ArticleForm, differingFields, emptyForm, type FormField, formOf } from './article-form.ts';
import { articleResolver } from './field-errors.ts';
import { useAutosave } from './use-autosave.ts';

/**
 * The form of an article, and what it is based on. Not `useDeskForm`: unfinished work is kept on
 * the server as well, and after a colleague's save the editor chooses a version for each field.
 */
export function useArticleForm(opened: DeskArticle | null, uid: string) {
  const [article, setArticle] = useState(opened);
  const [unsaved, setUnsaved] = useState<readonly FormField[]>([]);
  const initial = useMemo(() => (opened === null ? emptyForm : formOf(opened)), [opened]);
  /** The form as it was last saved: what changes are told from. */
  const base = useRef(initial);
  const saved = useRef(opened);
  const form = useForm<ArticleForm>({
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: useMemo(() => articleResolver(() => (saved.current === null ? null : base.current)), []),
  });
  const { status, note, forget } = useAutosave({ uid, articleKey: article?.id ?? NEW_ARTICLE_KEY });

  /** Compares the form with what was saved, and keeps the difference. */
  const follow = useCallback(
    (values: ArticleForm) => {
      const differing = differingFields(values, base.current);
      setUnsaved((before) => (before.join() === differing.join() ? before : differing));
      if (differing.length > 0)
        note({
          form: values,
          basedOn: saved.current?.revision ?? null,
          base: saved.current === null ? null : base.current,
        });
      else forget();
    },
    [note, forget],
  );
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) }),
    [form, follow],
  );

  return {
    form,
    /** As saved; `null` for a new one. The ref is for callbacks that outlive a rendering. */
    article,
    saved,
    base,
    /** The form as it was opened. */
    initial,
    /** Fields that hold unsaved changes. */
    unsaved,
    /** Where unsaved work is kept. */
    keptStatus: status,
    follow,
    /** Drops the unsaved work that is kept. */
    forget,
    /** Shows `values` in the form, on top of the article as it is saved now. */
    show(next: DeskArticle | null, values: ArticleForm) {
      saved.current = next;
      base.current = next === null ? emptyForm : formOf(next);
      setArticle(next);
      form.reset(values);
      follow(values);
    },
    /** Lets the person leave the page without a question: nothing is unsaved. */
    letLeave: () => flushSync(() => setUnsaved([])),
  };
}

export type ArticleEditing = ReturnType<typeof useArticleForm>;
