export { InboxDesk as Component } from '../inbox/inbox-desk.tsx';
