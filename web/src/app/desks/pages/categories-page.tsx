export { CategoriesDesk as Page } from '../../../features/desk-categories/categories-desk.tsx';
