import type { Proposal } from '@first-show/domain/enhancement/enhancement.schema';
import { describe, expect, it } from 'vitest';
import { decisionText, type FieldLabels, readingText, valueText } from './enhancement-labels.ts';

const labels: FieldLabels = {
  title: 'Title',
  summary: 'Summary',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  tags: 'Tags',
  hashtags: 'Hashtags',
  filmIds: 'Film pages',
};
const fields = (
  statuses: Partial<Record<keyof Proposal['fields'], 'open' | 'accepted' | 'rejected' | 'stale'>>,
): Pick<Proposal, 'fields'> => ({
  fields: Object.fromEntries(
    Object.entries(statuses).map(([field, status]) => [field, { before: null, after: 'x', status }]),
  ),
});

describe('text about the result of a decision', () => {
  it('names the accepted and the rejected fields, and says that readers see the accepted ones', () => {
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
  it('does not name a field as accepted if somebody else changed it first', () => {
    expect(
      decisionText({ accept: ['summary'], reject: [], title: null }, fields({ summary: 'stale' }), {
        labels,
        isPublished: true,
      }),
    ).toBe('Changed after the proposal, so not accepted: Summary.');
  });
});

it('converts the value of a field to text for the diff', () => {
  expect([valueText(null), valueText('A line'), valueText(['dawn', 'ladakh'])]).toEqual(['', 'A line', 'dawn, ladakh']);
});

it('gives the reading level with its score, and says which direction of the score is easier', () => {
  expect(readingText({ level: 'easy', score: 71.26 }, 'en')).toBe(
    'easy (Flesch reading ease 71.3: the higher, the easier)',
  );
  expect(readingText({ level: 'hard', score: 22 }, 'hi')).toMatch(/^hard .*the harder/);
});
