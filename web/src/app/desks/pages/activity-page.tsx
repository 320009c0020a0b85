export { ActivityDesk as Component } from '../../../features/desk-log/activity-desk.tsx';
