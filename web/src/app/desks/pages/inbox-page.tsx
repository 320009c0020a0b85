import { InboxDesk } from '../../../features/desk-inbox/inbox-desk.tsx';

export function Page() {
  return <InboxDesk />;
}
