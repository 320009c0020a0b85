export { ActivityDesk as Component } from '../log/activity-desk.tsx';
