import { z } from 'zod';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import { areSameOptions } from '@first-show/domain/polls/ballot-desk';
import { newVote, poll, type Poll, type PollDoc } from '@first-show/domain/polls/poll.schema';
import { presentPoll } from '@first-show/domain/polls/present-poll';
import { endpoint, idParam, type ApiApp } from '../../http/endpoint.ts';
import { NOT_FOUND } from '../../http/failure.ts';
import { knownReader, readerOf, setReader } from '../../http/visitor.ts';
import type { Deps } from '../../lib/deps.ts';
import { withIdempotency } from '../../lib/idempotency.ts';
import { takePoint } from '../../lib/limits.ts';
import { giveBackReads, takeReads } from '../../lib/read-budget.ts';
import { networkShareOf } from '../../lib/network-share.ts';
import { BALLOTS_MAX, choicesOf, readCounts, type Counts } from '../../lib/counters/counters.repo.ts';
import { keptPolls } from '../../lib/counters/kept-lists.ts';
import { changedMeanwhile, noSuchOption, optionIndexOf } from '../../lib/counters/option-choice.ts';
import { chooseAndCount } from '../../lib/counters/settle.ts';
import { listPolls, loadPoll } from '../../features/polls/polls.repo.ts';

export function registerPolls(app: ApiApp, deps: Deps): void {
  endpoint(
    app,
    deps,
    {
      method: 'get',
      path: '/api/polls',
      summary: 'All polls, open ones first, with the own vote',
      tag: 'polls',
      access: 'reader',
      answer: z.array(poll),
      errors: [429],
    },
    async ({ c }) => {
      const reader = knownReader(c, deps);
      const load = () => listPolls(deps.db());
      if (reader === null) {
        const docs = await keptPolls(deps.db(), load);
        return ok(docs.map((doc) => presentPoll(doc, null)));
      }
      const refused = await takeReads(deps, { caller: reader, reads: 2 * BALLOTS_MAX });
      if (refused !== null) return fail(refused);
      const docs = await load();
      await giveBackReads(deps, { caller: reader, reads: 2 * (BALLOTS_MAX - docs.length) });
      setReader(c, deps, reader);
      const counters = docs.map((doc) => ({ kind: 'polls' as const, itemId: doc.id }));
      const votes = await choicesOf(deps.db(), counters, reader.readerId);
      return ok(docs.map((doc, index) => presentPoll(doc, optionIndexOf(votes[index]))));
    },
  );

  endpoint(
    app,
    deps,
    {
      method: 'post',
      path: '/api/polls/{id}/vote',
      summary: 'Vote, once',
      tag: 'polls',
      access: 'reader',
      params: z.object({ id: idParam }),
      body: newVote,
      answer: poll,
      errors: [404, 409, 410, 429],
    },
    async ({ params, body, c }) => {
      const doc = await loadPoll(deps.db(), params.id);
      if (doc === null) return fail(NOT_FOUND);
      const reader = readerOf(c, deps);
      const request = {
        key: c.req.header('idempotency-key'),
        scope: `vote:${doc.id}`,
        readerId: reader.readerId,
        body,
      };
      const share = networkShareOf(deps, { name: 'vote', reader, item: `polls_${doc.id}` });
      const counter = { kind: 'polls' as const, itemId: doc.id };
      const admit = async () =>
        refusalOf(doc, body) ??
        (await takePoint(deps, 'vote', reader)) ??
        (await refusalOfSecondVote()) ??
        (await share.refusal());
      return withIdempotency(deps, request, () => castVote(doc), admit);

      async function refusalOfSecondVote(): Promise<Response | null> {
        if (reader.isNew) return null;
        const [before = null] = await choicesOf(deps.db(), [counter], reader.readerId);
        return before === null ? null : alreadyVoted(doc as PollDoc, await readCounts(deps.db(), counter), before);
      }

      /**
       * The refusal includes the results, because this may be a vote that was sent again after its
       * answer was lost.
       */
      function alreadyVoted(on: PollDoc, { votes, totalVotes }: Counts, before: string | null): Response {
        c.header('Cache-Control', 'private, no-store');
        const counted = presentPoll({ ...on, votes, totalVotes }, optionIndexOf(before));
        return c.json({ message: 'You have already voted in this poll', poll: counted }, 409);
      }

      async function castVote(on: PollDoc): Promise<Result<Poll> | Response> {
        const { outcome, before, counts } = await chooseAndCount(deps, {
          counter,
          readerId: reader.readerId,
          choice: String(body.optionIndex),
          isFinal: true,
          revision: on.revision ?? 1,
        });
        if (outcome === 'stale') {
          // The desk changed the poll meanwhile: closed, reopened, edited or deleted it.
          const fresh = await loadPoll(deps.db(), on.id);
          if (fresh === null) return fail(NOT_FOUND);
          // The revision is the same, so the desk's document belongs to another poll. Another try
          // would repeat for ever.
          if ((fresh.revision ?? 1) === (on.revision ?? 1)) return fail(changedMeanwhile);
          const refused = areSameOptions(fresh.options, on.options) ? refusalOf(fresh, body) : changedMeanwhile;
          return refused === null ? castVote(fresh) : fail(refused);
        }
        if (outcome !== 'counted') return alreadyVoted(on, counts, before);
        share.spend();
        return ok(presentPoll({ ...on, votes: counts.votes, totalVotes: counts.totalVotes }, body.optionIndex));
      }
    },
  );
}

function refusalOf(doc: PollDoc, vote: { optionIndex: number; option?: string }): Failure | null {
  if (doc.closed) return { status: 410, message: 'This poll is closed' };
  if (vote.optionIndex >= doc.options.length) return noSuchOption;
  return vote.option === undefined || vote.option === doc.options[vote.optionIndex] ? null : changedMeanwhile;
}
