import { LIST_MAX } from '@first-show/domain/core/limits';
import { presentPoll } from '@first-show/domain/polls/present-poll';
import { presentPrediction } from '@first-show/domain/predictions/present-prediction';
import { firstPolls } from '../../features/ballots/store/polls.ts';
import { firstPredictions } from '../../features/ballots/store/predictions.ts';
import { noJsonLd, type ServerPage } from './server-page.ts';

export const pollsPage: ServerPage<'polls'> = {
  load: async (_, { db, now }) => {
    const [polls, predictions] = await Promise.all([firstPolls(db, LIST_MAX), firstPredictions(db, now, LIST_MAX)]);
    return {
      kind: 'polls',
      polls: polls.map((doc) => presentPoll(doc, null)),
      predictions: predictions.map((doc) => presentPrediction(doc, null, now)),
    };
  },
  jsonLd: noJsonLd,
  age: 'found',
};
