import { SubscribersDesk } from '../../../features/desk-subscribers/subscribers-desk.tsx';

export function Page() {
  return <SubscribersDesk />;
}
