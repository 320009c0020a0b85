export { InboxDesk as Page } from '../../../features/desk-inbox/inbox-desk.tsx';
