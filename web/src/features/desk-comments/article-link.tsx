import { styled } from '@mui/material/styles';
import { paths } from '@first-show/domain/core/paths';
import type { CSSProperties } from 'react';
import { langOf } from '../../lib/desk/lang-of.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const Look = styled('a')({ color: 'inherit', fontWeight: 600, textUnderlineOffset: 3, overflowWrap: 'anywhere' });

/** The title of an article. It opens the article in a new tab. */
export function ArticleLink({ slug, title, style }: { slug: string; title: string; style?: CSSProperties }) {
  return (
    <Look href={paths.article(slug)} target="_blank" rel="noopener" lang={langOf(title)} style={style}>
      {title}
      <VisuallyHidden lang="en"> (opens in a new tab)</VisuallyHidden>
    </Look>
  );
}
