import { ContentDashboard } from '../../../features/desk-dashboard/content-dashboard.tsx';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';

export function Page() {
  return (
    <>
      <DeskHeading title="Dashboard" />
      <ContentDashboard />
    </>
  );
}
