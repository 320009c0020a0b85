import { LIST_MAX } from '@first-show/domain/core/limits';
import { presentPoll, presentPrediction } from '@first-show/domain/ballots/present-ballot';
import { firstPolls, firstPredictions } from '../../features/ballots/store/ballots.ts';
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
