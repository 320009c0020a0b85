export { ImportScreen as Component } from '../box-office/import-screen.tsx';
