import type { z } from 'zod';
import type { BallotCollection, BallotDocs } from '@first-show/domain/ballots/ballot.schema';
import { areSameOptions, isClosed } from '@first-show/domain/ballots/present-ballot';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { ApiContext } from '../../platform/http/api-app.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { chargeReader } from '../../platform/http/points.ts';
import { knownReader, readerOf, setReader } from '../../platform/http/visitor.ts';
import { cachedBallots } from '../../platform/counters/cached-lists.ts';
import { BALLOTS_MAX, choicesOf } from '../../platform/counters/counters.ts';
import { votesOf } from '../../platform/counters/counter.ts';
import { listBallots, loadBallot } from './store/ballots.ts';
import { changedMeanwhile, noSuchOption, optionIndexOf } from './option-choice.ts';
import { chooseAndPublish } from '../../platform/counters/publish.ts';
import { answerConflict } from '../../platform/http/answer.ts';
import type { Deps } from '../../platform/deps.ts';
import { giveBackOnFailure, takeReads } from '../../platform/limits/read-budget.ts';

type Vote = { optionIndex: number; option?: string };

/** The differences between polls and predictions. `Answer` is a ballot as the API returns it. */
export type BallotKind<C extends BallotCollection, Answer> = {
  collection: C;
  noun: 'poll' | 'prediction';
  /** The last part of the path of a vote. */
  action: 'vote' | 'predict';
  answer: z.ZodType<Answer, Answer>;
  present: (doc: BallotDocs[C], ownChoice: number | null, now: Date) => Answer;
  /** The body of the 409 answer to a second choice. */
  alreadyChosen: (shown: Answer) => { message: string };
};

/** The ballots of a kind, with the reader's own choices. */
export async function answerList<C extends BallotCollection, Answer>(
  deps: Deps,
  c: ApiContext,
  kind: BallotKind<C, Answer>,
): Promise<Result<Answer[]>> {
  const now = deps.clock.now();
  const reader = knownReader(c, deps);
  const load = () => listBallots(deps.db(), kind.collection, now);
  if (reader === null) {
    const docs = await cachedBallots(deps.db(), kind.collection, load);
    return ok(docs.map((doc) => kind.present(doc, null, now)));
  }
  const taken = await takeReads(deps, { caller: reader, reads: 2 * BALLOTS_MAX });
  if (!taken.ok) return taken;
  return giveBackOnFailure(taken.value, async () => {
    const docs = await load();
    taken.value.giveBack(2 * (BALLOTS_MAX - docs.length));
    setReader(c, deps, reader);
    const counters = docs.map((doc) => ({ kind: kind.collection, itemId: doc.id }));
    const choices = await choicesOf(deps.db(), counters, reader.readerId);
    return ok(docs.map((doc, index) => kind.present(doc, optionIndexOf(choices[index]), now)));
  });
}

/** Counts a reader's choice, once. A second choice gets 409 with the results. */
export async function castBallot<C extends BallotCollection, Answer>(
  deps: Deps,
  c: ApiContext,
  { id, vote, kind }: { id: string; vote: Vote; kind: BallotKind<C, Answer> },
): Promise<Result<Answer> | Response> {
  const loaded = await loadBallot(deps.db(), kind.collection, id);
  if (loaded === null) return fail(NOT_FOUND);
  // A separate constant, because TypeScript treats `loaded` as nullable again inside the functions
  // below.
  const doc: BallotDocs[C] = loaded;
  const reader = readerOf(c, deps);
  const counter = { kind: kind.collection, itemId: doc.id };
  const refused = refusalOf(doc);
  if (refused !== null) return fail(refused);
  const [before = null] = reader.isNew ? [] : await choicesOf(deps.db(), [counter], reader.readerId);
  if (before !== null) return alreadyChosen(doc, before);
  const overLimit = await chargeReader(c, deps, { action: 'vote', reader, item: `${kind.collection}_${doc.id}` });
  return overLimit === null ? count(doc) : fail(overLimit);

  function refusalOf(on: BallotDocs[C]): Failure | null {
    if (isClosed(on, deps.clock.now())) return { status: 410, message: `This ${kind.noun} is closed` };
    if (vote.optionIndex >= on.options.length) return noSuchOption;
    return vote.option === undefined || vote.option === on.options[vote.optionIndex] ? null : changedMeanwhile;
  }

  /**
   * The refusal includes the results: the answer to the first request may have been lost, and the
   * reader then sent the choice again.
   */
  function alreadyChosen(on: BallotDocs[C], before: string | null): Response {
    c.set('isRefused', true);
    const shown = kind.present(on, optionIndexOf(before), deps.clock.now());
    return answerConflict(c, kind.alreadyChosen(shown));
  }

  async function count(on: BallotDocs[C]): Promise<Result<Answer> | Response> {
    const { outcome, before, counts } = await chooseAndPublish(deps, {
      counter,
      readerId: reader.readerId,
      choice: String(vote.optionIndex),
      isFinal: true,
      revision: on.revision ?? 1,
    });
    if (outcome === 'stale') {
      // The desk has closed, reopened, settled, edited or deleted the ballot since it was loaded.
      const fresh = await loadBallot(deps.db(), kind.collection, on.id);
      if (fresh === null) return fail(NOT_FOUND);
      // The public document still has the refused revision, so it disagrees with the desk document.
      // Give up: a retry would never end.
      if ((fresh.revision ?? 1) === (on.revision ?? 1)) return fail(changedMeanwhile);
      const refused = areSameOptions(fresh.options, on.options) ? refusalOf(fresh) : changedMeanwhile;
      return refused === null ? count(fresh) : fail(refused);
    }
    const counted = { ...on, ...votesOf(counts, on.options.length) };
    if (outcome !== 'counted') return alreadyChosen(counted, before);
    return ok(kind.present(counted, vote.optionIndex, deps.clock.now()));
  }
}
