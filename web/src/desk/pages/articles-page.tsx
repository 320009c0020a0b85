import { deskPaths } from '@first-show/domain/core/desk-paths';
import { useNavigate } from 'react-router-dom';
import { ArticlesTable } from '../articles/table/articles-table.tsx';
import { PROPOSALS_ID, requestEnhancement } from '../enhance/request-enhancement.ts';

/** The page of `/admin/articles`. */
export function Component() {
  const navigate = useNavigate();
  return (
    <ArticlesTable
      onEnhance={(id) => requestEnhancement(id, () => void navigate(`${deskPaths.article(id)}#${PROPOSALS_ID}`))}
    />
  );
}
