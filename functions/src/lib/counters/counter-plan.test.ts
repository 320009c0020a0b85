import { describe, expect, it } from 'vitest';
import {
  addDeltas,
  applyToReactions,
  applyToVotes,
  deltaOf,
  AGGREGATION_GAP_MS,
  planAggregation,
} from './counter-plan.ts';

describe('deltaOf', () => {
  it('counts a first choice', () => expect(deltaOf(null, 'like')).toEqual({ like: 1 }));
  it('moves a choice', () => expect(deltaOf('like', 'wow')).toEqual({ like: -1, wow: 1 }));
  it('returns null if the choice stays the same', () => expect(deltaOf('like', 'like')).toBeNull());
});

describe('aggregation', () => {
  it('adds deltas by choice', () =>
    expect(addDeltas([{ like: 1 }, { like: -1, wow: 1 }, {}])).toEqual({ like: 0, wow: 1 }));
  it('starts reactions from zero and ignores unknown types', () =>
    expect(applyToReactions(undefined, { like: 2, other: 5 })).toEqual({
      like: 2,
      love: 0,
      wow: 0,
      laugh: 0,
      angry: 0,
    }));
  it('adds votes by option, includes options without votes, ignores unknown ones and sums the votes', () =>
    expect(applyToVotes([5], { '0': 1, '2': 3, '9': 7 }, 3)).toEqual({ votes: [6, 0, 3], totalVotes: 9 }));
});

describe('planAggregation', () => {
  it('aggregates at once if the item is idle or was never written', () => {
    expect(planAggregation({ lastWrittenMs: null, nowMs: 5 })).toEqual({ action: 'aggregate' });
    expect(planAggregation({ lastWrittenMs: 1000, nowMs: 1000 + AGGREGATION_GAP_MS })).toEqual({ action: 'aggregate' });
  });
  it('waits for the rest of the second on a busy item', () =>
    expect(planAggregation({ lastWrittenMs: 1000, nowMs: 1300 })).toEqual({
      action: 'wait',
      waitMs: AGGREGATION_GAP_MS - 300,
    }));
  it('waits at most a second when clocks disagree', () =>
    expect(planAggregation({ lastWrittenMs: 99_000, nowMs: 1000 })).toEqual({
      action: 'wait',
      waitMs: AGGREGATION_GAP_MS,
    }));
});
