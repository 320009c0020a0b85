import { describe, expect, it } from 'vitest';
import { countableSearch, risingSearches, searchKey, type SearchDay } from './search-counts.ts';

describe('searches that may be counted', () => {
  it.each([
    'jaane kahan',
    'जाने कहाँ',
    'War 2',
    'films of 2026',
    '  Mr   India ',
    'Kholi No. 9',
    '24'.concat(' season 3'),
  ])('include %s', (text) => {
    expect(countableSearch(text)).toBe(text.trim().replace(/\s+/g, ' '));
  });
  it.each([
    ['an email address', 'asha@example.org'],
    ['a telephone number', '98200 12345'],
    ['a telephone number in Devanagari', '९८२०० १२३४५'],
    ['a number among words', 'call 9820012345 now'],
    ['a link', 'https://example.org/x'],
    ['a host', 'example.com login'],
    ['a token', 'AKIAIOSFODNN7EXAMPLEAKIAIOSFODNN'],
    ['a long text', 'a story about '.repeat(8)],
    ['many words', 'one two three four five six seven eight nine'],
    ['stop words alone', 'the who is'],
    ['punctuation alone', '!!!'],
    ['a number alone', '2026'],
  ])('do not include %s', (_what, text) => {
    expect(countableSearch(text)).toBeNull();
  });
  it('have the same key in any spelling, script and word order, and another key with another number', () => {
    expect(new Set(['Pathaan song', 'song of PATHAN', 'पठान song'].map(searchKey)).size).toBe(1);
    expect(searchKey('War 2')).not.toBe(searchKey('War'));
    expect(searchKey('raja')).not.toBe(searchKey('roza'));
  });
});

describe('rising searches', () => {
  const days = (...counts: [text: string, readers: readonly number[]][]): SearchDay[] =>
    Array.from({ length: 14 }, (_, index) => ({
      day: `d${index}`,
      searches: counts.flatMap(([text, readers]) => (readers[index] ? [{ text, readers: readers[index] }] : [])),
    }));
  const week = (before: number, after: number) => [
    ...Array.from({ length: 7 }, () => before),
    ...Array.from({ length: 7 }, () => after),
  ];

  it('have at least twice as many readers as the week before and are sorted by gain', () => {
    const found = risingSearches(
      days(['steady', week(10, 11)], ['falling', week(9, 3)], ['doubled', week(3, 6)], ['new', week(0, 4)]),
      5,
    );
    expect(found).toEqual([
      { text: 'new', week: 28, before: 0 },
      { text: 'doubled', week: 42, before: 21 },
    ]);
  });
  it('add up the readers of all spellings and show the spelling with the most readers on one day', () => {
    const found = risingSearches(
      days(
        ['jane kahan', [0, 0, 0, 0, 0, 0, 0, 3]],
        ['जाने कहाँ', [0, 0, 0, 0, 0, 0, 0, 0, 9]],
        ['kahan jaane', [0, 0, 0, 0, 0, 0, 0, 0, 0, 4]],
      ),
      5,
    );
    expect(found).toEqual([{ text: 'जाने कहाँ', week: 16, before: 0 }]);
  });
  it('need a minimum of readers and respect the limit', () => {
    expect(risingSearches(days(['rare', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]]), 5)).toEqual([]);
    expect(
      risingSearches(days(['a song', week(0, 3)], ['b song', week(0, 3)], ['c song', week(0, 3)]), 2),
    ).toHaveLength(2);
    expect(risingSearches([], 5)).toEqual([]);
  });
});
