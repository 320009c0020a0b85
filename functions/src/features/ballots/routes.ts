import { z } from 'zod';
import {
  newVote,
  poll,
  prediction,
  type BallotDoc,
  type Poll,
  type PollDoc,
  type Prediction,
  type PredictionDoc,
} from '@first-show/domain/ballots/ballot.schema';
import { isClosed, presentPoll, presentPrediction } from '@first-show/domain/ballots/present-ballot';
import { listBallots, loadBallot } from './store/ballots.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, readerRoute } from '../../platform/http/routes.ts';
import { cachedBallots } from '../../platform/counters/cached-lists.ts';
import type { Deps } from '../../platform/deps.ts';
import { answerList, castBallot, type BallotKind } from './cast-ballot.ts';

const polls: BallotKind<PollDoc, Poll> = {
  counterKind: 'polls',
  action: 'vote',
  answer: poll,
  load: (db, id) => loadBallot(db, 'polls', id),
  list: (db, now) => listBallots(db, 'polls', now),
  listCached: (db, load) => cachedBallots(db, 'polls', load),
  closedText: (doc, now) => (isClosed(doc, now) ? 'This poll is closed' : null),
  present: presentPoll,
  alreadyChosen: (shown) => ({ message: 'You have already voted in this poll', poll: shown }),
};

const predictions: BallotKind<PredictionDoc, Prediction> = {
  counterKind: 'predictions',
  action: 'predict',
  answer: prediction,
  load: (db, id) => loadBallot(db, 'predictions', id),
  list: (db, now) => listBallots(db, 'predictions', now),
  listCached: (db, load) => cachedBallots(db, 'predictions', load),
  closedText: (doc, now) => (isClosed(doc, now) ? 'This prediction is closed' : null),
  present: presentPrediction,
  alreadyChosen: (shown) => ({ message: 'You have already made this prediction', prediction: shown }),
};

export function registerBallots(app: ApiApp, deps: Deps): void {
  registerKind(app, deps, polls);
  registerKind(app, deps, predictions);
}

function registerKind<Doc extends BallotDoc, Answer>(app: ApiApp, deps: Deps, kind: BallotKind<Doc, Answer>): void {
  const name = kind.counterKind;

  readerRoute(
    app,
    deps,
    {
      method: 'get',
      path: `/api/${name}`,
      summary: `All ${name}, open ones first, with the reader's own choices`,
      tag: name,
      answer: z.array(kind.answer),
      errors: [429],
    },
    ({ c }) => answerList(deps, c, kind),
  );

  readerRoute(
    app,
    deps,
    {
      method: 'post',
      path: `/api/${name}/{id}/${kind.action}`,
      summary: 'Choose an option; a second choice by the same reader is 409, a closed item 410',
      tag: name,
      params: z.object({ id: idParam }),
      body: newVote,
      answer: kind.answer,
      errors: [404, 409, 410, 429],
    },
    ({ params, body, c }) => castBallot(deps, c, { id: params.id, vote: body, kind }),
  );
}
