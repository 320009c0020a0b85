export { StaffDesk as Component } from '../staff/staff-desk.tsx';
