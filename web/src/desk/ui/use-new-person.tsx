import type { DeskPerson, newPerson } from '@first-show/domain/people/person.schema';
import { useState } from 'react';
import type { z } from 'zod';
import { personOption } from '../lib/name-search.ts';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskDialog } from './desk-dialog.tsx';
import { useBusy } from './use-busy.ts';

type Fields = z.input<typeof newPerson>;

/**
 * Creates people who are not published. If somebody of the name is known, `question` asks whether
 * it is that person. `onPerson` receives the new or known person, and the fields that were sent.
 */
export function useNewPerson(onPerson: (person: DeskPerson, sent: Fields) => void) {
  const [namesake, setNamesake] = useState<{ existing: DeskPerson; sent: Fields } | null>(null);
  const { isBusy, run } = useBusy();
  const create = (sent: Fields) =>
    run(`${sent.name} was not created`, async () => {
      try {
        const body = { isNamesake: false, ...sent, isPublished: false };
        onPerson(await callStaffApi<DeskPerson>('/api/people', { method: 'POST', body }), sent);
      } catch (error) {
        const existing = currentOf<DeskPerson>(error, 'existing');
        if (existing === null) throw error;
        setNamesake({ existing, sent });
      }
    });
  const decide = (isOther: boolean) => {
    if (namesake === null) return;
    setNamesake(null);
    if (isOther) void create({ ...namesake.sent, isNamesake: true });
    else onPerson(namesake.existing, namesake.sent);
  };
  const question = namesake !== null && (
    <DeskDialog
      title={`Another ${namesake.existing.name}?`}
      closeLabel="Cancel"
      onClose={() => setNamesake(null)}
      actions={
        <>
          <Button variant="outlined" onClick={() => decide(true)}>
            Create another
          </Button>
          <Button onClick={() => decide(false)}>Use the known one</Button>
        </>
      }
    >
      {`${namesake.existing.name} is already among the people: ${noteOf(namesake.existing)}. Is it somebody else?`}
    </DeskDialog>
  );
  return { isBusy, create, question };
}

const noteOf = (person: DeskPerson): string => personOption(person).note || 'no facts yet';
