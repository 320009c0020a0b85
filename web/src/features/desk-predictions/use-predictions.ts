import { useMemo } from 'react';
import { UNDO_MS } from '@first-show/domain/core/limits';
import type { AdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useNow } from '../../lib/use-now.ts';
import { useBallotDesk } from '../../ui/desk/use-ballot-desk.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { mergeLive } from './merge-live.ts';

/** All predictions, live, and their actions. */
export function usePredictions() {
  const { list, docs, isBusy, pathOf, put, act, remove } = useBallotDesk<AdminPrediction, PredictionDoc>({
    collection: 'predictions',
    what: 'prediction',
  });
  const minute = useNow();
  // Use the later of the clock's last step and now: an answer may be newer than the step.
  const predictions = useMemo(
    () =>
      list.data === undefined
        ? null
        : mergeLive(list.data, docs, new Date(Math.max(minute?.getTime() ?? 0, Date.now()))),
    [list.data, docs, minute],
  );
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
            void act('The prediction was not reopened', async () =>
              put(
                await callStaffApi<AdminPrediction>(pathOf(prediction.id, '/reopen'), {
                  method: 'POST',
                  body: { endsAt: prediction.endsAt },
                }),
              ),
            ),
        },
      });
    });

  const unsettle = (prediction: AdminPrediction): Promise<void> =>
    act('The settlement was not undone', async () => {
      put(await callStaffApi<AdminPrediction>(pathOf(prediction.id, '/unsettle'), { method: 'POST' }));
      showToast({ title: 'Settlement undone', description: prediction.title });
    });

  return { list, predictions, isBusy, put, close, unsettle, remove };
}
