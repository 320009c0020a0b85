export { StaffDesk as Page } from '../../../features/desk-staff/staff-desk.tsx';
