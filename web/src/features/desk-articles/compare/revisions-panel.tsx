import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type DeskArticle, RESTORED_FIELDS, type RevisionKind } from '@first-show/domain/articles/article-desk.schema';
import { useState } from 'react';
import { formatClock } from '../../../lib/desk/india-time.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DeskDialog } from '../../../ui/desk/desk-dialog.tsx';
import { LoadFailed } from '../../../ui/desk/load-failed.tsx';
import { LoadMorePages } from '../../../ui/desk/load-more.tsx';
import { Panel } from '../../../ui/desk/panel.tsx';
import { useBusy } from '../../../ui/desk/use-busy.ts';
import { RelativeTime } from '../../../ui/figures/relative-time.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { listRevisions, loadRevision } from '../article-api.ts';
import { fieldLabels, type FormField, formOf } from '../article-form.ts';
import { FieldDiffs } from './diff-view.tsx';

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: '14px 0', borderTop: '1px solid var(--fs-palette-divider)', display: 'grid', gap: 4 },
});
const What = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-secondary)',
  overflowWrap: 'anywhere',
}));

const kinds: Record<RevisionKind, string> = {
  create: 'created it',
  edit: 'edited it',
  publish: 'published it',
  unpublish: 'unpublished it',
  restore: 'restored it',
  schedule: 'scheduled it',
  enhance: 'enhanced it',
  undo: 'took the last change back',
};

/** Fields that a revision stores and the form has no control for. */
const otherLabels: Record<string, string> = { imageFocus: 'Picture focus' };
const namesOf = (fields: readonly string[]): string =>
  fields.map((field) => fieldLabels[field as FormField] ?? otherLabels[field] ?? field).join(', ');

/** A revision beside the current article, and the button that restores it. */
function RevisionDialog({
  article,
  revision,
  blockedBy,
  onRestore,
  onClose,
}: {
  article: DeskArticle;
  revision: number;
  blockedBy: string | null;
  onRestore: (revision: number) => Promise<void>;
  onClose: () => void;
}) {
  const { data, error, isPending } = useQuery({
    queryKey: ['revisions', article.id, 'snapshot', revision],
    queryFn: ({ signal }) => loadRevision(article.id, revision, signal),
    gcTime: 0,
  });
  const { isBusy, run } = useBusy();
  const restore = async () => {
    await onRestore(revision);
    onClose();
  };
  return (
    <DeskDialog
      title={`Revision ${revision}`}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
          {data !== undefined && (
            <Button
              aria-disabled={blockedBy !== null || isBusy}
              onClick={() =>
                blockedBy === null && void run('Error', restore, 'Failed to restore the revision. Please try again.')
              }
            >
              Restore revision {revision}
            </Button>
          )}
        </>
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

/**
 * The article's history: who saved it, when, and which fields. Each revision can be compared with
 * the current article and restored, which creates a new revision. `blockedBy`: why restoring is not
 * possible now (unsaved changes), or `null`.
 */
export function RevisionsPanel({
  article,
  blockedBy,
  onRestore,
}: {
  article: DeskArticle;
  blockedBy: string | null;
  onRestore: (revision: number) => Promise<void>;
}) {
  // Every save adds a revision.
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
      {list.isLoadingError && <LoadFailed what="the history" error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height={60} />}
      {revisions?.length === 0 && <p>No revisions yet. The article is as it was imported.</p>}
      <List>
        {revisions?.map((revision) => (
          <li key={revision.revision}>
            <p style={{ fontWeight: 700 }}>
              {revision.by ?? 'Imported'} {revision.by === null ? '' : kinds[revision.kind]}
              {revision.restoredFrom !== null && ` from revision ${revision.restoredFrom}`}
            </p>
            <What>
              Revision {revision.revision}
              {revision.revision === article.revision && ', current version'} · <RelativeTime iso={revision.at} />,{' '}
              {formatClock(revision.at)}
            </What>
            {revision.changed.length > 0 && <What>Changed: {namesOf(revision.changed)}</What>}
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
      </List>
      <LoadMorePages list={list} failed="Older revisions could not be loaded" label="Older revisions" />
      {shown !== null && (
        <RevisionDialog
          article={article}
          revision={shown}
          blockedBy={blockedBy}
          onRestore={onRestore}
          onClose={() => setShown(null)}
        />
      )}
    </Panel>
  );
}
