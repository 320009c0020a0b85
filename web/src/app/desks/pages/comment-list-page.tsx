import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { CommentQueue } from '../../../features/desk-comments/comment-queue.tsx';
import { listTexts } from '../../../features/desk-comments/comment-labels.ts';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';

/** A list of comments. Only screen readers get the heading, because the tab shows the title. */
export const commentListPage = (list: QueueList) =>
  function CommentListPage() {
    return (
      <>
        <DeskHeading title={listTexts[list].title} isHidden />
        <CommentQueue list={list} />
      </>
    );
  };
