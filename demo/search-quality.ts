import type { DemoSearch } from './content/search-queries.ts';

export type SearchQuality = {
  /**
   * Mean of 1 / rank of the story that should come first, 0 to 1. A search without an expected
   * story counts as 1 if nothing was found, otherwise as 0.
   */
  meanReciprocalRank: number;
  /** Share of the expected stories that are among the first three results. */
  firstThree: number;
  /** A sentence for each search whose first result is wrong. */
  missed: string[];
};

const FIRST = 3;

/** Compares the results of `search` (ids, best first) with the expected stories. */
export async function searchQuality(
  queries: readonly DemoSearch[],
  search: (text: string) => Promise<string[]>,
): Promise<SearchQuality> {
  const answers = await Promise.all(
    queries.map(async ({ text, expected }) => ({ text, expected, ids: await search(text) })),
  );
  const ranks = answers.map(({ expected: [first], ids }) => {
    if (first === undefined) return ids.length === 0 ? 1 : 0;
    const place = ids.indexOf(first) + 1;
    return place === 0 ? 0 : 1 / place;
  });
  const wanted = answers.flatMap(({ expected, ids }) => expected.map((id) => ids.slice(0, FIRST).includes(id)));
  return {
    meanReciprocalRank: ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length,
    firstThree: wanted.filter((isFound) => isFound).length / wanted.length,
    missed: answers.flatMap(({ text, expected, ids }, index) =>
      ranks[index] === 1 ? [] : [`'${text}' finds ${ids[0] ?? 'nothing'}, not ${expected[0] ?? 'nothing'}`],
    ),
  };
}
