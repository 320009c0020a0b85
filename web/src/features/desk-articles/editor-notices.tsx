import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { type Created, CreatedNotice } from './created-notice.tsx';
import { editorNameOf } from './saved-article.ts';

const Notices = styled('div')({ display: 'grid', gap: 12, '&:not(:empty)': { marginBottom: 20 } });

const joined = (names: readonly string[]): string =>
  new Intl.ListFormat('en-IN', { style: 'long', type: 'conjunction' }).format(names);

const MINUTE_MS = 60_000;

/** 'Changed by Sudha Krishnamoorthy just now', and the comparison with that version. */
function ChangedNotice({ newer, onCompare }: { newer: DeskArticle; onCompare: () => void }) {
  const now = useNow();
  const at = newer.lastEditedAt;
  const isFresh = at === null || now === null || now.getTime() - Date.parse(at) < MINUTE_MS;
  return (
    <Alert severity="info" role="status">
      <p style={{ marginBottom: 10 }}>
        Changed by {editorNameOf(newer)} {isFresh ? 'just now' : <RelativeTime iso={at} />}
      </p>
      <Button variant="outlined" style={{ minHeight: 44 }} onClick={onCompare}>
        Compare
      </Button>
    </Alert>
  );
}

/**
 * The notices above the form. `others`: names of the editors who have this article open. `newer`: a
 * version that somebody else saved. `children`: further notices.
 */
export function EditorNotices({
  created,
  others,
  newer,
  isGone,
  onCompare,
  children,
}: {
  created: Created | null;
  others: readonly string[];
  newer: DeskArticle | null;
  isGone: boolean;
  onCompare: (newer: DeskArticle) => void;
  children: ReactNode;
}) {
  return (
    <Notices>
      {created !== null && <CreatedNotice created={created} />}
      {others.length > 0 && (
        <Alert severity="info" role="status">
          {joined(others)} {others.length === 1 ? 'has' : 'have'} this article open
        </Alert>
      )}
      {newer !== null && <ChangedNotice newer={newer} onCompare={() => onCompare(newer)} />}
      {isGone && <Alert severity="error">This article was deleted. Your text is kept on this device.</Alert>}
      {children}
    </Notices>
  );
}
