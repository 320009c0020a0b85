export { SubscribersDesk as Component } from '../../../features/desk-subscribers/subscribers-desk.tsx';
