import { z } from 'zod';
import {
  newVote,
  poll,
  prediction,
  type BallotCollection,
  type Poll,
  type Prediction,
} from '@first-show/domain/ballots/ballot.schema';
import { presentPoll, presentPrediction } from '@first-show/domain/ballots/present-ballot';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, readerRoute } from '../../platform/http/routes.ts';
import type { Deps } from '../../platform/deps.ts';
import { answerList, castBallot, type BallotKind } from './cast-ballot.ts';

const polls: BallotKind<'polls', Poll> = {
  collection: 'polls',
  noun: 'poll',
  action: 'vote',
  answer: poll,
  present: presentPoll,
  alreadyChosen: (shown) => ({ message: 'You have already voted in this poll', poll: shown }),
};

const predictions: BallotKind<'predictions', Prediction> = {
  collection: 'predictions',
  noun: 'prediction',
  action: 'predict',
  answer: prediction,
  present: presentPrediction,
  alreadyChosen: (shown) => ({ message: 'You have already made this prediction', prediction: shown }),
};

export function registerBallots(app: ApiApp, deps: Deps): void {
  registerKind(app, deps, polls);
  registerKind(app, deps, predictions);
}

function registerKind<C extends BallotCollection, Answer>(app: ApiApp, deps: Deps, kind: BallotKind<C, Answer>): void {
  const name = kind.collection;

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
