import { ArticlesTable } from '../../../features/desk-articles/articles-table.tsx';

/** `/admin/articles`. */
export function Page() {
  return <ArticlesTable />;
}
