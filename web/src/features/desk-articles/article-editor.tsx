import { deskPaths } from '@first-show/domain/core/desk-paths';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { ApiError } from '../../lib/call-api.ts';
import { useAnnounce, useOthersAt } from '../../lib/desk/presence.ts';
import { useSaveKey } from '../../lib/desk/use-save-key.ts';
import { useUnsavedGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { MergeDialog } from './compare/merge-dialog.tsx';
import { RevisionsPanel } from './compare/revisions-panel.tsx';
import { useMerge } from './compare/use-merge.ts';
import { useNewerVersion } from './compare/use-newer-version.ts';
import { EditorColumns, type EditorView } from './editor-columns.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { ArticleFields } from './fields/article-fields.tsx';
import { PreviewPane, type RenderPreview } from './preview-pane.tsx';
import { quickAction, type SaveAction } from './save-actions.ts';
import { SaveBar } from './save-bar.tsx';
import { editorNameOf } from './saved-article.ts';
import { RecoveryPanel } from './unsaved/recovery-panel.tsx';
import { useHeldCalls } from './unsaved/use-held-calls.ts';
import { useRecovery } from './unsaved/use-recovery.ts';
import { useArticleForm } from './use-article-form.ts';
import { type EditorExtras, useEditorPart } from './use-editor-part.ts';
import { type LoadedArticle, useLoadedArticle } from './use-loaded-article.ts';

const Below = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 24 });

type Parts = { renderPreview: RenderPreview; extras?: EditorExtras };

/**
 * Form for a new article, or for article `id`. `renderPreview` draws it as readers will see it;
 * `extras` are sections of other features.
 */
export function ArticleEditor({ id, ...parts }: { id: string | null } & Parts) {
  const { data, error, isFetching, refetch } = useLoadedArticle(id);
  if (data !== undefined) return <EditorForm key={id} loaded={data} {...parts} />;
  if (isFetching) return <ListSkeleton lines={3} height={200} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState sentence="This article does not exist. It may have been deleted." role="alert">
        <LinkButton to={deskPaths.articles}>All articles</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState sentence={failureText(error, 'The article could not be loaded.')} role="alert">
      <Button onClick={() => void refetch()}>Try again</Button>
    </EmptyState>
  );
}

/** Commits half-typed text of a combobox or date field. These fields take the text on blur. */
function finishTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || field.getAttribute('role') !== 'combobox') return;
  flushSync(() => field.blur());
  field.focus();
}

/**
 * The form of the article with its save, and what may interrupt it: another editor's version, and
 * unsaved work of an earlier visit, which locks the form until the editor decides on it.
 */
function useEditor(loaded: LoadedArticle, showForm: () => void) {
  const editing = useArticleForm({
    opened: loaded.article,
    onStale: (theirs) =>
      merging.mergeWith(
        theirs,
        `${editorNameOf(theirs)} saved this article while you were editing. Your changes are kept, and theirs were not overwritten. Choose a version for each field.`,
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
    // The editor's own running calls must not count as changes of another editor.
    await settled();
    finishTyping();
    await editing.save({ action, staysOpen });
  };
  // The shortcut saves in the middle of writing, so the text stays on screen.
  useSaveKey(() => void save(quickAction(saved.current?.status ?? 'new', form.getValues()), true));
  useUnsavedGuard(unsaved.length > 0);
  const { newer, isGone } = useNewerVersion(article, busy !== null || isHeld);
  const part = useEditorPart({ editing, isBlocked, hold, takeOver: merging.takeOver, showForm });
  return { editing, merging, recovering, isBlocked, save, newer: isBlocked ? null : newer, isGone, part };
}

function EditorForm({ loaded, renderPreview, extras }: { loaded: LoadedArticle } & Parts) {
  const names = { categories: loaded.categories };
  const [view, setView] = useState<EditorView>('write');
  const editor = useEditor(loaded, () => setView('write'));
  const { editing, merging, recovering, isBlocked, part } = editor;
  const { article, unsaved } = editing;
  const { merge } = merging;
  const { recovery } = recovering;
  const isDirty = unsaved.length > 0;
  const target = article === null ? null : `article:${article.id}`;
  useAnnounce(target);
  const others = useOthersAt().get(target ?? '') ?? [];

  return (
    <FormProvider {...editing.form}>
      <EditorHead article={article} action={part !== null && extras?.action(part)} />
      <EditorNotices
        created={editing.created}
        others={others}
        newer={editor.newer}
        isGone={editor.isGone}
        onCompare={(newer) =>
          merging.mergeWith(
            newer,
            `${editorNameOf(newer)} saved this article while you had it open. Choose a version for each field.`,
          )
        }
      >
        {recovery !== null && (
          <RecoveryPanel
            recovery={recovery}
            article={editing.initial}
            names={names}
            onContinue={() => void recovering.goOn()}
            onDiscard={recovering.giveUp}
          />
        )}
      </EditorNotices>
      <EditorColumns
        view={view}
        onView={setView}
        isInert={isBlocked}
        preview={<PreviewPane saved={article} categories={loaded.categories} render={renderPreview} />}
      >
        <ArticleFields article={article} categories={loaded.categories} />
        {part !== null && (
          <Below>
            {extras?.panel(part)}
            <RevisionsPanel
              article={part.article}
              names={names}
              blockedBy={isDirty ? 'Save or discard your changes first.' : null}
              onRestore={(revision) => editing.restore(part.article, revision)}
            />
          </Below>
        )}
        <SaveBar
          state={article?.status ?? 'new'}
          status={editing.keptStatus}
          isDirty={isDirty}
          busy={editing.busy}
          onSave={(action) => void editor.save(action)}
          onDiscard={editing.form.discard}
        />
      </EditorColumns>
      {merge !== null && (
        <MergeDialog
          merge={merge}
          names={names}
          onMerge={(merged) => merging.finish(merge, merged)}
          onClose={() => {
            merging.close();
            recovering.offerAgain(merge.mine);
          }}
        />
      )}
    </FormProvider>
  );
}
