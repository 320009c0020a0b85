import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { CommentQueue } from '../../../features/desk-comments/comment-queue.tsx';

export const commentListPage = (list: QueueList) =>
  function CommentListPage() {
    return <CommentQueue list={list} />;
  };
