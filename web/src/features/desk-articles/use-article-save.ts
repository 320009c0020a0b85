import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useStaff } from '../../lib/desk/session.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { type ArticleForm, changesOf, emptyForm, formOf } from './article-form.ts';
import type { Created } from './created-notice.tsx';
import { focusFirst, pathsOf } from './field-errors.ts';
import { keepLocalCopy } from './local-copies.ts';
import { doneText, quickAction, type SaveAction } from './save-actions.ts';
import type { ArticleEditing } from './use-article-form.ts';
import { editorNameOf } from './use-merge.ts';
import { type SaveOutcome, useSaving } from './use-saving.ts';

/** Commits half-typed text of a combobox or date field. These fields take the text on blur. */
function finishTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || field.getAttribute('role') !== 'combobox') return;
  flushSync(() => field.blur());
  field.focus();
}

/**
 * Saves the article, by its buttons or Ctrl+S. After creating an article, the form is empty again
 * and `created` links to the article.
 */
export function useArticleSave({
  editing,
  isBlocked,
  settled,
  onStale,
  showForm,
}: {
  editing: ArticleEditing;
  /** True while unsaved work of an earlier visit awaits a decision. */
  isBlocked: boolean;
  /**
   * Waits for the editor's own running calls, so that their changes do not count as those of
   * another editor.
   */
  settled: () => Promise<unknown>;
  onStale: (theirs: DeskArticle, explanation: string) => void;
  showForm: () => void;
}) {
  const { form, saved, base, show, follow, forget, letLeave } = editing;
  const staff = useStaff();
  const navigate = useNavigate();
  const saving = useSaving(staff.displayName);
  const [created, setCreated] = useState<Created | null>(null);

  /** True if the form is valid. Otherwise focuses the first invalid field. */
  const isValid = async (): Promise<boolean> => {
    let valid = false;
    await form.handleSubmit(
      () => void (valid = true),
      (errors) => focusFirst(pathsOf(errors)),
    )();
    if (!valid) showForm();
    return valid;
  };

  /**
   * Stores what was typed during the first save under the new article's key; false if there was
   * nothing.
   */
  const keepTypedSince = (made: DeskArticle, sent: ArticleForm): boolean => {
    const typed = changesOf(form.getValues(), sent);
    if (Object.keys(typed).length === 0) return false;
    const was = formOf(made);
    keepLocalCopy(staff.uid, made.id, {
      form: { ...was, ...typed },
      basedOn: made.revision,
      base: was,
      savedAt: new Date().toISOString(),
    });
    return true;
  };
  const afterCreation = async (made: Created, staysOpen: boolean) => {
    if (staysOpen) {
      letLeave();
      await navigate(deskPaths.article(made.article.id), { replace: true });
      return;
    }
    show(null, emptyForm);
    showForm();
    setCreated(made);
  };

  const tell = async (result: SaveOutcome, how: { action: SaveAction; sent: ArticleForm; staysOpen: boolean }) => {
    const { action, sent, staysOpen } = how;
    switch (result.outcome) {
      case 'created':
        forget();
        showToast({ title: 'Success', description: doneText(action, true) });
        await afterCreation({ article: result.article, hasMore: keepTypedSince(result.article, sent) }, staysOpen);
        return;
      case 'saved':
        show(result.article, { ...formOf(result.article), ...changesOf(form.getValues(), sent) });
        showToast({ title: 'Success', description: doneText(action, false) });
        return;
      case 'unchanged':
        follow(form.getValues());
        showToast({ title: 'Nothing to save', description: 'The article has no changes.' });
        return;
      case 'stale':
        onStale(
          result.theirs,
          `${editorNameOf(result.theirs)} saved this article while you were editing. Your changes are kept, and theirs were not overwritten. Choose a version for each field.`,
        );
        return;
      case 'invalid':
        for (const { path, message } of result.issues)
          form.setError(path as keyof ArticleForm, { type: 'server', message });
        showForm();
        focusFirst(result.issues.map(({ path }) => path));
        return;
      case 'failed':
        showToast({ title: 'Error', description: result.message, tone: 'error' });
    }
  };

  /** `staysOpen`: a new article opens in its own editor. Otherwise the form is emptied. */
  const save = async (action: SaveAction, { staysOpen = false }: { staysOpen?: boolean } = {}) => {
    if (saving.busy !== null || isBlocked) return;
    await settled();
    finishTyping();
    if (!(await isValid())) return;
    const sent = form.getValues();
    const result = await saving.save({ action, before: saved.current, base: base.current, form: sent });
    if (result !== null) await tell(result, { action, sent, staysOpen });
  };

  const latestSave = useRef(save);
  latestSave.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (event.repeat) return;
      // The shortcut saves in the middle of writing, so the text stays on screen.
      void latestSave.current(quickAction(saved.current?.status ?? 'new', form.getValues()), { staysOpen: true });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [form, saved]);

  return { busy: saving.busy, created, save };
}
