import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { paths } from '@first-show/domain/core/paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Line } from '../../ui/desk/stack.ts';
import { NewTabLink } from './new-tab-link.tsx';

const EditLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  fontWeight: 700,
  textUnderlineOffset: 3,
});

/**
 * `hasMore`: the editor typed more during the save, and that text is kept in the article's working
 * copy.
 */
export type Created = { article: DeskArticle; hasMore: boolean };

/** Links to the article that was just created. The form below is empty again. */
export function CreatedNotice({ created: { article, hasMore } }: { created: Created }) {
  const notice = useRef<HTMLDivElement>(null);
  // The form starts empty, so move the focus to its top.
  useEffect(() => notice.current?.focus(), [article.id]);
  return (
    <Alert ref={notice} severity="success" role="status" tabIndex={-1}>
      <p>
        Created: <strong lang={article.language === 'hi' ? 'hi' : undefined}>{article.title}</strong>
        {hasMore && '. What you typed while it was saved is kept for you there.'}
      </p>
      <Line>
        <EditLink to={deskPaths.article(article.id)}>Edit this article</EditLink>
        {article.isPublished && (
          <NewTabLink to={paths.article(article.slug)} what="the article">
            View
          </NewTabLink>
        )}
      </Line>
    </Alert>
  );
}
