import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { UNDO_MS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { type DeskArticle, NEW_ARTICLE_KEY } from '@first-show/domain/articles/article-desk.schema';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../lib/failure-text.ts';
import { useAnnounce, useOthersAt } from '../../lib/desk/presence.ts';
import { useStaff } from '../../lib/desk/session.ts';
import { useUnsavedGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { ConfirmDialog } from '../../ui/desk/confirm-dialog.tsx';
import { whenChosen } from '../../ui/desk/when-chosen.ts';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { loadDeskArticle, loadRevision, restoreRevision } from './article-api.ts';
import { ArticleFields } from './article-fields.tsx';
import { type ArticleForm, changesOf, differingFields, emptyForm, type FormField, formOf } from './article-form.ts';
import { ChangedNotice, Notices, OthersNotice } from './editor-notices.tsx';
import type { EditorExtras, EditorPart } from './editor-part.ts';
import { articleResolver, focusFirst, pathsOf } from './field-errors.ts';
import { keepLocalCopy } from './local-copies.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { mergeRows } from './merge-forms.ts';
import { NewTabLink } from './new-tab-link.tsx';
import { PreviewPane, type RenderPreview } from './preview-pane.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import { RevisionsPanel } from './revisions-panel.tsx';
import { actionsFor, type ArticleState, doneText, quickAction, type SaveAction } from './save-actions.ts';
import { SaveBar } from './save-bar.tsx';
import { statusBadge } from './status-badge.ts';
import { useAutosave } from './use-autosave.ts';
import { useDraftStart } from './use-draft-start.ts';
import { type LoadedArticle, useLoadedArticle } from './use-loaded-article.ts';
import { useNewerVersion } from './use-newer-version.ts';
import { afterOwnSave, useSaving } from './use-saving.ts';
import { useWide } from './use-wide.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width:1200px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > [data-part="preview"]': { position: 'sticky', top: 16, alignSelf: 'start' },
  },
  '@media (max-width:1199px)': {
    '&[data-view="write"] > [data-part="preview"], &[data-view="preview"] > [data-part="write"]': { display: 'none' },
  },
});
const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

/** What a merge is between, and what it is based on. */
type Merge = { title: string; explanation: string; theirs: DeskArticle; mine: ArticleForm; base: ArticleForm | null };

type Parts = { renderPreview: RenderPreview; extras?: EditorExtras };

/**
 * Writes an article: a new one, or `id`. `renderPreview` draws it as readers will see it, `extras`
 * are other features' parts.
 */
export function ArticleEditor({ id, ...parts }: { id: string | null } & Parts) {
  const state = useLoadedArticle(id);
  switch (state.status) {
    case 'loading':
      return <ListSkeleton lines={3} height={200} />;
    case 'missing':
      return (
        <EmptyState sentence="This article does not exist. It may have been deleted." role="alert">
          <LinkButton to={deskPaths.articles}>All articles</LinkButton>
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState sentence={state.message} role="alert">
          <Button onClick={state.retry}>Try again</Button>
        </EmptyState>
      );
    case 'ready':
      return <EditorForm loaded={state.loaded} {...parts} />;
  }
}

