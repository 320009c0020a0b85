import { DigestDesk } from '../../../features/desk-digest/digest-desk.tsx';

export function Page() {
  return <DigestDesk />;
}
