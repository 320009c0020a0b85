import Alert from '@mui/material/Alert';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useWatch } from 'react-hook-form';
import { ApiError } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useAnnounce, useOthersAt } from '../../lib/desk/presence.ts';
import { useSaveKey } from '../../lib/desk/use-save-key.ts';
import { useUnsavedGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/desk/confirm-dialog.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { ArticleFields } from './fields/article-fields.tsx';
import { type ArticleForm, differingFields, formOf } from './article-form.ts';
import { CreatedNotice } from './created-notice.tsx';
import { EditorColumns, type EditorView } from './editor-columns.tsx';
import { EditorHead } from './editor-head.tsx';
import { ChangedNotice, Notices, OthersNotice } from './editor-notices.tsx';
import type { EditorExtras } from './editor-part.ts';
import { MergeDialog } from './compare/merge-dialog.tsx';
import { PreviewPane, type RenderPreview } from './preview-pane.tsx';
import { RecoveryPanel } from './unsaved/recovery-panel.tsx';
import { RevisionsPanel } from './compare/revisions-panel.tsx';
import { actionsFor, type ArticleState, quickAction, type SaveAction } from './save-actions.ts';
import { SaveBar } from './save-bar.tsx';
import { editorNameOf } from './saved-article.ts';
import { useArticleForm } from './use-article-form.ts';
import { useEditorPart } from './use-editor-part.ts';
import { useHeldCalls } from './unsaved/use-held-calls.ts';
import { type LoadedArticle, useLoadedArticle } from './use-loaded-article.ts';
import { useMerge } from './compare/use-merge.ts';
import { useNewerVersion } from './compare/use-newer-version.ts';
import { useRecovery } from './unsaved/use-recovery.ts';
import { useRestore } from './compare/use-restore.ts';

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

function EditorForm({ loaded, renderPreview, extras }: { loaded: LoadedArticle } & Parts) {
  const names = { categories: loaded.categories };
  const [isDiscarding, setDiscarding] = useState(false);
  const [view, setView] = useState<EditorView>('write');
  const showForm = () => setView('write');
  const editing = useArticleForm({
    opened: loaded.article,
    onStale: (theirs) =>
      mergeWith(
        theirs,
        `${editorNameOf(theirs)} saved this article while you were editing. Your changes are kept, and theirs were not overwritten. Choose a version for each field.`,
      ),
    showForm,
  });
  const { form, article, saved, initial, unsaved, busy, created, show } = editing;
  const { merge, mergeWith, takeOver, close: closeMerge } = useMerge(editing);
  const { recovery, goOn, giveUp, offerAgain } = useRecovery({ loaded, editing, mergeWith });
  const isBlocked = recovery !== null;
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
  const { newer, isGone } = useNewerVersion(article, busy !== null || isHeld);
  const part = useEditorPart({ editing, isBlocked, hold, takeOver, showForm });
  const restore = useRestore(editing);

  const target = article === null ? null : `article:${article.id}`;
  useAnnounce(target);
  const others = useOthersAt().get(target ?? '') ?? [];
  const isDirty = unsaved.length > 0;
  useUnsavedGuard(isDirty);

  return (
    <FormProvider {...form}>
      <EditorHead article={article} action={part !== null && extras?.action(part)} />
      <Notices>
        {created !== null && <CreatedNotice created={created} />}
        <OthersNotice names={others} />
        {newer !== null && !isBlocked && (
          <ChangedNotice name={editorNameOf(newer)} at={newer.lastEditedAt}>
            <Button
              variant="outlined"
              style={{ minHeight: 44 }}
              onClick={() =>
                mergeWith(
                  newer,
                  `${editorNameOf(newer)} saved this article while you had it open. Choose a version for each field.`,
                )
              }
            >
              Compare
            </Button>
          </ChangedNotice>
        )}
        {isGone && <Alert severity="error">This article was deleted. Your text is kept on this device.</Alert>}
        {recovery !== null && (
          <RecoveryPanel
            recovery={recovery}
            article={initial}
            names={names}
            onContinue={() => void goOn()}
            onDiscard={giveUp}
          />
        )}
      </Notices>
      <EditorColumns
        view={view}
        onView={setView}
        isInert={isBlocked}
        preview={<PreviewPane saved={article} categories={loaded.categories} render={renderPreview} />}
      >
        <ArticleFields
          article={article}
          categories={loaded.categories}
          footer={
            part !== null && (
              <>
                {extras?.panel(part)}
                <RevisionsPanel
                  article={part.article}
                  names={names}
                  blockedBy={isDirty ? 'Save or discard your changes first.' : null}
                  onRestore={restore}
                />
              </>
            )
          }
        />
        <SavingPart
          state={article?.status ?? 'new'}
          status={editing.keptStatus}
          isDirty={isDirty}
          busy={busy}
          onSave={(action) => void save(action)}
          onDiscard={() => setDiscarding(true)}
        />
      </EditorColumns>
      {merge !== null && (
        <MergeDialog
          explanation={merge.explanation}
          them={editorNameOf(merge.theirs)}
          base={merge.base}
          mine={merge.mine}
          theirs={formOf(merge.theirs)}
          names={names}
          onMerge={(merged) => {
            closeMerge();
            show(merge.theirs, merged);
            tellMerged(differingFields(merged, formOf(merge.theirs)).length > 0);
          }}
          onClose={() => {
            closeMerge();
            offerAgain(merge.mine);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isDiscarding}
        title="Discard your changes?"
        text="Your changes since the last save will be lost."
        confirmLabel="Discard changes"
        tone="danger"
        onConfirm={() => {
          setDiscarding(false);
          form.discard();
        }}
        onClose={() => setDiscarding(false)}
      />
    </FormProvider>
  );
}

/** Commits half-typed text of a combobox or date field. These fields take the text on blur. */
function finishTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || field.getAttribute('role') !== 'combobox') return;
  flushSync(() => field.blur());
  field.focus();
}

const tellMerged = (isDifferent: boolean): void =>
  showToast({
    title: 'Versions merged',
    description: isDifferent
      ? 'Nothing is saved yet. Check the article, then save.'
      : 'The form now shows the saved article.',
  });

/**
 * Subscribes to the two fields that decide the save buttons. The editor around it then does not
 * re-render with every letter.
 */
function SavingPart({ state, ...props }: { state: ArticleState } & Omit<Parameters<typeof SaveBar>[0], 'actions'>) {
  const [isPublished, scheduledFor] = useWatch<ArticleForm, ['isPublished', 'scheduledFor']>({
    name: ['isPublished', 'scheduledFor'],
  });
  return <SaveBar {...props} actions={actionsFor(state, { isPublished, scheduledFor })} />;
}
