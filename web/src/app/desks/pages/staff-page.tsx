import { StaffDesk } from '../../../features/desk-staff/staff-desk.tsx';

export function Page() {
  return <StaffDesk />;
}
