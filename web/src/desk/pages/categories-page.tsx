export { CategoriesDesk as Component } from '../categories/categories-desk.tsx';
