import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';

export function Page() {
  return <DeskHeading title="inbox" />;
}
