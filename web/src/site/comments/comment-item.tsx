import type { Comment } from '@first-show/domain/comments/comment.schema';
import type { ReactNode } from 'react';
import { ECZAR } from '../../shared/ui/art/families.ts';
import { PaperInitial } from '../../shared/ui/art/paper-initial.tsx';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

const Row = styled('article')({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  columnGap: 16,
  '&[data-small]': { gridTemplateColumns: '40px minmax(0, 1fr)', columnGap: 12 },
});
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 10, minHeight: 24 });
const Name = styled('h3')({
  fontSize: '1.0625rem',
  fontWeight: 700,
  lineHeight: 1.4,
  margin: 0,
  overflowWrap: 'anywhere',
});
const Time = styled('span')(({ theme }) => ({ ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)' }));
const Waiting = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  fontWeight: 700,
  color: 'var(--fs-palette-primary-main)',
}));
const Text = styled('p')({
  fontFamily: ECZAR,
  fontSize: '1.125rem',
  lineHeight: 1.5,
  margin: '2px 0 0',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 18, marginTop: 2, minHeight: 0 });

/**
 * A comment: the author's initial and name, time, text. `isWaiting`: the reader wrote the comment,
 * and it is not approved yet. `children`: the comment's buttons.
 */
export function CommentItem({
  comment,
  isWaiting = false,
  isReply = false,
  children,
}: {
  comment: Comment;
  isWaiting?: boolean;
  isReply?: boolean;
  children?: ReactNode;
}) {
  const { authorName, content, createdAt } = comment;
  return (
    <Row id={`comment-${comment.id}`} data-small={isReply ? '' : undefined}>
      <PaperInitial name={authorName} seed={comment.id} size={isReply ? 40 : 52} />
      <div>
        <Head>
          <Name lang={langOf(authorName)}>{authorName}</Name>
          <Time>
            <RelativeTime iso={createdAt} />
          </Time>
          {isWaiting && <Waiting>awaiting approval</Waiting>}
        </Head>
        <Text lang={langOf(content)}>{content}</Text>
        {children !== undefined && <Actions>{children}</Actions>}
      </div>
    </Row>
  );
}
