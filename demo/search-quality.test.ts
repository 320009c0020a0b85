import { expect, it } from 'vitest';
import { buildDemo } from './build-demo.ts';
import { searchQueries } from './content/search-queries.ts';
import { searchQuality } from './search-quality.ts';

const queries = [
  { text: 'a', expected: ['one', 'two'] },
  { text: 'b', expected: ['two'] },
  { text: 'nothing', expected: [] },
  { text: 'something', expected: [] },
];
const answers: Record<string, string[]> = {
  a: ['one', 'three', 'four', 'two'],
  b: ['one', 'two'],
  nothing: [],
  something: ['one'],
};

it('averages the reciprocal rank of the expected first story, and names the searches that miss it', async () => {
  const { meanReciprocalRank, firstThree, missed } = await searchQuality(queries, (text) =>
    Promise.resolve(answers[text] ?? []),
  );
  expect(meanReciprocalRank).toBe((1 + 1 / 2 + 1 + 0) / 4);
  expect(firstThree).toBe(2 / 3);
  expect(missed).toEqual(["'b' finds one, not two", "'something' finds one, not nothing"]);
});
it('expects only published stories of the demo, at most three per search', () => {
  const published = new Set(
    buildDemo(new Date('2026-11-21T09:30:00.000Z'))
      .articles.filter(({ isPublished }) => isPublished)
      .map(({ id }) => id),
  );
  for (const { text, expected } of searchQueries) {
    expect(
      expected.filter((id) => !published.has(id)),
      text,
    ).toEqual([]);
    expect(expected.length, text).toBeLessThanOrEqual(3);
  }
  expect(new Set(searchQueries.map(({ text }) => text)).size).toBe(searchQueries.length);
});
