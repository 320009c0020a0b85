import Alert from '@mui/material/Alert';
import type { WaitingFor } from '@first-show/domain/articles/article-desk.schema';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { Link, useSearchParams } from 'react-router-dom';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { readTableQuery } from './table/table-query.ts';

const texts: Record<WaitingFor, string> = {
  source: 'Only drafts from sources that are neither published nor scheduled.',
  proposal: 'Only articles with an enhancement proposal to review.',
};

/** Notice: the table shows only the articles that a dashboard count links to. */
export function WaitingNotice() {
  const { waiting } = readTableQuery(useSearchParams()[0]);
  if (waiting === '') return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, alignItems: 'center' }}
      action={
        <QuietButton component={Link} to={deskPaths.articles}>
          Show all articles
        </QuietButton>
      }
    >
      {texts[waiting]}
    </Alert>
  );
}
