import TextField from '@mui/material/TextField';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { SEARCH_MAX_CHARACTERS, SEARCH_MIN_EXCLUSIVE } from '@first-show/domain/core/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../shared/lib/call-api.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useLiveDocState, useLiveQueryState } from '../lib/use-live-state.ts';
import { useDebouncedValue } from '../lib/use-debounced-value.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Panel } from '../ui/panel.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Line } from '../ui/stack.ts';
import { Sentence } from '../ui/text.ts';
import { useBusy } from '../ui/use-busy.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { ArticleLink } from './article-link.tsx';

const FOUND_SHOWN = 10;

type Named = { id: string; slug: string; title: string };

/** Closes or reopens the comments of an article. The label shows the live state. */
export function CommentsClosedButton({ articleId }: { articleId: string }) {
  const { status, doc } = useLiveDocState<{ areCommentsClosed?: boolean }>(`articles/${articleId}`);
  const { isBusy, run } = useBusy();
  const isClosed = doc?.areCommentsClosed === true;

  const change = (next: boolean): Promise<void> =>
    run(`Failed to ${next ? 'close' : 'open'} comments`, async () => {
      const path = `/api/admin/articles/${encodeURIComponent(articleId)}/comments-closed`;
      await callStaffApi(path, { method: 'POST', body: { isClosed: next } });
      showToast({
        title: next ? 'Comments closed' : 'Comments opened',
        description: `Readers can ${next ? 'no longer comment on this article' : 'comment on this article again'}.`,
        action: { label: 'Undo', onAction: () => void change(!next) },
      });
    });

  // Moderators may not read unpublished articles, so the state of such an article is unknown.
  if (status === 'error' || (status === 'ready' && doc === null)) return null;
  return (
    <QuietButton
      aria-disabled={isBusy || status === 'loading'}
      onClick={() => status === 'ready' && void change(!isClosed)}
    >
      {isClosed ? 'Open comments on this article' : 'Close comments on this article'}
    </QuietButton>
  );
}

function Articles({ articles }: { articles: readonly Named[] }) {
  return (
    <ul role="list">
      {articles.map(({ id, slug, title }) => (
        <Line
          as="li"
          key={id}
          style={{ gap: '0 20px', padding: '8px 0', borderTop: '1px solid var(--fs-palette-divider)' }}
        >
          <ArticleLink slug={slug} title={title} style={{ flex: '1 1 260px' }} />
          <CommentsClosedButton articleId={id} />
        </Line>
      ))}
    </ul>
  );
}

/** A search for articles, and the articles with closed comments (at most fifty). */
export function ClosedArticles() {
  const closed = useLiveQueryState<Named>(CLOSED);
  const [text, setText] = useState('');
  const query = text.trim();
  const debounced = useDebouncedValue(query);
  const isSearching = query.length > SEARCH_MIN_EXCLUSIVE;
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: ['article-search', query],
    queryFn: ({ signal }) =>
      callApi<ArticleCard[]>(`/api/search?q=${encodeURIComponent(query)}`, { isPublic: true, signal }),
    enabled: isSearching && debounced === query,
    gcTime: 0,
  });

  return (
    <Panel title="Close or open comments">
      <TextField
        label="Find an article"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        helperText="Search by title or text (at least 3 characters)"
        slotProps={{ htmlInput: { maxLength: SEARCH_MAX_CHARACTERS } }}
      />
      {error !== null && (
        <div style={{ marginTop: 12 }}>
          <LoadFailed what="the articles" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      <div role="status">
        {found?.length === 0 && <Sentence sx={{ mt: 1.5 }}>No matching articles</Sentence>}
        {isSearching && found === undefined && error === null && <Sentence sx={{ mt: 1.5 }}>Searching…</Sentence>}
      </div>
      {found !== undefined && found.length > 0 && (
        <div style={{ marginTop: 12 }}>
          <Articles articles={found.slice(0, FOUND_SHOWN)} />
        </div>
      )}
      <h3 style={{ margin: '20px 0 8px', fontSize: '1.0625rem', fontWeight: 700 }}>Closed now</h3>
      {closed.docs.length > 0 ? <Articles articles={closed.docs} /> : <Sentence>{closedText[closed.status]}</Sentence>}
    </Panel>
  );
}
const closedText = {
  loading: 'Loading…',
  ready: 'Comments are open on every article.',
  error: 'We could not load the articles with closed comments.',
};
// The query has no order, so it needs no composite index.
const CLOSED = {
  collection: 'articles',
  where: [
    ['isPublished', '==', true],
    ['areCommentsClosed', '==', true],
  ],
  orderBy: [],
  limit: 50,
} as const;
