export { DigestDesk as Page } from '../../../features/desk-digest/digest-desk.tsx';
