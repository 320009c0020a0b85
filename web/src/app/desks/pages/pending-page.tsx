import { CommentQueue } from '../../../features/desk-comments/comment-queue.tsx';
import { listTitles } from '../../../features/desk-comments/words.ts';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';

export function Page() {
  return (
    <>
      <DeskHeading title={listTitles.pending} isHidden />
      <CommentQueue list="pending" />
    </>
  );
}
