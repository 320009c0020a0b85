import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { Panel } from '../../ui/desk/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';

type Draft = { id: string; title: string; language: 'en' | 'hi'; createdAt: string };

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { borderTop: '1px solid var(--fs-palette-divider)', padding: '10px 0' },
  '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit', fontWeight: 700, overflowWrap: 'anywhere' },
});
const Meta = styled('div')(({ theme }) => ({ ...theme.typography.meta, color: 'var(--fs-palette-text-disabled)' }));
const Sentence = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: 'var(--fs-palette-text-secondary)' }));

const DRAFTS = { collection: 'articles', where: [['isPublished', '==', false]], orderBy: [['createdAt', 'desc']], limit: 5 } as const;

/** The newest articles that nobody can read yet. */
export function LatestDrafts() {
  const { status, docs } = useLiveQueryState<Draft>(DRAFTS);
  return (
    <Panel title="Latest drafts">
      {status === 'loading' && [1, 2, 3].map((line) => <SkeletonLine key={line} height={44} />)}
      {status === 'error' && docs.length === 0 && <Sentence>They could not be loaded. The list of articles has them all.</Sentence>}
      {status === 'ready' && docs.length === 0 && <Sentence>No drafts: everything that was begun is published.</Sentence>}
      <List>
        {docs.map(({ id, title, language, createdAt }) => (
          <li key={id}>
            <Link to={deskPaths.article(id)} lang={language}>
              {title}
            </Link>
            <Meta>
              Begun <RelativeTime iso={createdAt} />
            </Meta>
          </li>
        ))}
      </List>
    </Panel>
  );
}
