import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { paths } from '@first-show/domain/core/paths';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { Line } from '../../ui/desk/stack.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { StatusBadge } from './status-badge.tsx';

/** Link to the article's public page in a new tab. Nothing for an article that is not published. */
export function ViewLink({ article }: { article: DeskArticle }) {
  if (!article.isPublished) return null;
  return (
    <Button
      component="a"
      href={paths.article(article.slug)}
      target="_blank"
      variant="outlined"
      style={{ minHeight: 44, padding: '0 16px' }}
    >
      View
      <VisuallyHidden> the article in a new tab</VisuallyHidden>
    </Button>
  );
}

/** Heading, state of the article, and links. `action`: a button of another feature. */
export function EditorHead({ article, action }: { article: DeskArticle | null; action: ReactNode }) {
  return (
    <DeskHeading
      title={article === null ? 'Create Article' : 'Edit Article'}
      titleText={article === null ? undefined : `Edit: ${article.title}`}
    >
      <Line style={{ gap: 12 }}>
        {article !== null && <StatusBadge status={article.status} />}
        {article !== null && <ViewLink article={article} />}
        {action}
        <LinkButton to={deskPaths.articles} variant="outlined" sx={{ minHeight: '44px' }}>
          All articles
        </LinkButton>
      </Line>
    </DeskHeading>
  );
}
