import { describe, expect, it } from 'vitest';
import { blockRequest, bulkDecision, newModerationSettings } from './moderation-desk.schema.ts';

const autoApprove = { isOn: false, minApproved: 5 };

describe('requests of the desk', () => {
  it('accept one to fifty comments, each once', () => {
    expect(bulkDecision.parse({ ids: ['a', 'b', 'a'], decision: 'approve' }).ids).toEqual(['a', 'b']);
    const many = Array.from({ length: 51 }, (_, index) => String(index));
    for (const body of [
      { ids: [], decision: 'approve' },
      { ids: many, decision: 'approve' },
      { ids: ['a'], decision: 'publish' },
    ])
      expect(bulkDecision.safeParse(body).success).toBe(false);
  });
  it('clean the word list', () => {
    const words = [' Casino ', 'casino', '', ' !? ', 'kill  yourself', 'सट्टा'];
    expect(newModerationSettings.parse({ words, autoApprove }).words).toEqual(['casino', 'kill yourself', 'सट्टा']);
  });
  it('refuse a word list with too many or too long words, and automatic approval of everybody', () => {
    const words = Array.from({ length: 501 }, (_, index) => `word${index}`);
    expect(newModerationSettings.safeParse({ words, autoApprove }).success).toBe(false);
    expect(newModerationSettings.safeParse({ words: ['x'.repeat(61)], autoApprove }).success).toBe(false);
    expect(newModerationSettings.safeParse({ words: [], autoApprove: { isOn: true, minApproved: 0 } }).success).toBe(
      false,
    );
  });
  it('accept a block without a reason', () => {
    expect(blockRequest.parse({})).toEqual({ reason: null });
    expect(blockRequest.parse({ reason: '  ' })).toEqual({ reason: null });
    expect(blockRequest.safeParse({ reason: 'x'.repeat(301) }).success).toBe(false);
  });
});
