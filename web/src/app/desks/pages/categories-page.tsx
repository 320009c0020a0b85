export { CategoriesDesk as Component } from '../../../features/desk-categories/categories-desk.tsx';