function EditorForm({ loaded, renderPreview, extras }: { loaded: LoadedArticle } & Parts) {
  const staff = useStaff();
  const navigate = useNavigate();
  const isWide = useWide();
  const names = { categories: loaded.categories };
  const [article, setArticle] = useState(loaded.article);
  const [recovery, setRecovery] = useState(loaded.recovery);
  const [merge, setMerge] = useState<Merge | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const [unsaved, setUnsaved] = useState<readonly FormField[]>([]);
  const isDirty = unsaved.length > 0;
  /** Calls of other features' parts that change the article and are under way. */
  const [held, setHeld] = useState(0);
  const heldCall = useRef<Promise<unknown>>(Promise.resolve());
  const [view, setView] = useState<'write' | 'preview'>('write');
  const key = article?.id ?? NEW_ARTICLE_KEY;

  // The form as it was last saved: what changes are told from.
  const initial = useMemo(() => (loaded.article === null ? emptyForm : formOf(loaded.article)), [loaded.article]);
  const base = useRef(initial);
  const saved = useRef(loaded.article);
  const form = useForm<ArticleForm>({
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: useMemo(() => articleResolver(() => (saved.current === null ? null : base.current)), []),
  });
  const autosave = useAutosave({ uid: staff.uid, articleKey: key });
  const saving = useSaving(staff.displayName);
  const { newer, isGone } = useNewerVersion(article, saving.busy !== null || held > 0);

  const target = article === null ? null : `article:${article.id}`;
  useAnnounce(target);
  const others = useOthersAt().get(target ?? '') ?? [];
  useUnsavedGuard(isDirty);

  const { note, forget } = autosave;
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

  /** Shows `values` in the form, on top of the article as it is saved now. */
  const show = (next: DeskArticle | null, values: ArticleForm) => {
    saved.current = next;
    base.current = next === null ? emptyForm : formOf(next);
    setArticle(next);
    form.reset(values);
    follow(values);
  };

  const idea = useDraftStart({
    isNew: article === null,
    mayStart: recovery === null,
    start: (values) => {
      show(null, values);
      // The button that led here is gone.
      document.getElementById('article-title')?.focus({ preventScroll: true });
    },
  });

  const mergeWith = (theirs: DeskArticle, explanation: string, own?: { mine: ArticleForm; base: ArticleForm | null }) =>
    setMerge({
      title: 'Two versions of this article',
      explanation,
      theirs,
      mine: own?.mine ?? form.getValues(),
      base: own === undefined ? base.current : own.base,
    });

  const save = async (action: SaveAction) => {
    if (saving.busy !== null || recovery !== null) return;
    // A decision of one's own that is still on its way is no other editor's change: what is saved
    // is based on what it leaves.
    await heldCall.current;
    // Lists and dates are no elements that hold a half-typed word: leaving the field makes it one.
    if (document.activeElement instanceof HTMLElement && document.activeElement.getAttribute('role') === 'combobox') {
      const field = document.activeElement;
      flushSync(() => field.blur());
      field.focus();
    }
    let isValid = false;
    await form.handleSubmit(
      () => void (isValid = true),
      (errors) => focusFirst(pathsOf(errors)),
    )();
    if (!isValid) {
      setView('write');
      return;
    }
    const sent = form.getValues();
    const before = saved.current;
    const result = await saving.save({ action, before, base: base.current, form: sent });
    if (result === null) return;
    switch (result.outcome) {
      case 'created':
        autosave.forget();
        keepTypedSince(result.article, sent);
        // A draft is still being written: the editor goes on with it.
        if (action === 'draft') {
          // The guard must not ask: nothing is unsaved.
          flushSync(() => setUnsaved([]));
          showToast({ title: 'Success', description: doneText(action, true) });
          await navigate(deskPaths.article(result.article.id), { replace: true });
          return;
        }
        show(null, emptyForm);
        setView('write');
        window.scrollTo({ top: 0 });
        document.getElementById('article-title')?.focus({ preventScroll: true });
        showToast({
          title: 'Success',
          description: doneText(action, true),
          durationMs: UNDO_MS,
          action: { label: 'Open article', onAction: () => void navigate(deskPaths.article(result.article.id)) },
        });
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
        mergeWith(
          result.theirs,
          `${nameOf(result.theirs)} saved this article while you were editing. Your changes are kept, and theirs were not overwritten. Choose a version for each field.`,
        );
        return;
      case 'invalid':
        for (const { path, message } of result.issues)
          form.setError(path as keyof ArticleForm, { type: 'server', message });
        setView('write');
        focusFirst(result.issues.map(({ path }) => path));
        return;
      case 'failed':
        showToast({ title: 'Error', description: result.message, tone: 'error' });
    }
  };
  /** What was typed while the first save ran waits under the new article's own key. */
  const keepTypedSince = (created: DeskArticle, sent: ArticleForm) => {
    const typed = changesOf(form.getValues(), sent);
    if (Object.keys(typed).length === 0) return;
    const was = formOf(created);
    keepLocalCopy(staff.uid, created.id, {
      form: { ...was, ...typed },
      basedOn: created.revision,
      base: was,
      savedAt: new Date().toISOString(),
    });
  };

  const latestSave = useRef(save);
  latestSave.current = save;
  const state: ArticleState = article?.status ?? 'new';
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) void latestSave.current(quickAction(saved.current?.status ?? 'new', form.getValues()));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [form]);

  const goOn = async () => {
    if (recovery === null) return;
    const { copy, isStale } = recovery;
    idea.forget();
    setRecovery(null);
    if (!isStale || article === null) {
      show(article, copy.form);
      document.getElementById('article-title')?.focus();
      return;
    }
    // Until both versions were seen the article stands in the form; the work stays kept.
    const common =
      copy.base ??
      (copy.basedOn === null
        ? null
        : await loadRevision(article.id, copy.basedOn).then(
            ({ article: was }) => formOf(was),
            () => null,
          ));
    mergeWith(article, `${nameOf(article)} saved this article after you started. Choose a version for each field.`, {
      mine: copy.form,
      base: common,
    });
  };
  const discard = () => {
    setDiscarding(false);
    show(article, base.current);
  };
  const isGoneAway = useRef(false);
  useEffect(() => {
    isGoneAway.current = false;
    return () => void (isGoneAway.current = true);
  }, []);
  const takeOver = (next: DeskArticle) => {
    const before = saved.current;
    // Left meanwhile, or an answer that a later one has overtaken.
    if (isGoneAway.current || before === null || next.revision <= before.revision) return;
    const mine = form.getValues();
    const theirs = formOf(next);
    const isBoth = mergeRows({ base: base.current, mine, theirs }).some(({ changedBy }) => changedBy === 'both');
    if (isBoth)
      mergeWith(
        next,
        'This article was changed while you were editing. Nothing was overwritten. Choose a version for each field.',
      );
    else show(next, { ...theirs, ...changesOf(mine, base.current) });
  };
  const part: EditorPart | null =
    article === null
      ? null
      : {
          article,
          unsaved,
          blockedBy: recovery === null ? null : 'Restore or discard your unsaved work first.',
          hold: async (call) => {
            setHeld((count) => count + 1);
            try {
              const answer = call();
              heldCall.current = answer.catch(() => undefined);
              return await answer;
            } finally {
              setHeld((count) => count - 1);
            }
          },
          takeOver: (answer) =>
            takeOver({
              ...afterOwnSave(answer, article, staff.displayName),
              revision: answer.revision ?? article.revision,
            }),
          meet: async (current) =>
            takeOver(
              await loadDeskArticle(current.id).catch(() => ({
                ...afterOwnSave(current, article, ''),
                lastEditedBy: null,
              })),
            ),
          showForm: () => setView('write'),
        };
  const restore = async (revision: number): Promise<boolean> => {
    if (article === null) return false;
    try {
      const answer = await restoreRevision(article.id, revision, article.revision);
      const restored: DeskArticle = {
        ...article,
        ...answer,
        revision: answer.revision ?? article.revision + 1,
        lastEditedBy: staff.displayName,
        lastEditedAt: new Date().toISOString(),
      };
      show(restored, formOf(restored));
      showToast({ title: 'Success', description: `Revision ${revision} restored.` });
      return true;
    } catch (error) {
      showToast({
        title: 'Error',
        description: failureText(error, 'Failed to restore the revision. Please try again.'),
        tone: 'error',
      });
      return false;
    }
  };

  return (
    <FormProvider {...form}>
      <DeskHeading
        title={article === null ? 'Create Article' : 'Edit Article'}
        titleText={article === null ? 'Create Article' : `Edit: ${article.title}`}
      >
        <Facts>
          {article !== null && (
            <Badge tone={statusBadge(article.status).tone}>{statusBadge(article.status).label}</Badge>
          )}
          {article?.isPublished === true && (
            <NewTabLink to={paths.article(article.slug)} what="the article">
              View
            </NewTabLink>
          )}
          {part !== null && extras?.action(part)}
          <LinkButton to={deskPaths.articles} variant="outlined" sx={{ minHeight: '44px' }}>
            All articles
          </LinkButton>
        </Facts>
      </DeskHeading>
      <Notices>
        <OthersNotice names={others} />
        {newer !== null && recovery === null && (
          <ChangedNotice name={nameOf(newer)} at={newer.lastEditedAt}>
            <Button
              variant="outlined"
              style={{ minHeight: 44 }}
              onClick={() =>
                mergeWith(
                  newer,
                  `${nameOf(newer)} saved this article while you had it open. Choose a version for each field.`,
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
            onDiscard={() => setRecovery((autosave.forget(), null))}
          />
        )}
      </Notices>
      {!isWide && (
        <div style={{ marginBottom: 16 }}>
          <ToggleButtonGroup aria-label="View" value={view} onChange={whenChosen(setView)}>
            <ToggleButton value="write">Write</ToggleButton>
            <ToggleButton value="preview">Preview</ToggleButton>
          </ToggleButtonGroup>
        </div>
      )}
      <Columns data-view={view} inert={recovery !== null} style={recovery === null ? undefined : { opacity: 0.5 }}>
        <div data-part="write">
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
            state={state}
            status={autosave.status}
            isDirty={isDirty}
            busy={saving.busy}
            onSave={(action) => void save(action)}
            onDiscard={() => setDiscarding(true)}
          />
        </div>
        <div data-part="preview">
          {(isWide || view === 'preview') && (
            <PreviewPane saved={article} categories={loaded.categories} render={renderPreview} />
          )}
        </div>
      </Columns>
      {merge !== null && (
        <MergeDialog
          title={merge.title}
          explanation={merge.explanation}
          them={nameOf(merge.theirs)}
          base={merge.base}
          mine={merge.mine}
          theirs={formOf(merge.theirs)}
          names={names}
          onMerge={(merged) => {
            const differing = differingFields(merged, formOf(merge.theirs));
            setMerge(null);
            show(merge.theirs, merged);
            showToast({
              title: 'Versions merged',
              description:
                differing.length === 0
                  ? 'The form now shows the saved article.'
                  : 'Nothing is saved yet. Check the article, then save.',
            });
          }}
          onClose={() => {
            setMerge(null);
            // Work that was not seen to yet is offered again.
            if (loaded.recovery?.isStale === true && merge.mine === loaded.recovery.copy.form)
              setRecovery(loaded.recovery);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isDiscarding}
        title="Discard your changes?"
        text="Your changes since the last save will be lost."
        confirmLabel="Discard changes"
        tone="danger"
        onConfirm={discard}
        onClose={() => setDiscarding(false)}
      />
    </FormProvider>
  );
}

const nameOf = ({ lastEditedBy }: DeskArticle): string => lastEditedBy ?? 'Someone else';

/**
 * The bar follows the two fields that decide its buttons, so that the editor around it does not
 * with every letter.
 */
function SavingPart({ state, ...props }: { state: ArticleState } & Omit<Parameters<typeof SaveBar>[0], 'actions'>) {
  const [isPublished, scheduledFor] = useWatch<ArticleForm, ['isPublished', 'scheduledFor']>({
    name: ['isPublished', 'scheduledFor'],
  });
  return <SaveBar {...props} actions={actionsFor(state, { isPublished, scheduledFor })} />;
}
