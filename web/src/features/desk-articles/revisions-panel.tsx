import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ArticleRevision, DeskArticle, RevisionKind } from '@first-show/domain/articles/article-desk.schema';
import { RESTORED_FIELDS } from '@first-show/domain/articles/article-desk.schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { listRevisions, loadRevision } from './article-api.ts';
import { type ArticleForm, fieldLabels, type FormField, formOf } from './article-form.ts';
import type { Names } from './diff-view.tsx';
import { FieldDiffs } from './field-diffs.tsx';
import { formatClock } from '../../lib/desk/india-time.ts';

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: '14px 0', borderTop: '1px solid var(--fs-palette-divider)', display: 'grid', gap: 4 },
});
const Who = styled('p')({ fontWeight: 700 });
const What = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-secondary)',
  overflowWrap: 'anywhere',
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 6 });
const small = { minHeight: 44, padding: '0 14px' };

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

type Shown = { revision: ArticleRevision; form: ArticleForm | null; failure: string | null };

/**
 * The article's history: who saved it, when, and which fields. Each revision can be compared with
 * the current article and restored, which creates a new revision. `blockedBy`: why restoring is not
 * possible now (unsaved changes), or `null`.
 */
export function RevisionsPanel({
  article,
  names,
  blockedBy,
  onRestore,
}: {
  article: DeskArticle;
  names: Names;
  blockedBy: string | null;
  onRestore: (revision: number) => Promise<boolean>;
}) {
  const [list, setList] = useState<{ revisions: readonly ArticleRevision[]; nextAfter: number | null } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isBusy, setBusy] = useState(false);
  const newest = useRef<AbortController | null>(null);

  const load = useCallback(
    (after: number | null) => {
      newest.current?.abort();
      const aborter = new AbortController();
      newest.current = aborter;
      setFailure(null);
      listRevisions(article.id, after, aborter.signal).then(
        (page) =>
          setList((before) => ({
            revisions: [...(after === null ? [] : (before?.revisions ?? [])), ...page.revisions],
            nextAfter: page.nextAfter,
          })),
        (error: unknown) => {
          if (!aborter.signal.aborted) setFailure(failureText(error, 'The history could not be loaded.'));
        },
      );
    },
    [article.id],
  );
  // Every save adds a revision.
  useEffect(() => {
    load(null);
    return () => newest.current?.abort();
  }, [load, article.revision]);

  const compare = (revision: ArticleRevision) => {
    setShown({ revision, form: null, failure: null });
    loadRevision(article.id, revision.revision).then(
      (snapshot) => setShown({ revision, form: formOf(snapshot.article), failure: null }),
      (error: unknown) =>
        setShown({ revision, form: null, failure: failureText(error, 'This revision could not be loaded.') }),
    );
  };
  const restore = async (revision: number) => {
    if (isBusy) return;
    setBusy(true);
    try {
      if (await onRestore(revision)) setShown(null);
    } finally {
      setBusy(false);
    }
  };

  const current = formOf(article);
  return (
    <Panel title="Revisions">
      {failure !== null && (
        <Alert severity="error" action={<QuietButton onClick={() => load(null)}>Try again</QuietButton>}>
          {failure}
        </Alert>
      )}
      {list === null && failure === null && <Skeleton height={60} />}
      {list?.revisions.length === 0 && <p>No revisions yet. The article is as it was imported.</p>}
      <List>
        {list?.revisions.map((revision) => (
          <li key={revision.revision}>
            <Who>
              {revision.by ?? 'Imported'} {revision.by === null ? '' : kinds[revision.kind]}
              {revision.restoredFrom !== null && ` from revision ${revision.restoredFrom}`}
            </Who>
            <What>
              Revision {revision.revision}
              {revision.revision === article.revision && ', current version'} · <RelativeTime iso={revision.at} />,{' '}
              {formatClock(revision.at)}
            </What>
            {revision.changed.length > 0 && <What>Changed: {namesOf(revision.changed)}</What>}
            {revision.revision !== article.revision && (
              <Buttons>
                <Button variant="outlined" style={small} onClick={() => compare(revision)}>
                  Compare and restore<VisuallyHidden> revision {revision.revision}</VisuallyHidden>
                </Button>
              </Buttons>
            )}
          </li>
        ))}
      </List>
      {list !== null && list.nextAfter !== null && (
        <Button variant="outlined" style={{ marginTop: 12 }} onClick={() => load(list.nextAfter)}>
          Older revisions
        </Button>
      )}
      {shown !== null && (
        <Dialog open onClose={() => setShown(null)} maxWidth="md">
          <DialogTitle>Revision {shown.revision.revision}</DialogTitle>
          <DialogContent>
            {shown.failure !== null && <p role="alert">{shown.failure}</p>}
            {shown.form === null && shown.failure === null && <Skeleton height={120} />}
            {shown.form !== null && (
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
                <FieldDiffs before={current} after={shown.form} names={names} fields={RESTORED_FIELDS} />
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={() => setShown(null)}>
              Close
            </Button>
            {shown.form !== null && (
              <Button
                aria-disabled={blockedBy !== null || isBusy}
                onClick={() => blockedBy === null && void restore(shown.revision.revision)}
              >
                Restore revision {shown.revision.revision}
              </Button>
            )}
          </DialogActions>
        </Dialog>
      )}
    </Panel>
  );
}
