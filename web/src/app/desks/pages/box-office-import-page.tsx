export { ImportScreen as Component } from '../../../features/desk-box-office/import-screen.tsx';
