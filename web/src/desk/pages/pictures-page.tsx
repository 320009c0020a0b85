export { PicturesDesk as Component } from '../pictures/pictures-desk.tsx';
