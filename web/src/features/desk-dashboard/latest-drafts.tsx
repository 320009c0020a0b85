import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { Meta, Sentence } from '../../ui/desk/text.ts';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';

type Draft = { id: string; title: string; language: 'en' | 'hi'; createdAt: string };

const List = styled('ul')({
  '& li': { borderTop: '1px solid var(--fs-palette-divider)', padding: '10px 0' },
  '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
    fontWeight: 700,
    overflowWrap: 'anywhere',
  },
});

const DRAFTS = {
  collection: 'articles',
  where: [['isPublished', '==', false]],
  orderBy: [['createdAt', 'desc']],
  limit: 5,
} as const;

/** The newest unpublished articles. */
export function LatestDrafts() {
  const { status, docs } = useLiveQueryState<Draft>(DRAFTS);
  return (
    <Panel title="Latest drafts">
      {status === 'loading' && <ListSkeleton lines={3} height={44} />}
      {status === 'error' && docs.length === 0 && (
        <Sentence>The drafts could not be loaded. Find them in Articles.</Sentence>
      )}
      {status === 'ready' && docs.length === 0 && <Sentence>No drafts</Sentence>}
      <List role="list">
        {docs.map(({ id, title, language, createdAt }) => (
          <li key={id}>
            <Link to={deskPaths.article(id)} lang={language}>
              {title}
            </Link>
            <Meta>
              Started <RelativeTime iso={createdAt} />
            </Meta>
          </li>
        ))}
      </List>
    </Panel>
  );
}
