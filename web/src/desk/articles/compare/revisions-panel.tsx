import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type DeskArticle, RESTORED_FIELDS, type RevisionKind } from '@first-show/domain/articles/article-desk.schema';
import { useState } from 'react';
import { namesOf } from '../../lib/form-draft.ts';
import { formatClock } from '../../lib/india-time.ts';
import { failureText } from '../../../shared/lib/failure-text.ts';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { DeskDialog } from '../../ui/desk-dialog.tsx';
import { LoadMorePages } from '../../ui/load-more.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { DividedList, Meta } from '../../ui/stack.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { RelativeTime } from '../../../shared/ui/figures/relative-time.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { listRevisions, loadRevision } from '../article-api.ts';
import { fieldLabels, formOf } from '../article-form.ts';
import { FieldDiffs } from './diff-view.tsx';

const kinds: Record<RevisionKind, string> = {
  create: 'created it',
  edit: 'edited it',
  publish: 'published it',
  unpublish: 'unpublished it',
  restore: 'restored it',
  schedule: 'scheduled it',
  enhance: 'enhanced it',
  undo: 'undid the last change',
};

/** A revision also records the picture's focus point, which is not a field of the form. */
const labels = { ...fieldLabels, imageFocus: 'Picture focus' };

type Props = {
  article: DeskArticle;
  /** The reason why a revision cannot be restored now (unsaved changes), or `null`. */
  blockedBy: string | null;
  onRestore: (revision: number) => Promise<void>;
};

type DialogProps = Props & { revision: number; onClose: () => void };

/** The diff from the current article to a revision, and the button that restores the revision. */
function RevisionDialog({ article, blockedBy, onRestore, revision, onClose }: DialogProps) {
  const { data, error, isPending } = useQuery({
    queryKey: ['revisions', article.id, 'snapshot', revision],
    queryFn: ({ signal }) => loadRevision(article.id, revision, signal),
    gcTime: 0,
  });
  const { isBusy, run } = useBusy();
  const restore = () =>
    run('Error', () => onRestore(revision).then(onClose), 'Failed to restore the revision. Please try again.');
  return (
    <DeskDialog
      title={`Revision ${revision}`}
      maxWidth="md"
      onClose={onClose}
      closeLabel="Close"
      actions={
        data !== undefined && (
          <Button aria-disabled={blockedBy !== null || isBusy} onClick={() => blockedBy === null && void restore()}>
            Restore revision {revision}
          </Button>
        )
      }
    >
      {error !== null && <p role="alert">{failureText(error, 'This revision could not be loaded.')}</p>}
      {isPending && <Skeleton height={120} />}
      {data !== undefined && (
        <>
          <p style={{ marginBottom: 18 }}>
            These are the changes. Restoring creates a new revision, so you can undo it the same way. URL and
            publication stay as they are.
          </p>
          {blockedBy !== null && (
            <p role="alert" style={{ marginBottom: 18, fontWeight: 700 }}>
              {blockedBy}
            </p>
          )}
          <FieldDiffs before={formOf(article)} after={formOf(data.article)} fields={RESTORED_FIELDS} />
        </>
      )}
    </DeskDialog>
  );
}

/** The article's revisions. Older ones can be compared with the current article and restored. */
export function RevisionsPanel(props: Props) {
  const { article } = props;
  // Every save adds a revision. The key contains the article's revision, so that the list is loaded
  // again after a save.
  const list = useInfiniteQuery({
    queryKey: ['revisions', article.id, article.revision],
    queryFn: ({ pageParam, signal }) => listRevisions(article.id, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const revisions = list.data?.pages.flatMap((page) => page.revisions);
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Panel title="Revisions">
      <QueryState query={list} what="the history" lines={1} height={60} />
      {revisions?.length === 0 && <p>No revisions yet. The article is as it was imported.</p>}
      <DividedList as="ol" sx={{ '& > li': { paddingBlock: '14px' } }}>
        {revisions?.map((revision) => (
          <li key={revision.revision}>
            <p style={{ fontWeight: 700 }}>
              {revision.by ?? 'Imported'} {revision.by === null ? '' : kinds[revision.kind]}
              {revision.restoredFrom !== null && ` from revision ${revision.restoredFrom}`}
            </p>
            <Meta>
              Revision {revision.revision}
              {revision.revision === article.revision && ', current version'} · <RelativeTime iso={revision.at} />,{' '}
              {formatClock(revision.at)}
            </Meta>
            {revision.changed.length > 0 && <Meta>Changed: {namesOf(revision.changed, labels)}</Meta>}
            {revision.revision !== article.revision && (
              <Button
                variant="outlined"
                style={{ justifySelf: 'start', minHeight: 44, padding: '0 14px', marginTop: 6 }}
                onClick={() => setShown(revision.revision)}
              >
                Compare and restore<VisuallyHidden> revision {revision.revision}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </DividedList>
      <LoadMorePages list={list} failed="Older revisions could not be loaded" label="Older revisions" />
      {shown !== null && <RevisionDialog {...props} revision={shown} onClose={() => setShown(null)} />}
    </Panel>
  );
}
