import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { LinkButton } from '../../../shared/ui/controls/link-button.tsx';
import { langOf } from '../../../shared/ui/lang-of.ts';
import { EmptyState } from '../../../shared/ui/page/empty-state.tsx';
import { useStaff } from '../../lib/session.ts';
import { dropUnsent, unsentCopy } from '../../lib/unsent-work.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { Line } from '../../ui/stack.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { dropServerCopy, loadServerCopy } from '../article-api.ts';
import { emptyForm } from '../article-form.ts';
import { KEEP_FAILED, keepAsNewArticle } from './keep-as-new-article.ts';

/** The editor's unsaved text of an article that does not exist; `null` if there is none. */
function useUnsavedText(id: string) {
  const { uid } = useStaff();
  const query = useQuery({
    queryKey: ['article-editor', uid, id, 'unsaved'],
    queryFn: async ({ signal }) => {
      const stored = await loadServerCopy(id, signal);
      const work = unsentCopy(uid, id) ?? stored;
      return work && { values: { ...emptyForm, ...work.values }, savedAt: stored?.savedAt ?? null };
    },
    gcTime: 0,
  });
  const drop = async (): Promise<void> => {
    if (query.data == null) return;
    const { values, savedAt } = query.data;
    if (savedAt !== null) await dropServerCopy(id, savedAt);
    dropUnsent(uid, { articleId: id, values });
  };
  return { text: query.data?.values ?? null, isLoading: query.isPending, drop };
}

/** In place of the editor of a deleted article: offers its unsaved text, if there is any. */
export function MissingArticle({ id }: { id: string }) {
  const { text, isLoading, drop } = useUnsavedText(id);
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const [isDiscarding, setDiscarding] = useState(false);
  if (isLoading) return <ListSkeleton lines={3} height={200} />;
  if (text === null)
    return (
      <EmptyState sentence="This article does not exist. It may have been deleted." role="alert">
        <LinkButton to={deskPaths.articles}>All articles</LinkButton>
      </EmptyState>
    );
  const continueAsNew = () =>
    run(KEEP_FAILED, async () => {
      const path = await keepAsNewArticle(text);
      await drop();
      void navigate(path, { replace: true });
    });
  const discard = () =>
    run('Your text was not discarded', async () => {
      await drop();
      void navigate(deskPaths.articles);
    });
  return (
    <EmptyState
      role="alert"
      sentence={
        <>
          This article was deleted. Your unsaved text is kept:{' '}
          <b lang={langOf(text.title)}>{text.title.trim() || 'No title yet'}</b>
        </>
      }
    >
      <Line style={{ gap: 12, justifyContent: 'center' }}>
        <Button aria-disabled={isBusy} onClick={() => void continueAsNew()}>
          Continue as a new article
        </Button>
        <LinkButton to={deskPaths.trash} variant="outlined">
          Trash
        </LinkButton>
        <Button variant="outlined" onClick={() => setDiscarding(true)}>
          Discard text
        </Button>
      </Line>
      <ConfirmDialog
        isOpen={isDiscarding}
        title="Discard your text?"
        text="Your unsaved changes of the deleted article will be lost."
        confirmLabel="Discard text"
        tone="danger"
        onConfirm={discard}
        onClose={() => setDiscarding(false)}
      />
    </EmptyState>
  );
}
