import { useState } from 'react';
import type { AdminSubscriber, ErasureCounts } from '@first-show/domain/newsletter/subscriber-desk.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useStaffData } from '../../lib/desk/use-staff-data.ts';
import { failureText } from '../../lib/failure-text.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/desk/dialog.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { countsText } from './counts-text.ts';

/** Erases an address for good: says first what would go, and wants the address typed. */
export function EraseDialog({ subscriber, onErased, onClose }: { subscriber: AdminSubscriber; onErased: () => void; onClose: () => void }) {
  const path = `/api/admin/subscribers/${subscriber.id}/erase`;
  const { data, status, error } = useStaffData<ErasureCounts>(
    path,
    (signal) => callStaffApi<ErasureCounts>(path, { method: 'POST', body: { email: subscriber.email, isDryRun: true }, signal }),
    { isRefreshed: false },
  );
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isErasing, setErasing] = useState(false);

  const erase = async () => {
    if (isErasing) return;
    if (typed.trim().toLowerCase() !== subscriber.email) {
      setMessage('Please type the address exactly as it stands above');
      return;
    }
    setErasing(true);
    setProblem(null);
    try {
      const counts = await callStaffApi<ErasureCounts>(path, { method: 'POST', body: { email: typed } });
      showToast({ title: 'Erased', description: countsText(counts) });
      onErased();
      onClose();
    } catch (failure) {
      setProblem(failureText(failure, 'Not everything could be erased. Please try again: it goes on where it stopped.'));
    } finally {
      setErasing(false);
    }
  };

  return (
    <Dialog
      isOpen
      title="Erase an address"
      onClose={isErasing ? () => undefined : onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} aria-disabled={isErasing}>
            Cancel
          </Button>
          <Button type="submit" form="erase-form" aria-disabled={isErasing} sx={{ '&&': { bgcolor: 'breaking', color: '#fff' }, '&&:hover': { textDecoration: 'underline' } }}>
            {isErasing ? 'Erasing…' : 'Erase for good'}
          </Button>
        </>
      }
    >
      <form
        id="erase-form"
        noValidate
        style={{ display: 'grid', gap: 18 }}
        onSubmit={(event) => {
          event.preventDefault();
          void erase();
        }}
      >
        <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
          Everything that the site keeps of <strong>{subscriber.email}</strong> goes, and cannot be brought back. Votes and reactions stay, as numbers.
        </p>
        <div role="status">
          {status === 'loading' && <SkeletonLine width="70%" />}
          {status === 'error' && <p style={{ margin: 0 }}>{failureText(error, 'What would go could not be counted.')}</p>}
          {data !== null && <p style={{ margin: 0 }}>It would remove: {countsText(data)}.</p>}
        </div>
        {data?.isStaff === true && <AlertBox>This is the address of a staff account, which stays.</AlertBox>}
        <FormField id="erase-address" label="Type the address to confirm" isRequired error={message}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
                setMessage(undefined);
              }}
            />
          )}
        </FormField>
        {problem !== null && <AlertBox tone="error">{problem}</AlertBox>}
      </form>
    </Dialog>
  );
}
