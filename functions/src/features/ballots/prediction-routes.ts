import { z } from 'zod';
import { newVote } from '@first-show/domain/polls/poll.schema';
import { isClosed, presentPrediction } from '@first-show/domain/predictions/present-prediction';
import { prediction, type Prediction, type PredictionDoc } from '@first-show/domain/predictions/prediction.schema';
import { listPredictions, loadPrediction } from './store/predictions.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, readerRoute } from '../../platform/http/routes.ts';
import { cachedPredictions } from '../../platform/counters/cached-lists.ts';
import type { Deps } from '../../platform/deps.ts';
import { castBallot, listBallots, type BallotKind } from './cast-ballot.ts';

const predictions: BallotKind<PredictionDoc, Prediction> = {
  counterKind: 'predictions',
  load: loadPrediction,
  list: listPredictions,
  listCached: cachedPredictions,
  closedText: (doc, now) => (isClosed(doc, now) ? 'This prediction is closed' : null),
  present: presentPrediction,
  alreadyChosen: (shown) => ({ message: 'You have already made this prediction', prediction: shown }),
};

export function registerPredictions(app: ApiApp, deps: Deps): void {
  readerRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/predictions',
      summary: "All predictions, open ones first, with the reader's own choices",
      tag: 'predictions',
      answer: z.array(prediction),
      errors: [429],
    },
    ({ c }) => listBallots(deps, c, predictions),
  );

  readerRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/predictions/{id}/predict',
      summary: 'Choose an option of a prediction; a second choice is 409, a closed prediction 410',
      tag: 'predictions',
      params: z.object({ id: idParam }),
      body: newVote,
      answer: prediction,
      errors: [404, 409, 410, 429],
    },
    ({ params, body, c }) => castBallot(deps, c, { id: params.id, vote: body, kind: predictions }),
  );
}
