import { type DeskArticle, NEW_ARTICLE_KEY } from '@first-show/domain/articles/article-desk.schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { type ArticleForm, differingFields, emptyForm, type FormField, formOf } from './article-form.ts';
import { articleResolver } from './field-errors.ts';
import { useAutosave } from './use-autosave.ts';

/**
 * The form of an article and the version that it is based on. It does not use `useDeskForm`:
 * unsaved work is also stored on the server, and after a colleague's save the editor chooses a
 * version for each field.
 */
export function useArticleForm(opened: DeskArticle | null, uid: string) {
  const [article, setArticle] = useState(opened);
  const [unsaved, setUnsaved] = useState<readonly FormField[]>([]);
  const initial = useMemo(() => (opened === null ? emptyForm : formOf(opened)), [opened]);
  /** The form as last saved. Changes are computed against it. */
  const base = useRef(initial);
  const saved = useRef(opened);
  const form = useForm<ArticleForm>({
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: useMemo(() => articleResolver(() => (saved.current === null ? null : base.current)), []),
  });
  const { status, note, forget } = useAutosave({ uid, articleKey: article?.id ?? NEW_ARTICLE_KEY });

  /** Compares the form with the saved values and stores the difference. */
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
    /** The saved article; `null` for a new one. The ref is for callbacks that outlive a render. */
    article,
    saved,
    base,
    /** The form's values when it was opened. */
    initial,
    /** Fields that hold unsaved changes. */
    unsaved,
    /** Where the unsaved work is stored. */
    keptStatus: status,
    follow,
    /** Deletes the stored copies of the unsaved work. */
    forget,
    /** Shows `values` in the form, based on the article as saved now. */
    show(next: DeskArticle | null, values: ArticleForm) {
      saved.current = next;
      base.current = next === null ? emptyForm : formOf(next);
      setArticle(next);
      form.reset(values);
      follow(values);
    },
    /** Marks everything as saved, so that leaving the page asks no question. */
    letLeave: () => flushSync(() => setUnsaved([])),
  };
}

export type ArticleEditing = ReturnType<typeof useArticleForm>;
