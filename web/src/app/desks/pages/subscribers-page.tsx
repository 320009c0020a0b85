export { SubscribersDesk as Page } from '../../../features/desk-subscribers/subscribers-desk.tsx';
