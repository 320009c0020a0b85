export { DigestDesk as Component } from '../digest/digest-desk.tsx';
