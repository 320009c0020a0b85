import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { z } from 'zod';
import { formatCount, formatCountOf } from '@first-show/domain/core/money';
import type { AdminSubscriber, ErasureCounts } from '@first-show/domain/newsletter/subscriber-desk.schema';
import { type ErasurePart, erasureQuery } from '../lib/queries.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskDialog } from '../ui/desk-dialog.tsx';
import { dangerSx } from '../ui/confirm-dialog.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { FormStack } from '../ui/stack.ts';

const COUNTED = ['comments', 'messages', 'subscriptions', 'mails', 'others', 'searched'] as const;
/** Adds the counts of the earlier calls (`sum`) to those of the last call (`part`). */
const sumOf = (sum: ErasurePart, part: ErasurePart): ErasurePart =>
  COUNTED.reduce((total, count) => ({ ...total, [count]: sum[count] + part[count] }), part);

const UNFINISHED = 'The search is still running and cannot be resumed later. Please wait until it ends.';

type Props = { subscriber: AdminSubscriber; onErased: () => void; onClose: () => void };

/**
 * Erases an address permanently. Shows how many documents would be erased, and asks the person to
 * type the address. A large site is searched in several calls. After a failure, the next try
 * continues with the call that failed.
 */
export function EraseDialog({ subscriber, onErased, onClose }: Props) {
  const path = `/api/admin/subscribers/${subscriber.id}/erase`;
  const expected = useQuery(erasureQuery(subscriber));
  const formId = useId();
  const [done, setDone] = useState<ErasurePart | null>(null);
  const form = useDeskForm<{ email: string }, { email: string }>({
    initial: { email: '' },
    schema: z.object({
      email: z
        .string()
        .trim()
        .toLowerCase()
        .refine((typed) => typed === subscriber.email, 'Type the address exactly as shown above'),
    }),
    send: erase,
    failedText: 'Not everything could be erased. Please try again: it continues where it stopped.',
  });
  const isUnfinished = form.isSending || (done !== null && done.next !== null);
  const refuse = () => form.problem === null && form.setError('root', { message: UNFINISHED });
  const state = stateText(done, expected);
  const close = isUnfinished ? refuse : onClose;

  // Warn before a reload. The subscription is erased first, so the list would have no row to open
  // this dialog from.
  useBeforeUnload((event) => isUnfinished && event.preventDefault());

  async function erase({ email }: { email: string }): Promise<void> {
    let sum = done;
    do {
      const body = { email, from: sum?.next ?? null };
      const part: ErasurePart = await callStaffApi(path, { method: 'POST', body });
      sum = sum === null ? part : sumOf(sum, part);
      setDone(sum);
    } while (sum.next !== null);
    showToast({ title: 'Erased', description: countsText(sum) });
    onErased();
    onClose();
  }

  return (
    <DeskDialog
      title="Erase an address"
      onClose={close}
      actions={
        <>
          <Button variant="outlined" onClick={close} aria-disabled={isUnfinished}>
            Cancel
          </Button>
          <Button type="submit" form={formId} aria-disabled={form.isSending} sx={dangerSx}>
            {form.isSending ? 'Erasing…' : 'Erase for good'}
          </Button>
        </>
      }
    >
      <FormStack id={formId} noValidate onSubmit={form.submit} style={{ gap: 16 }}>
        <p style={{ overflowWrap: 'anywhere' }}>
          Everything that the site stores about <strong>{subscriber.email}</strong> will be erased for good. Votes and
          reactions stay as numbers.
        </p>
        <div role="status">{state === null ? <Skeleton width="70%" height={20} /> : <p>{state}</p>}</div>
        {expected.data?.isStaff === true && (
          <Alert severity="info" role="status">
            This address belongs to a staff account. The account stays.
          </Alert>
        )}
        <TextField label="Type the address to confirm" type="email" required {...form.field('email')} />
        {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
      </FormStack>
    </DeskDialog>
  );
}

/** Describes the documents that would be erased or were erased. `null` until they are counted. */
function stateText(done: ErasurePart | null, { data, error }: UseQueryResult<ErasurePart>): string | null {
  if (done !== null)
    return `Removed so far: ${countsText(done)}. Still searching, ${formatCount(done.searched)} documents checked. Please keep this page open.`;
  if (data !== undefined)
    return `This will remove: ${countsText(data)}${data.next === null ? '' : ', and anything a longer search finds'}.`;
  return error === null ? null : failureText(error, 'We could not count what would be erased.');
}

/** The counts as text: '1 subscription, 2 messages', or 'nothing'. */
export function countsText(counts: ErasureCounts): string {
  const counted = (count: number, one: string, many?: string) => (count === 0 ? [] : [formatCountOf(count, one, many)]);
  const parts = [
    ...counted(counts.subscriptions, 'subscription'),
    ...counted(counts.comments, 'comment'),
    ...counted(counts.messages, 'message'),
    ...counted(counts.mails, 'email sent', 'emails sent'),
    ...counted(counts.others, 'other place', 'other places'),
  ];
  return parts.join(', ') || 'nothing';
}
