import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { BallotCollection, BallotDoc } from '@first-show/domain/ballots/ballot.schema';
import { areSameOptions } from '@first-show/domain/ballots/present-ballot';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { ApiContext } from '../../platform/http/api-app.ts';
import { NOT_FOUND } from '../../platform/http/failure.ts';
import { chargeReader } from '../../platform/http/points.ts';
import { knownReader, readerOf, setReader } from '../../platform/http/visitor.ts';
import { BALLOTS_MAX, choicesOf } from '../../platform/counters/counters.ts';
import { votesOf } from '../../platform/counters/counter.ts';
import { changedMeanwhile, noSuchOption, optionIndexOf } from './option-choice.ts';
import { chooseAndPublish } from '../../platform/counters/publish.ts';
import type { Deps } from '../../platform/deps.ts';
import { giveBackReads, takeReads } from '../../platform/limits/read-budget.ts';

type Vote = { optionIndex: number; option?: string };

/** The differences between polls and predictions. `Answer` is a ballot as the API returns it. */
export type BallotKind<Doc extends BallotDoc, Answer> = {
  counterKind: BallotCollection;
  /** The last part of the path of a vote. */
  action: 'vote' | 'predict';
  answer: z.ZodType<Answer, Answer>;
  load: (db: Firestore, id: string) => Promise<Doc | null>;
  /** The ballots of this kind, open ones first; at most `BALLOTS_MAX`. */
  list: (db: Firestore, now: Date) => Promise<Doc[]>;
  /** Returns the result of `load` from a cache, at most two seconds old. */
  listCached: (db: Firestore, load: () => Promise<Doc[]>) => Promise<Doc[]>;
  /** The error message (410) for a ballot that is closed; `null` while readers may choose. */
  closedText: (doc: Doc, now: Date) => string | null;
  present: (doc: Doc, ownChoice: number | null, now: Date) => Answer;
  /** The body of the 409 answer to a second choice. */
  alreadyChosen: (shown: Answer) => { message: string };
};

/** The ballots of a kind, with the reader's own choices. */
export async function answerList<Doc extends BallotDoc, Answer>(
  deps: Deps,
  c: ApiContext,
  kind: BallotKind<Doc, Answer>,
): Promise<Result<Answer[]>> {
  const now = deps.clock.now();
  const reader = knownReader(c, deps);
  const load = () => kind.list(deps.db(), now);
  if (reader === null) {
    const docs = await kind.listCached(deps.db(), load);
    return ok(docs.map((doc) => kind.present(doc, null, now)));
  }
  const refused = await takeReads(deps, { caller: reader, reads: 2 * BALLOTS_MAX });
  if (refused !== null) return fail(refused);
  const docs = await load();
  giveBackReads(deps, { caller: reader, reads: 2 * (BALLOTS_MAX - docs.length) });
  setReader(c, deps, reader);
  const counters = docs.map((doc) => ({ kind: kind.counterKind, itemId: doc.id }));
  const choices = await choicesOf(deps.db(), counters, reader.readerId);
  return ok(docs.map((doc, index) => kind.present(doc, optionIndexOf(choices[index]), now)));
}

/** Counts a reader's choice, once. A second choice gets 409 with the results. */
export async function castBallot<Doc extends BallotDoc, Answer>(
  deps: Deps,
  c: ApiContext,
  { id, vote, kind }: { id: string; vote: Vote; kind: BallotKind<Doc, Answer> },
): Promise<Result<Answer> | Response> {
  const loaded = await kind.load(deps.db(), id);
  if (loaded === null) return fail(NOT_FOUND);
  // A separate constant, because TypeScript treats `loaded` as nullable again inside the functions
  // below.
  const doc: Doc = loaded;
  const reader = readerOf(c, deps);
  const counter = { kind: kind.counterKind, itemId: doc.id };
  const refused = refusalOf(doc);
  if (refused !== null) return fail(refused);
  const [before = null] = reader.isNew ? [] : await choicesOf(deps.db(), [counter], reader.readerId);
  if (before !== null) return alreadyChosen(doc, before);
  const overLimit = await chargeReader(c, deps, { action: 'vote', reader, item: `${kind.counterKind}_${doc.id}` });
  return overLimit === null ? count(doc) : fail(overLimit);

  function refusalOf(on: Doc): Failure | null {
    const closed = kind.closedText(on, deps.clock.now());
    if (closed !== null) return { status: 410, message: closed };
    if (vote.optionIndex >= on.options.length) return noSuchOption;
    return vote.option === undefined || vote.option === on.options[vote.optionIndex] ? null : changedMeanwhile;
  }

  /**
   * The refusal includes the results: the answer to the first request may have been lost, and the
   * reader then sent the choice again.
   */
  function alreadyChosen(on: Doc, before: string | null): Response {
    c.set('isRefused', true);
    c.header('Cache-Control', 'private, no-store');
    const shown = kind.present(on, optionIndexOf(before), deps.clock.now());
    return c.json(kind.alreadyChosen(shown), 409);
  }

  async function count(on: Doc): Promise<Result<Answer> | Response> {
    const { outcome, before, counts } = await chooseAndPublish(deps, {
      counter,
      readerId: reader.readerId,
      choice: String(vote.optionIndex),
      isFinal: true,
      revision: on.revision ?? 1,
    });
    if (outcome === 'stale') {
      // The desk has closed, reopened, settled, edited or deleted the ballot since it was loaded.
      const fresh = await kind.load(deps.db(), on.id);
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
