import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { roleHasRight } from '@first-show/domain/staff/staff.schema';
import { useStaff } from '../lib/session.ts';
import { DeskHeading } from './desk-heading.tsx';

/** A page for administrators. Other staff see its title and `sentence`. */
export function AdminsOnly({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  const { role } = useStaff();
  if (roleHasRight(role, 'staff')) return children;
  return (
    <>
      <DeskHeading title={title} />
      <Alert severity="info" role="status">
        {sentence}
      </Alert>
    </>
  );
}
