import type { Proposal } from '@first-show/domain/enhancement/enhancement.schema';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/call-api.ts';
import { decisionText, enhanceFailureText, type FieldLabels, readingText, valueText } from './enhancement-labels.ts';

const labels: FieldLabels = {
  title: 'Title',
  summary: 'Summary',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  tags: 'Tags',
  hashtags: 'Hashtags',
  filmSlugs: 'Film pages',
};
const fields = (
  statuses: Partial<Record<keyof Proposal['fields'], 'open' | 'accepted' | 'rejected' | 'stale'>>,
): Pick<Proposal, 'fields'> => ({
  fields: Object.fromEntries(
    Object.entries(statuses).map(([field, status]) => [field, { before: null, after: 'x', status }]),
  ),
});

describe('text for a failed enhancement', () => {
  const failed = 'Failed to enhance article. Please try again.';
  it("is the server's message if there is one", () => {
    const nothing = new ApiError(
      409,
      'Conflict',
      JSON.stringify({ message: 'There is nothing to propose for this article.' }),
    );
    expect(enhanceFailureText(nothing)).toBe(`${failed}\nThere is nothing to propose for this article.`);
    const budget = new ApiError(429, 'Too Many', JSON.stringify({ message: 'The daily budget is used up' }), '7200');
    expect(enhanceFailureText(budget)).toBe(`${failed}\nThe daily budget is used up. Please try again in 2 hours.`);
  });
  it('is a general sentence if the server failed or did not answer', () => {
    expect(enhanceFailureText(new TypeError('fetch'), true)).toBe(failed);
    expect(enhanceFailureText(new ApiError(500, 'Error', JSON.stringify({ message: 'Something went wrong' })))).toBe(
      failed,
    );
  });
});

describe('text for a decision', () => {
  it('says what readers see now and what was rejected', () => {
    const decision = { accept: ['summary', 'tags'] as const, reject: ['hashtags'] as const, title: null };
    expect(
      decisionText(decision, fields({ summary: 'accepted', tags: 'accepted', hashtags: 'rejected' }), {
        labels,
        isPublished: true,
      }),
    ).toBe('Accepted: Summary, Tags. Saved and visible to readers. Rejected: Hashtags.');
  });
  it('says that the article is a draft', () => {
    expect(decisionText({ accept: [], reject: [], title: 'Another' }, fields({}), { labels, isPublished: false })).toBe(
      'The headline is changed. Saved in the draft.',
    );
  });
  it('claims nothing for fields that somebody else decided first', () => {
    expect(
      decisionText({ accept: ['summary'], reject: [], title: null }, fields({ summary: 'stale' }), {
        labels,
        isPublished: true,
      }),
    ).toBe('Too late, changed in the meantime: Summary.');
  });
});

it('converts values to text for comparison', () => {
  expect([valueText(null), valueText('A line'), valueText(['dawn', 'ladakh'])]).toEqual(['', 'A line', 'dawn, ladakh']);
});

it('names the reading level and its measure, whose direction differs between the languages', () => {
  expect(readingText({ level: 'easy', score: 71.26 }, 'en')).toBe(
    'easy (Flesch reading ease 71.3: the higher, the easier)',
  );
  expect(readingText({ level: 'hard', score: 22 }, 'hi')).toMatch(/^hard .*the harder/);
});
