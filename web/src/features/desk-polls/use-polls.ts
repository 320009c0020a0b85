import { useMemo } from 'react';
import { UNDO_MS } from '@first-show/domain/core/limits';
import type { AdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import type { PollDoc } from '@first-show/domain/polls/poll.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useBallotDesk } from '../../ui/desk/use-ballot-desk.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { mergeLive } from './merge-live.ts';

/** All polls, live, and their actions. */
export function usePolls() {
  const { list, docs, isBusy, pathOf, put, act, remove } = useBallotDesk<AdminPoll, PollDoc>({
    collection: 'polls',
    what: 'poll',
  });
  const polls = useMemo(() => (list.data === undefined ? null : mergeLive(list.data, docs)), [list.data, docs]);

  const setClosed = (poll: AdminPoll, isClosed: boolean, isUndo = false): Promise<void> =>
    act(isClosed ? 'The poll was not closed' : 'The poll was not reopened', async () => {
      put(await callStaffApi<AdminPoll>(pathOf(poll.id, isClosed ? '/close' : '/reopen'), { method: 'POST' }));
      showToast({
        title: isClosed ? 'Poll closed' : 'Poll reopened',
        description: poll.title,
        durationMs: UNDO_MS,
        action: isUndo ? undefined : { label: 'Undo', onAction: () => void setClosed(poll, !isClosed, true) },
      });
    });

  return { list, polls, isBusy, put, setClosed, remove };
}
