export { ModerationDashboard as Page } from '../../../features/desk-dashboard/moderation-dashboard.tsx';
