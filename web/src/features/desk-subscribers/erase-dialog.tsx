import { useState } from 'react';
import { formatCount } from '@first-show/domain/core/money';
import type { AdminSubscriber, ErasureCounts } from '@first-show/domain/newsletter/subscriber-desk.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useStaffData } from '../../lib/desk/use-staff-data.ts';
import { useCloseGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { failureText } from '../../lib/failure-text.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/desk/dialog.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { countsText } from './counts-text.ts';

/** What one call did: `searched` documents, and where the next one goes on; `null` when all is done. */
type Part = ErasureCounts & { searched: number; next: object | null };

const sumOf = (sum: Part, part: Part): Part => ({
  ...part,
  comments: sum.comments + part.comments,
  messages: sum.messages + part.messages,
  subscriptions: sum.subscriptions + part.subscriptions,
  mails: sum.mails + part.mails,
  others: sum.others + part.others,
  searched: sum.searched + part.searched,
});

const UNFINISHED = 'The search is not done yet, and could not go on from here later. Please let it end first.';

/**
 * Erases an address for good: says first what would go, and wants the address typed. A large site is searched in several calls; one that
 * fails keeps what was done, and the next try goes on there.
 */
export function EraseDialog({ subscriber, onErased, onClose }: { subscriber: AdminSubscriber; onErased: () => void; onClose: () => void }) {
  const path = `/api/admin/subscribers/${subscriber.id}/erase`;
  const { data, status, error } = useStaffData<Part>(
    path,
    (signal) => callStaffApi<Part>(path, { method: 'POST', body: { email: subscriber.email, isDryRun: true }, signal }),
    { isRefreshed: false },
  );
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const [isErasing, setErasing] = useState(false);
  const [done, setDone] = useState<Part | null>(null);
  const isUnfinished = isErasing || (done !== null && done.next !== null);
  const close = isUnfinished ? () => setProblem((said) => said ?? UNFINISHED) : onClose;

  // The subscription goes first: after a reload no row is there any more to go on from.
  useCloseGuard(isUnfinished);

  const erase = async () => {
    if (isErasing) return;
    if (typed.trim().toLowerCase() !== subscriber.email) {
      setMessage('Please type the address exactly as it stands above');
      return;
    }
    setErasing(true);
    setProblem(null);
    try {
      let sum = done;
      do {
        const part: Part = await callStaffApi<Part>(path, { method: 'POST', body: { email: typed, from: sum?.next ?? null } });
        sum = sum === null ? part : sumOf(sum, part);
        setDone(sum);
      } while (sum.next !== null);
      showToast({ title: 'Erased', description: countsText(sum) });
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
      onClose={close}
      actions={
        <>
          <Button variant="outlined" onClick={close} aria-disabled={isUnfinished}>
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
          {done !== null && (
            <p style={{ margin: 0 }}>
              Removed so far: {countsText(done)}. What else may name the address is searched, {formatCount(done.searched)} documents until now. Please leave
              this page open.
            </p>
          )}
          {done === null && status === 'loading' && <SkeletonLine width="70%" />}
          {done === null && status === 'error' && <p style={{ margin: 0 }}>{failureText(error, 'What would go could not be counted.')}</p>}
          {done === null && data !== null && (
            <p style={{ margin: 0 }}>
              It would remove: {countsText(data)}
              {data.next !== null && ', and what a longer search finds'}.
            </p>
          )}
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
