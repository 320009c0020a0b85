import { styled } from '@mui/material/styles';
import type { Article } from '@first-show/domain/articles/article.schema';
import { pageMeta } from '@first-show/domain/pages/page-meta';
import { useWatch } from 'react-hook-form';
import { useSiteOrigin } from '../../../shared/lib/site-origin.ts';
import { ANEK } from '../../../shared/ui/art/families.ts';
import { articleOfForm, withoutContent } from '../article-form.ts';

// The colours of a search engine's results, also in the dark theme.
const Card = styled('div')({
  padding: 16,
  border: '1.5px solid var(--fs-palette-edge)',
  borderRadius: 4,
  backgroundColor: '#fff',
  fontFamily: `${ANEK}, sans-serif`,
  overflowWrap: 'anywhere',
  '& [data-part="address"]': { color: '#4d5156', fontSize: '.875rem' },
  '& [data-part="title"]': { color: '#1a0dab', fontSize: '1.25rem', lineHeight: 1.3, margin: '2px 0' },
  '& [data-part="description"]': {
    color: '#4d5156',
    fontSize: '.9375rem',
    lineHeight: 1.5,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
});

/** Empty data for the parts of the page that do not appear in a search result. */
const others = {
  shareCard: '',
  category: null,
  comments: [],
  commentTotal: 0,
  related: [],
  trending: [],
  popular: [],
  latest: [],
};
const reactions = { like: 0, love: 0, wow: 0, laugh: 0, angry: 0 };

/** The form as a search result, with the title, address and description of the page's head. */
export function SearchResult({ saved }: { saved: Article | null }) {
  const siteUrl = useSiteOrigin();
  const form = useWatch({ compute: withoutContent });
  const article = articleOfForm(
    { ...form, content: '', title: form.title.trim() || 'Title' },
    { saved, now: new Date() },
  );
  const page = { kind: 'article', article, reactions, ...others } as const;
  const { title, canonical, description } = pageMeta({ page }, { path: '/', siteUrl });
  const lang = article.language === 'hi' ? 'hi' : undefined;
  return (
    <Card role="group" aria-label="Search result">
      <div data-part="address">
        {decodeURI(canonical)
          .replace(/^https?:\/\//, '')
          .replaceAll('/', ' › ')}
      </div>
      <div data-part="title" lang={lang}>
        {title}
      </div>
      <div data-part="description" lang={lang}>
        {description}
      </div>
    </Card>
  );
}
