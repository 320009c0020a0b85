import { useQueryClient } from '@tanstack/react-query';
import { type Article, newArticle } from '@first-show/domain/articles/article.schema';
import type { DeskArticle, WorkingCopy } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { changesOf, isSame } from '../lib/form-draft.ts';
import { MEDIA_KEY } from '../lib/media-api.ts';
import { useStaff } from '../lib/session.ts';
import { currentOf } from '../lib/staff-api.ts';
import { FormProblem, useDeskForm } from '../lib/use-desk-form.ts';
import { withReason } from '../lib/with-reason.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { changeArticle, createArticle, restoreRevision } from './article-api.ts';
import { type ArticleForm, formOf } from './article-form.ts';
import { changedArticle, focusFirst, inputOf } from './field-errors.ts';
import { doneTexts, formFor, type SaveAction } from './save-actions.ts';
import { afterOwnSave, theirsOf } from './saved-article.ts';
import { useAutosave } from './unsaved/use-autosave.ts';
import type { LoadedArticle } from './use-loaded-article.ts';

/** Passed to the editor of the next new article, which shows what was just created. */
export type NewArticleState = { created: DeskArticle } | null;

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
  if (current !== null) onStale(await theirsOf(current, before));
  else if (error instanceof FormProblem) showToast({ title: 'Nothing to save', description: error.message });
  else {
    const failed = `Failed to ${before === null ? 'create' : 'save'} article. Please try again.`;
    showToast({ title: 'Error', description: withReason(failed, error), tone: 'error' });
  }
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
  loaded: LoadedArticle;
  /** Called if a colleague saved first, with their version. */
  onStale: (theirs: DeskArticle) => void;
  /** Called if another window of this editor saved the unsaved work first. */
  onOtherCopy: (copy: WorkingCopy, base: ArticleForm) => void;
  /** Switches a narrow window from the preview to the form. */
  showForm: () => void;
};

/** The form of an article, the saved version that it is based on, and the calls that change it. */
export function useArticleForm({ loaded, onStale, onOtherCopy, showForm }: Props) {
  const { id, article: opened, restored } = loaded;
  const { uid, displayName } = useStaff();
  const navigate = useNavigate();
  const { article, saved, setSaved } = useSavedArticle(opened);
  const [sending, setSending] = useState<SaveAction | null>(null);
  const wanted = useRef<Save>({ action: 'draft', staysOpen: false });
  const client = useQueryClient();
  /** A save may have changed alt texts of the library. */
  const pictureTextsChanged = () => void client.invalidateQueries({ queryKey: MEDIA_KEY, refetchType: 'none' });
  const { status, unsaved, keep, adopt } = useAutosave(uid, loaded, onOtherCopy);

  const form = useDeskForm<ArticleForm, object>({
    initial: formOf(opened),
    revision: opened?.revision ?? null,
    restored,
    schema: article === null ? newArticle : changedArticle,
    toInput: (values) => inputOf(values, saved.current),
    mode: 'onTouched',
    keepDraft: (draft) => keep(draft, form.getValues()),
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
    pictureTextsChanged();
    showToast({ title: 'Success', description: doneTexts[action] });
    return { values: formOf(next), revision: next.revision };
  }
  async function create() {
    const { action, staysOpen } = wanted.current;
    const sent = structuredClone(form.getValues());
    const made = afterOwnSave(await createArticle(id, formFor(action, sent)), null, displayName);
    pictureTextsChanged();
    showToast({ title: 'Success', description: 'Article created successfully.' });
    if (staysOpen || !isSame(sent, form.getValues())) {
      setSaved(made);
      return { values: formOf(made), revision: made.revision };
    }
    // The guard must know that nothing is unsaved before the next page is opened.
    flushSync(() => keep(null, sent));
    // Replaced, because the Back button must not open an empty form for this article.
    void navigate(deskPaths.newArticle, { replace: true, state: { created: made } satisfies NewArticleState });
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
    /** Remembers the working copy that another window has saved, and that `show` then extends. */
    adopt,
    show,
    /** The action of the running save; `null` if none runs. */
    busy: form.isSending ? sending : null,
    /**
     * Saves the form. `staysOpen` is for a new article: if true, the created article stays open; if
     * false, the next new article opens, unless something was typed during the save.
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
