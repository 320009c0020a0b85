export { StaffDesk as Component } from '../../../features/desk-staff/staff-desk.tsx';
