import { CategoriesDesk } from '../../../features/desk-categories/categories-desk.tsx';

export function Page() {
  return <CategoriesDesk />;
}
