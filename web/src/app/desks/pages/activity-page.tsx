export { ActivityDesk as Page } from '../../../features/desk-log/activity-desk.tsx';
