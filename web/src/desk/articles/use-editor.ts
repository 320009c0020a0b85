import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorPart } from '../lib/editor-part.ts';
import { useStaff } from '../lib/session.ts';
import { useSaveKey } from '../lib/use-save-key.ts';
import { useUnsavedGuard } from '../lib/use-unsaved-guard.ts';
import { useMerge, useNewerVersion } from './compare/use-merge.ts';
import { quickAction, type SaveAction } from './save-actions.ts';
import { afterOwnSave, editorNameOf, theirsOf } from './saved-article.ts';
import { useRecovery } from './unsaved/use-recovery.ts';
import { useArticleForm } from './use-article-form.ts';
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

/**
 * The form of the article, newer versions of colleagues, and unsaved work of an earlier visit. Such
 * work locks the form until the editor continues or discards it. `showForm`: see `EditorPart`.
 */
export function useEditor(loaded: LoadedArticle, showForm: () => void) {
  const { displayName } = useStaff();
  const editing = useArticleForm({
    opened: loaded.article,
    copyKey: loaded.key,
    onStale: (theirs) =>
      merging.mergeWith(
        theirs,
        `${editorNameOf(theirs)} saved this article while you were editing. Your changes are kept, and theirs were not overwritten.`,
      ),
    showForm,
  });
  const { form, article, saved, unsaved, busy } = editing;
  const merging = useMerge(editing);
  const recovering = useRecovery({ loaded, editing, mergeWith: merging.mergeWith });
  const isBlocked = recovering.recovery !== null;
  const { isHeld, settled, hold } = useHeldCalls();
  const save = async (action: SaveAction, staysOpen = false) => {
    if (busy !== null || isBlocked) return;
    // Without waiting for held calls, the save would be based on an old version.
    await settled();
    finishTyping();
    await editing.save({ action, staysOpen });
  };
  // People press Ctrl+S in the middle of writing, so the article stays open.
  useSaveKey(() => void save(quickAction(saved.current?.status ?? 'new', form.getValues()), true));
  useUnsavedGuard(unsaved.length > 0);
  const { newer, isGone } = useNewerVersion(article, busy !== null || isHeld);

  const part: EditorPart | null = article && {
    article,
    unsaved,
    blockedBy: isBlocked ? 'Restore or discard your unsaved work first.' : null,
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
    recovering,
    isBlocked,
    save,
    newer: isBlocked ? null : newer,
    isGone,
    compareWith: (theirs: DeskArticle) =>
      merging.mergeWith(theirs, `${editorNameOf(theirs)} saved this article while you had it open.`),
    /** The part of this editor that other features may use; `null` for a new article. */
    part,
  };
}

export type Editor = ReturnType<typeof useEditor>;
