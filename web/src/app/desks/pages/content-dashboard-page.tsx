export { ContentDashboard as Component } from '../../../features/desk-dashboard/content-dashboard.tsx';
