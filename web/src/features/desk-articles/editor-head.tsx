import { styled } from '@mui/material/styles';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { paths } from '@first-show/domain/core/paths';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/desk/badge.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { statusBadge } from './status-badge.ts';

const Facts = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

/** Heading, state of the article, and links. `action`: a button of another feature. */
export function EditorHead({ article, action }: { article: DeskArticle | null; action: ReactNode }) {
  return (
    <DeskHeading
      title={article === null ? 'Create Article' : 'Edit Article'}
      titleText={article === null ? 'Create Article' : `Edit: ${article.title}`}
    >
      <Facts>
        {article !== null && <Badge tone={statusBadge(article.status).tone}>{statusBadge(article.status).label}</Badge>}
        {article?.isPublished === true && (
          <NewTabLink to={paths.article(article.slug)} what="the article">
            View
          </NewTabLink>
        )}
        {action}
        <LinkButton to={deskPaths.articles} variant="outlined" sx={{ minHeight: '44px' }}>
          All articles
        </LinkButton>
      </Facts>
    </DeskHeading>
  );
}
