import { styled } from '@mui/material/styles';
import type { Article } from '@first-show/domain/articles/article.schema';
import { type DeskCard, statusOf } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { UNDO_MS } from '@first-show/domain/core/limits';
import { paths } from '@first-show/domain/core/paths';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { changeArticle, deleteArticle, undeleteArticle } from './article-api.ts';
import { NewTabLink } from './new-tab-link.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > a, & > button': { minHeight: 44, padding: '0 12px', fontSize: '.9375rem', whiteSpace: 'nowrap' },
  '@media (min-width:800px)': { justifyContent: 'end' },
  '@media (min-width:1200px)': { flexWrap: 'nowrap' },
});

/** Enhances an article and shows the result; returns the article, or `null` where it failed. */
export type Enhance = (id: string) => Promise<Article | null>;
type Table = { change: (row: DeskCard) => void; remove: (id: string) => () => void; reload: () => void };

const error = (description: string) => showToast({ title: 'Error', description, tone: 'error' });
const success = (description: string) => showToast({ title: 'Success', description });

/**
 * The actions of one article in the table. An action runs once, however often its button is
 * pressed.
 */
export function ArticleActions({ row, table, onEnhance }: { row: DeskCard; table: Table; onEnhance: Enhance }) {
  const [isBusy, setBusy] = useState(false);
  const [isEnhancing, setEnhancing] = useState(false);
  const isRunning = useRef(false);
  const once = async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  const follow = (answer: Article) =>
    table.change({ ...row, ...answer, revision: answer.revision ?? row.revision + 1, status: statusOf(answer) });
  const publish = () =>
    once(async () => {
      const isPublished = !row.isPublished;
      try {
        const answer = await changeArticle(
          row.id,
          { isPublished, ...(isPublished && row.scheduledFor !== null && { scheduledFor: null }) },
          row.revision,
        );
        follow(answer);
        success(isPublished ? 'Article published.' : 'Article unpublished. It is no longer visible to readers.');
      } catch (failed) {
        if (failed instanceof ApiError && failed.status === 409) {
          table.reload();
          return error('Someone else changed this article in the meantime. The list now shows their version.');
        }
        error(
          failureText(
            failed,
            isPublished
              ? 'Failed to publish article. Please try again.'
              : 'Failed to unpublish article. Please try again.',
          ),
        );
      }
    });

  const remove = () =>
    once(async () => {
      try {
        await deleteArticle(row.id);
      } catch (failed) {
        return error(failureText(failed, 'Failed to delete article. Please try again.'));
      }
      const putBack = table.remove(row.id);
      showToast({
        title: 'Article deleted',
        description: row.title,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () =>
            void undeleteArticle(row.id).then(
              () => {
                putBack();
                success('Article restored.');
              },
              (failed: unknown) =>
                error(
                  failed instanceof ApiError && failed.status === 404
                    ? 'Too late: the article has been deleted for good.'
                    : failureText(failed, 'Failed to undo. Please try again.'),
                ),
            ),
        },
      });
    });

  const enhance = () =>
    once(async () => {
      setEnhancing(true);
      const answer = await onEnhance(row.id);
      setEnhancing(false);
      if (answer !== null) follow({ ...answer, revision: answer.revision ?? row.revision });
    });

  const about = <VisuallyHidden> {row.title}</VisuallyHidden>;
  return (
    <Row>
      <Button component={Link} to={deskPaths.article(row.id)} variant="outlined">
        Edit{about}
      </Button>
      {row.isPublished && (
        <NewTabLink to={paths.article(row.slug)} what={row.title}>
          View
        </NewTabLink>
      )}
      <Button variant="outlined" aria-disabled={isBusy} onClick={() => void publish()}>
        {row.isPublished ? 'Unpublish' : 'Publish'}
        {about}
      </Button>
      <Button variant="outlined" aria-disabled={isBusy} aria-busy={isEnhancing} onClick={() => void enhance()}>
        {isEnhancing ? 'Enhancing…' : 'AI Enhance'}
        {about}
      </Button>
      <Button
        variant="outlined"
        aria-disabled={isBusy}
        onClick={() => void remove()}
        sx={{ '&&': { color: 'error.main', borderColor: 'error.main' } }}
      >
        Delete{about}
      </Button>
    </Row>
  );
}
