import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { CommentQueue } from '../../../features/desk-comments/comment-queue.tsx';
import { listTexts } from '../../../features/desk-comments/comment-labels.ts';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';

/**
 * The page of a list of comments. The tab shows its title, so the heading is for screen readers
 * only.
 */
export const commentListPage = (list: QueueList) =>
  function CommentListPage() {
    return (
      <>
        <DeskHeading title={listTexts[list].title} isHidden />
        <CommentQueue list={list} />
      </>
    );
  };
