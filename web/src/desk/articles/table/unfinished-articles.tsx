import { useQuery } from '@tanstack/react-query';
import type { UnfinishedArticle } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { articlesKey } from '../../lib/queries.ts';
import { useStaff } from '../../lib/session.ts';
import { sendUnsent } from '../../lib/unsent-work.ts';
import { Panel } from '../../ui/panel.tsx';
import { QuietButton } from '../../ui/quiet-button.tsx';
import { DividedList } from '../../ui/stack.ts';
import { Meta } from '../../ui/text.ts';
import { RelativeTime } from '../../../shared/ui/figures/relative-time.tsx';
import { langOf } from '../../../shared/ui/lang-of.ts';
import { listUnfinished } from '../article-api.ts';

const SHOWN = 3;

function noteOf({ basedOnRevision, isDeleted }: Pick<UnfinishedArticle, 'basedOnRevision' | 'isDeleted'>): string {
  if (basedOnRevision === null) return 'New article, not saved yet';
  return isDeleted ? 'Unsaved changes of a deleted article' : 'Unsaved changes';
}

/** The editor's articles with unsaved work, new ones and changed ones, from every device. */
export function UnfinishedArticles() {
  const { uid } = useStaff();
  const { data: unfinished = [] } = useQuery({
    queryKey: [...articlesKey, 'unfinished'],
    queryFn: async ({ signal }) => {
      await sendUnsent(uid);
      return listUnfinished(signal);
    },
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const [isWhole, setWhole] = useState(false);
  if (unfinished.length === 0) return null;
  const shown = isWhole ? unfinished : unfinished.slice(0, SHOWN);
  return (
    <div style={{ marginBottom: 20 }}>
      <Panel title="Your unfinished work">
        <DividedList>
          {shown.map(({ articleId, title, basedOnRevision, isDeleted, savedAt }) => (
            <li key={articleId}>
              <Link
                to={basedOnRevision === null ? deskPaths.unsavedArticle(articleId) : deskPaths.article(articleId)}
                lang={langOf(title)}
                style={{ color: 'inherit', fontWeight: 700 }}
              >
                {title === '' ? 'No title yet' : title}
              </Link>
              <Meta>
                {noteOf({ basedOnRevision, isDeleted })} · <RelativeTime iso={savedAt} />
              </Meta>
            </li>
          ))}
        </DividedList>
        {unfinished.length > SHOWN && (
          <QuietButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${unfinished.length}`}
          </QuietButton>
        )}
      </Panel>
    </div>
  );
}
