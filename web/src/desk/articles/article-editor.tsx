import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { ApiError } from '../../shared/lib/call-api.ts';
import { CategoriesProvider } from '../../shared/lib/categories.tsx';
import type { EditorPart } from '../lib/editor-part.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { readLocal, writeLocal } from '../../shared/lib/local-store.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Stack } from '../ui/stack.ts';
import { ToggleChoice } from '../ui/toggle-choice.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { MergeDialog } from './compare/merge-dialog.tsx';
import { RevisionsPanel } from './compare/revisions-panel.tsx';
import { EditorHead, EditorNotices } from './editor-head.tsx';
import { ArticleFields } from './fields/article-fields.tsx';
import { PreviewPane, type RenderPreview } from './preview-pane.tsx';
import { SaveBar } from './save-bar.tsx';
import { MissingArticle } from './unsaved/missing-article.tsx';
import { useEditor } from './use-editor.ts';
import { type LoadedArticle, useLoadedArticle } from './use-loaded-article.ts';

type Parts = {
  renderPreview: RenderPreview;
  /**
   * Elements that other features add to the editor of a saved article: buttons in the heading
   * (`action`) and panels below the fields (`panel`).
   */
  extras?: { action: (editor: EditorPart) => ReactNode; panel: (editor: EditorPart) => ReactNode };
};

/** The editor of an article. `isNew`: the article has its id, but was never saved. */
export function ArticleEditor({ id, isNew, ...parts }: { id: string; isNew: boolean } & Parts) {
  const { data, error, isFetching, refetch } = useLoadedArticle(id, isNew);
  if (data !== undefined)
    return (
      <CategoriesProvider categories={data.categories}>
        <EditorForm key={id} loaded={data} isNew={isNew} {...parts} />
      </CategoriesProvider>
    );
  if (isFetching) return <ListSkeleton lines={3} height={200} />;
  return (
    <>
      <DeskHeading title="Edit Article" />
      {error instanceof ApiError && error.status === 404 ? (
        <MissingArticle id={id} />
      ) : (
        <EmptyState sentence={failureText(error, 'The article could not be loaded.')} role="alert">
          <Button onClick={() => void refetch()}>Try again</Button>
        </EmptyState>
      )}
    </>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '[role="group"] + &': { marginTop: 16 },
  '@media (min-width:1200px)': {
    '&[data-previewed]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > section': { position: 'sticky', top: 16, alignSelf: 'start' },
  },
});
const HIDDEN_KEY = 'fs-desk-preview-hidden';
const VIEWS = [
  ['write', 'Write'],
  ['preview', 'Preview'],
] as const;

/** The form beside the preview. Narrow windows show one of the two. */
function EditorForm({ loaded, isNew, renderPreview, extras }: { loaded: LoadedArticle; isNew: boolean } & Parts) {
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [isHidden, setHidden] = useState(() => readLocal<boolean>(HIDDEN_KEY) === true);
  const hidePreview = (hides: boolean) => {
    setHidden(hides);
    writeLocal(HIDDEN_KEY, hides || null);
  };
  const isPreviewed = isWide ? !isHidden : view === 'preview';
  const editor = useEditor(loaded, isNew, () => setView('write'));
  const { editing, merging, part } = editor;
  const { article } = editing;
  const { merge } = merging;
  return (
    <FormProvider {...editing.form}>
      <EditorHead article={article} action={part !== null && extras?.action(part)} />
      <EditorNotices editor={editor} />
      {isWide ? (
        <QuietButton aria-expanded={!isHidden} onClick={() => hidePreview(!isHidden)}>
          {isHidden ? 'Show preview' : 'Hide preview'}
        </QuietButton>
      ) : (
        <ToggleChoice label="View" value={view} onChange={setView} options={VIEWS} />
      )}
      <Columns data-previewed={isPreviewed ? '' : undefined}>
        <div hidden={!isWide && view === 'preview'}>
          <ArticleFields articleId={loaded.id} article={article} categories={loaded.categories} />
          {part !== null && (
            <Stack style={{ gap: 24, marginTop: 24 }}>
              {extras?.panel(part)}
              <RevisionsPanel
                article={part.article}
                blockedBy={part.unsaved.length > 0 ? 'Save or discard your changes first.' : null}
                onRestore={(revision) => editing.restore(part.article, revision)}
              />
            </Stack>
          )}
          <SaveBar editing={editing} onSave={(action) => void editor.save(action)} />
        </div>
        {isPreviewed && <PreviewPane saved={article} categories={loaded.categories} render={renderPreview} />}
      </Columns>
      {merge !== null && (
        <MergeDialog merge={merge} onMerge={(merged) => merging.finish(merge, merged)} onClose={merging.close} />
      )}
    </FormProvider>
  );
}
