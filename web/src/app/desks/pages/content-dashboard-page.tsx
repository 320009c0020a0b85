import { ContentDashboard } from '../../../features/desk-dashboard/content-dashboard.tsx';
import { IdeasPanel } from '../../../features/desk-ideas/ideas-panel.tsx';
import { DeskHeading } from '../../../ui/desk/desk-heading.tsx';

export function Page() {
  return (
    <>
      <DeskHeading title="Dashboard" />
      <ContentDashboard>
        <IdeasPanel />
      </ContentDashboard>
    </>
  );
}
