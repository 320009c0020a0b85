import { ContentDashboard } from '../../../features/desk-dashboard/content-dashboard.tsx';
import { IdeasPanel } from '../../../features/desk-ideas/ideas-panel.tsx';

export const Component = () => (
  <ContentDashboard>
    <IdeasPanel />
  </ContentDashboard>
);
