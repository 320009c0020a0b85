import { paths } from '@first-show/domain/core/paths';
import type { CSSProperties } from 'react';
import { langOf } from '../../shared/ui/lang-of.ts';
import { AwayLink } from '../ui/away-link.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

/** A link with the title of an article. It opens the article in a new tab. */
export function ArticleLink({ slug, title, style }: { slug: string; title: string; style?: CSSProperties }) {
  return (
    <AwayLink href={paths.article(slug)} rel="noopener" lang={langOf(title)} style={{ fontWeight: 600, ...style }}>
      {title}
      <VisuallyHidden lang="en"> (opens in a new tab)</VisuallyHidden>
    </AwayLink>
  );
}
