export { DigestDesk as Component } from '../../../features/desk-digest/digest-desk.tsx';
