import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { SEARCH_MAX_CHARACTERS, SEARCH_MIN_EXCLUSIVE } from '@first-show/domain/core/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { useRested } from '../../lib/desk/use-rested.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Panel } from '../../ui/desk/panel.tsx';
import { Sentence } from '../../ui/desk/text.ts';
import { ArticleLink } from './article-link.tsx';
import { CommentsClosedButton } from './comments-closed-button.tsx';

const FOUND_SHOWN = 10;

type Named = { id: string; slug: string; title: string };

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 20px',
    padding: '8px 0',
    borderTop: '1px solid var(--fs-palette-divider)',
  },
});
const Heading = styled('h3')({ fontSize: '1.0625rem', fontWeight: 700, margin: '20px 0 8px' });

function Articles({ articles }: { articles: readonly Named[] }) {
  return (
    <List role="list">
      {articles.map(({ id, slug, title }) => (
        <li key={id}>
          <ArticleLink slug={slug} title={title} style={{ flex: '1 1 260px' }} />
          <CommentsClosedButton articleId={id} />
        </li>
      ))}
    </List>
  );
}

/** Articles with closed comments, and a search for one to close. */
export function ClosedArticles() {
  const closed = useLiveQueryState<Named>(CLOSED);
  const [text, setText] = useState('');
  const query = text.trim();
  const rested = useRested(query);
  const isLongEnough = (words: string) => words.length > SEARCH_MIN_EXCLUSIVE;
  const search = useQuery({
    queryKey: ['article-search', rested],
    queryFn: ({ signal }) =>
      callApi<ArticleCard[]>(`/api/search?q=${encodeURIComponent(rested)}`, { isPublic: true, signal }),
    enabled: isLongEnough(rested),
    gcTime: 0,
  });
  const isCurrent = rested === query;
  const found = isCurrent ? search.data : undefined;
  const problem = isCurrent && search.isError && failureText(search.error, 'The search failed. Please try again.');

  return (
    <Panel title="Close or open comments">
      <TextField
        label="Find an article"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={problem !== false}
        helperText={problem || 'Search by title or text (at least 3 characters)'}
        slotProps={{ htmlInput: { maxLength: SEARCH_MAX_CHARACTERS } }}
      />
      <div role="status">
        {found?.length === 0 && <Sentence sx={{ mt: 1.5 }}>No articles found for “{query}”</Sentence>}
        {found === undefined && problem === false && isLongEnough(query) && (
          <Sentence sx={{ mt: 1.5 }}>Searching…</Sentence>
        )}
      </div>
      {found !== undefined && found.length > 0 && (
        <div style={{ marginTop: 12 }}>
          <Articles articles={found.slice(0, FOUND_SHOWN)} />
        </div>
      )}
      <Heading>Closed now</Heading>
      {closed.docs.length > 0 ? (
        <Articles articles={closed.docs} />
      ) : (
        <Sentence>{closed.status === 'loading' ? 'Loading…' : 'Comments are open on every article.'}</Sentence>
      )}
    </Panel>
  );
}
// Only equality filters, so the query needs no composite index.
const CLOSED = {
  collection: 'articles',
  where: [
    ['isPublished', '==', true],
    ['areCommentsClosed', '==', true],
  ],
  orderBy: [],
  limit: 50,
} as const;
