export { ModerationDashboard as Component } from '../../../features/desk-dashboard/moderation-dashboard.tsx';
