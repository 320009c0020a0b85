import { useEffect, useMemo } from 'react';
import { UNDO_MS } from '@first-show/domain/core/limits';
import type { AdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { ApiError } from '../../lib/call-api.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { useLiveQueryState } from '../../lib/desk/use-live-state.ts';
import { useStaffGet } from '../../lib/desk/use-staff-data.ts';
import { useNow } from '../../lib/use-now.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { isBehind, mergeLive } from './merge-live.ts';

/** The most that one listener may hear of. */
const HEARD = 50;

const pathOf = (id: string, what = ''): string => `/api/admin/predictions/${encodeURIComponent(id)}${what}`;

/** All predictions, live, and what can be done with them. */
export function usePredictions() {
  const list = useStaffGet<AdminPrediction[]>('/api/admin/predictions');
  const { docs, status } = useLiveQueryState<PredictionDoc>({ collection: 'predictions', where: [], orderBy: [['createdAt', 'desc']], limit: HEARD });
  const minute = useNow();
  // Of the same minute as the clock's last step, or later: an answer that has just come may be newer than the step.
  const predictions = useMemo(
    () => (list.data === null ? null : mergeLive(list.data, docs, new Date(Math.max(minute?.getTime() ?? 0, Date.now())))),
    [list.data, docs, minute],
  );
  const { isBusy, run } = useBusy();

  // What others add, edit or delete has parts that are not public: the whole list is asked for again.
  const { reload, data } = list;
  const behind = status === 'ready' && data !== null && isBehind(data, docs, docs.length < HEARD);
  useEffect(() => {
    if (behind) reload();
  }, [behind, docs, reload]);

  const put = (prediction: AdminPrediction): void =>
    list.change((before) =>
      before.some(({ id }) => id === prediction.id) ? before.map((one) => (one.id === prediction.id ? prediction : one)) : [prediction, ...before],
    );

  /** A refusal shows what the server has now. */
  const act = (failed: string, work: () => Promise<void>): Promise<void> =>
    run(failed, async () => {
      try {
        await work();
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.body?.current) put(error.body.current as AdminPrediction);
        throw error;
      }
    });

  const close = (prediction: AdminPrediction): Promise<void> =>
    act('The prediction was not closed', async () => {
      put(await callStaffApi<AdminPrediction>(pathOf(prediction.id, '/close'), { method: 'POST' }));
      showToast({
        title: 'Prediction closed',
        description: prediction.title,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () =>
            void act('The prediction was not opened', async () =>
              put(await callStaffApi<AdminPrediction>(pathOf(prediction.id, '/reopen'), { method: 'POST', body: { endsAt: prediction.endsAt } })),
            ),
        },
      });
    });

  const unsettle = (prediction: AdminPrediction): Promise<void> =>
    act('The settlement was not undone', async () => {
      put(await callStaffApi<AdminPrediction>(pathOf(prediction.id, '/unsettle'), { method: 'POST' }));
      showToast({ title: 'Settlement undone', description: prediction.title });
    });

  const remove = (prediction: AdminPrediction): Promise<void> =>
    act('The prediction was not deleted', async () => {
      await callStaffApi(pathOf(prediction.id), { method: 'DELETE' });
      list.change((before) => before.filter(({ id }) => id !== prediction.id));
      showToast({
        title: 'Prediction deleted',
        description: prediction.title,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          onAction: () =>
            void act('The prediction is gone', async () => put(await callStaffApi<AdminPrediction>(pathOf(prediction.id, '/undo'), { method: 'POST' }))),
        },
      });
    });

  return { ...list, predictions, isBusy, put, close, unsettle, remove };
}
