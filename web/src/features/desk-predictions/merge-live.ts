import { presentAdminPrediction, type AdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import type { PredictionDoc } from '@first-show/domain/predictions/prediction.schema';

/**
 * Merges loaded predictions with live documents, and closes them by the clock `now`. Votes only
 * grow, so the larger tally is the newer one. For all other fields the higher revision wins.
 */
export function mergeLive(
  predictions: readonly AdminPrediction[],
  docs: readonly PredictionDoc[],
  now: Date,
): AdminPrediction[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return predictions.map((shown) => {
    const doc = byId.get(shown.id);
    const live = doc === undefined ? null : presentAdminPrediction(doc, null, now);
    const isNewer = live !== null && live.revision > shown.revision;
    const next = isNewer ? { ...live, history: shown.history } : shown;
    const isLater = live !== null && live.revision === shown.revision && live.totalVotes > shown.totalVotes;
    const counted = isLater ? { ...next, results: live.results, totalVotes: live.totalVotes } : next;
    return { ...counted, closed: counted.settled !== null || Date.parse(counted.endsAt) <= now.getTime() };
  });
}
