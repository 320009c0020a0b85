export { InboxDesk as Component } from '../../../features/desk-inbox/inbox-desk.tsx';
