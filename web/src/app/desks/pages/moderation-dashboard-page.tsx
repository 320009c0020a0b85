import { ModerationDashboard } from '../../../features/desk-dashboard/moderation-dashboard.tsx';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';

export function Page() {
  return (
    <>
      <DeskHeading title="Dashboard" />
      <ModerationDashboard />
    </>
  );
}
