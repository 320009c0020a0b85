import { useEffect, useMemo } from 'react';
import { UNDO_MS } from '@first-show/domain/core/limits';
import type { AdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import type { PollDoc } from '@first-show/domain/polls/poll.schema';
import { ApiError } from '../../lib/call-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { useStaffGet } from '../../lib/desk/use-staff-data.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { isBehind, mergeLive } from './merge-live.ts';

/** The most that one listener may hear of. */
const HEARD = 50;

const pathOf = (id: string, what = ''): string => `/api/admin/polls/${encodeURIComponent(id)}${what}`;

/** All polls, live, and what can be done with them. */
export function usePolls() {
  const list = useStaffGet<AdminPoll[]>('/api/admin/polls');
  const { docs, status } = useLiveQueryState<PollDoc>({ collection: 'polls', where: [], orderBy: [['createdAt', 'desc']], limit: HEARD });
  const polls = useMemo(() => (list.data === null ? null : mergeLive(list.data, docs)), [list.data, docs]);
  const { isBusy, run } = useBusy();

  // What others add, edit or delete has parts that are not public: the whole list is asked for again.
  const { reload, data } = list;
  const behind = status === 'ready' && data !== null && isBehind(data, docs, docs.length < HEARD);
  useEffect(() => {
    if (behind) reload();
  }, [behind, docs, reload]);

  const put = (poll: AdminPoll): void =>
    list.change((before) => (before.some(({ id }) => id === poll.id) ? before.map((one) => (one.id === poll.id ? poll : one)) : [poll, ...before]));

  /** A refusal shows what the server has now. */
  const act = (failed: string, work: () => Promise<void>): Promise<void> =>
    run(failed, async () => {
      try {
        await work();
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.body?.current) put(error.body.current as AdminPoll);
        throw error;
      }
    });

  const setClosed = (poll: AdminPoll, isClosed: boolean, isUndo = false): Promise<void> =>
    act(isClosed ? 'The poll was not closed' : 'The poll was not opened', async () => {
      put(await callStaffApi<AdminPoll>(pathOf(poll.id, isClosed ? '/close' : '/reopen'), { method: 'POST' }));
      showToast({
        title: isClosed ? 'Poll closed' : 'Poll open again',
        description: poll.title,
        durationMs: UNDO_MS,
        action: isUndo ? undefined : { label: 'Undo', onAction: () => void setClosed(poll, !isClosed, true) },
      });
    });

  const remove = (poll: AdminPoll): Promise<void> =>
    act('The poll was not deleted', async () => {
      await callStaffApi(pathOf(poll.id), { method: 'DELETE' });
      list.change((before) => before.filter(({ id }) => id !== poll.id));
      showToast({
        title: 'Poll deleted',
        description: poll.title,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () =>
            void act('The poll is gone', async () => put(await callStaffApi<AdminPoll>(pathOf(poll.id, '/undo'), { method: 'POST' }))),
        },
      });
    });

  return { ...list, polls, isBusy, put, setClosed, remove };
}
