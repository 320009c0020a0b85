export { PicturesDesk as Component } from '../../../features/desk-pictures/pictures-desk.tsx';
