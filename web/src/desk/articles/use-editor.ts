import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { EditorPart } from '../lib/editor-part.ts';
import { useStaff } from '../lib/session.ts';
import { useSaveKey } from '../lib/use-save-key.ts';
import { useUnsavedGuard } from '../lib/use-unsaved-guard.ts';
import { useMerge, useNewerVersion } from './compare/use-merge.ts';
import { quickAction, type SaveAction } from './save-actions.ts';
import { afterOwnSave, editorNameOf, theirsOf } from './saved-article.ts';
import { useArticleForm } from './use-article-form.ts';
import { keptTexts } from './unsaved/autosave.ts';
import { keepAsNewArticle } from './unsaved/keep-as-new-article.ts';
import type { LoadedArticle } from './use-loaded-article.ts';

/**
 * If a field with chips has the focus, blurs the field for a moment. A tags field then adds its
 * half-typed tag.
 */
function finishTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || field.getAttribute('role') !== 'combobox') return;
  flushSync(() => field.blur());
  field.focus();
}

/** Calls of other features that change the article. A save waits for the latest one. */
function useHeldCalls() {
  const [count, setCount] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    isHeld: count > 0,
    settled: () => last.current,
    hold: async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
      setCount((before) => before + 1);
      const answer = call().finally(() => setCount((before) => before - 1));
      last.current = answer.catch(() => undefined);
      return answer;
    },
  };
}

/** Removes from the address, after the first save, that the article was never saved. */
function useSavedAddress({ id, isNew, isSaved }: { id: string; isNew: boolean; isSaved: boolean }): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isNew && isSaved) void navigate(deskPaths.article(id), { replace: true });
  }, [navigate, id, isNew, isSaved]);
}

/** The form of the article and newer versions of colleagues. `showForm`: see `EditorPart`. */
export function useEditor(loaded: LoadedArticle, isNew: boolean, showForm: () => void) {
  const { displayName } = useStaff();
  const navigate = useNavigate();
  const editing = useArticleForm({
    loaded,
    onStale: (theirs) =>
      merging.compare(
        theirs,
        `${editorNameOf(theirs)} changed this article in the meantime. Your changes are kept, and theirs were not overwritten.`,
      ),
    onOtherCopy: (copy, base) => merging.mergeCopy(copy, base),
    showForm,
  });
  const { form, article, saved, unsaved, busy } = editing;
  const merging = useMerge(editing);
  const { isHeld, settled, hold } = useHeldCalls();
  const save = async (action: SaveAction, staysOpen = false) => {
    if (busy !== null) return;
    // Without waiting for held calls, the save would be based on an old version.
    await settled();
    finishTyping();
    await editing.save({ action, staysOpen });
  };
  // People press Ctrl+S in the middle of writing, so the article stays open.
  useSaveKey(() => void save(quickAction(saved.current?.status ?? 'new', form.getValues()), true));
  // The server has the unsaved work, so ask only while it does not.
  useUnsavedGuard(editing.keptStatus.isBad);
  const isBehindOther = editing.keptStatus === keptTexts.otherWindow;
  const continueAsNew = async () => {
    const path = await keepAsNewArticle(form.getValues());
    // The guard must know that nothing is unsaved before the next page is opened.
    flushSync(form.discard);
    void navigate(path);
  };
  useSavedAddress({ id: loaded.id, isNew, isSaved: article !== null });
  const { newer, isGone } = useNewerVersion(loaded.id, article, busy !== null || isHeld);

  const part: EditorPart | null = article && {
    article,
    unsaved,
    hold,
    takeOver: (answer) => {
      const revision = answer.revision ?? article.revision;
      merging.takeOver({ ...afterOwnSave(answer, article, displayName), revision });
    },
    mergeServerVersion: async (current) => merging.takeOver(await theirsOf(current, article)),
    showForm,
  };
  return {
    editing,
    merging,
    save,
    newer,
    isGone,
    /** Takes the text of a deleted article into the editor of a new one. */
    continueAsNew,
    /** Another window of this editor has unsaved changes, which wait for a decision. */
    isBehindOther,
    compareWith: (theirs: DeskArticle) =>
      merging.compare(theirs, `${editorNameOf(theirs)} saved this article while you had it open.`),
    /** The part of this editor that other features may use; `null` for a new article. */
    part,
  };
}

export type Editor = ReturnType<typeof useEditor>;
