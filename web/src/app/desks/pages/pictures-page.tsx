export { PicturesDesk as Page } from '../../../features/desk-pictures/pictures-desk.tsx';
