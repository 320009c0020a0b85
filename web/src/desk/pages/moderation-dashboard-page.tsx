export { ModerationDashboard as Component } from '../dashboard/moderation-dashboard.tsx';
