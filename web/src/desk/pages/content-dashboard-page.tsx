export { ContentDashboard as Component } from '../dashboard/content-dashboard.tsx';
