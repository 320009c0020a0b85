import { type Article, newArticle } from '@first-show/domain/articles/article.schema';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { changesOf } from '../lib/form-draft.ts';
import { useStaff } from '../lib/session.ts';
import { currentOf, FormProblem, useDeskForm } from '../lib/use-desk-form.ts';
import { withReason } from '../lib/with-reason.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { changeArticle, createArticle, restoreRevision } from './article-api.ts';
import { type ArticleForm, emptyForm, formOf } from './article-form.ts';
import { changedArticle, focusFirst, inputOf } from './field-errors.ts';
import { doneTexts, formFor, type SaveAction } from './save-actions.ts';
import { afterOwnSave, theirsOf } from './saved-article.ts';
import { useAutosave } from './unsaved/use-autosave.ts';
import { keepLocalCopy } from './unsaved/working-copies.ts';

/** The article just created. `hasMore`: fields were changed during the save; see `keepTyped`. */
export type Created = { article: DeskArticle; hasMore: boolean };

type Save = { action: SaveAction; staysOpen: boolean };

/**
 * Handles a failed save. If a colleague has saved first, calls `onStale` with their version.
 * Otherwise a toast shows the reason. `before`: the saved article; `null`: a new article.
 */
async function tellFailure(
  error: unknown,
  before: DeskArticle | null,
  onStale: (theirs: DeskArticle) => void,
): Promise<void> {
  const current = currentOf<Article>(error);
  if (before !== null && current !== null) onStale(await theirsOf(current, before));
  else if (error instanceof FormProblem) showToast({ title: 'Nothing to save', description: error.message });
  else {
    const failed = `Failed to ${before === null ? 'create' : 'save'} article. Please try again.`;
    showToast({ title: 'Error', description: withReason(failed, error), tone: 'error' });
  }
}

/**
 * Stores the fields that were changed while a new article was being created. They become unsaved
 * work on that article, on this device. Returns false if there are none.
 */
function keepTyped(uid: string, made: DeskArticle, { sent, now }: { sent: ArticleForm; now: ArticleForm }): boolean {
  const typed = changesOf(sent, now);
  if (Object.keys(typed).length === 0) return false;
  const base = formOf(made);
  const copy = { form: { ...base, ...typed }, basedOn: made.revision, base, savedAt: new Date().toISOString() };
  keepLocalCopy(uid, made.id, copy);
  return true;
}

/** The saved article; `null` if new. Callbacks that outlive a render need the ref `saved`. */
function useSavedArticle(opened: DeskArticle | null) {
  const [article, setArticle] = useState(opened);
  const saved = useRef(opened);
  const setSaved = (next: DeskArticle | null) => {
    saved.current = next;
    setArticle(next);
  };
  return { article, saved, setSaved };
}

type Props = {
  opened: DeskArticle | null;
  /** The key of the working copy. */
  copyKey: string;
  /** Called if a colleague saved first, with their version. */
  onStale: (theirs: DeskArticle) => void;
  /** Switches a narrow window from the preview to the form. */
  showForm: () => void;
};

/** The form of an article, the saved version that it is based on, and the calls that change it. */
export function useArticleForm({ opened, copyKey, onStale, showForm }: Props) {
  const { uid, displayName } = useStaff();
  const navigate = useNavigate();
  const { article, saved, setSaved } = useSavedArticle(opened);
  const [created, setCreated] = useState<Created | null>(null);
  const [sending, setSending] = useState<SaveAction | null>(null);
  const wanted = useRef<Save>({ action: 'draft', staysOpen: false });
  const { status, unsaved, keepDraft, forget } = useAutosave({ uid, articleKey: article?.id ?? copyKey });

  const form = useDeskForm<ArticleForm, object>({
    initial: formOf(opened),
    revision: opened?.revision ?? null,
    schema: opened === null ? newArticle : changedArticle,
    toInput: (values) => inputOf(values, saved.current),
    mode: 'onTouched',
    keepDraft,
    send: () => (saved.current === null ? create() : change(saved.current)),
    onInvalid: (paths) => {
      flushSync(showForm);
      focusFirst(paths);
    },
    onFailed: (error) => tellFailure(error, saved.current, onStale),
  });
  /** Shows `values` in the form as unsaved changes of the saved article `next`. */
  const show = (next: DeskArticle | null, values: ArticleForm) => {
    setSaved(next);
    form.show(values, { values: formOf(next), revision: next?.revision ?? null });
  };

  async function change(before: DeskArticle) {
    const { action } = wanted.current;
    const changes = changesOf(formOf(before), formFor(action, form.getValues()));
    if (Object.keys(changes).length === 0) throw new FormProblem('The article has no changes.');
    const next = afterOwnSave(await changeArticle(before.id, changes, before.revision), before, displayName);
    setSaved(next);
    showToast({ title: 'Success', description: doneTexts[action] });
    return { values: formOf(next), revision: next.revision };
  }
  async function create(): Promise<void> {
    const { action, staysOpen } = wanted.current;
    const sent = form.getValues();
    const made = afterOwnSave(await createArticle(formFor(action, sent)), null, displayName);
    // Without `flushSync`, the navigation below would ask about unsaved changes.
    flushSync(forget);
    showToast({ title: 'Success', description: 'Article created successfully.' });
    const hasMore = keepTyped(uid, made, { sent, now: form.getValues() });
    if (staysOpen) return navigate(deskPaths.article(made.id), { replace: true });
    show(null, emptyForm);
    showForm();
    setCreated({ article: made, hasMore });
  }
  async function restore(before: DeskArticle, revision: number): Promise<void> {
    const restored = afterOwnSave(await restoreRevision(before.id, revision, before.revision), before, displayName);
    show(restored, formOf(restored));
    showToast({ title: 'Success', description: `Revision ${revision} restored.` });
  }

  return {
    form,
    article,
    saved,
    unsaved,
    keptStatus: status,
    /** Deletes the stored copies of the unsaved work. */
    forget,
    show,
    /** The action of the running save; `null` if none runs. */
    busy: form.isSending ? sending : null,
    created,
    /**
     * Saves the form. `staysOpen` is for a new article: if true, the created article opens in its
     * own editor; if false, the form is emptied for another new article.
     */
    save(save: Save): Promise<void> {
      wanted.current = save;
      setSending(save.action);
      return form.submit();
    },
    restore,
  };
}

export type ArticleEditing = ReturnType<typeof useArticleForm>;
