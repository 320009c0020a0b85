import { z } from 'zod';
import { newVote, poll, type Poll, type PollDoc } from '@first-show/domain/polls/poll.schema';
import { presentPoll } from '@first-show/domain/polls/present-poll';
import { listPolls, loadPoll } from './store/polls.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import { idParam, readerRoute } from '../../platform/http/routes.ts';
import { cachedPolls } from '../../platform/counters/cached-lists.ts';
import type { Deps } from '../../platform/deps.ts';
import { castBallot, listBallots, type BallotKind } from './cast-ballot.ts';

const polls: BallotKind<PollDoc, Poll> = {
  counterKind: 'polls',
  load: loadPoll,
  list: listPolls,
  listCached: cachedPolls,
  closedText: ({ closed }) => (closed ? 'This poll is closed' : null),
  present: presentPoll,
  alreadyChosen: (shown) => ({ message: 'You have already voted in this poll', poll: shown }),
};

export function registerPolls(app: ApiApp, deps: Deps): void {
  readerRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/polls',
      summary: "All polls, open ones first, with the reader's own votes",
      tag: 'polls',
      answer: z.array(poll),
      errors: [429],
    },
    ({ c }) => listBallots(deps, c, polls),
  );

  readerRoute(
    app,
    deps,
    {
      method: 'post',
      path: '/api/polls/{id}/vote',
      summary: 'Vote in a poll; a second vote by the same reader is 409',
      tag: 'polls',
      params: z.object({ id: idParam }),
      body: newVote,
      answer: poll,
      errors: [404, 409, 410, 429],
    },
    ({ params, body, c }) => castBallot(deps, c, { id: params.id, vote: body, kind: polls }),
  );
}
