import {
  editDistance,
  evenSpelling,
  isBeginning,
  isNear,
  isSlip,
  skeleton,
  soundKey,
  STOP_WORDS,
} from '@first-show/domain/search/fold';
import type { SearchHit } from '../../lists/search-index.ts';

/**
 * The places where an article may contain the words of a search, best first. A word in the title
 * says more about an article than ten in its text, and an article whose title starts with a film's
 * name is about that film.
 */
const MATCH_PLACES = [
  'the whole title',
  'the start of the title',
  'a phrase in the title',
  'words in the title',
  'the main film',
  'another film',
  'tags',
  'title, films and tags together',
  'the summary',
  'the text',
] as const;
type MatchPlace = (typeof MATCH_PLACES)[number];

/**
 * Whether the words are in the title, the films or the tags, and not only in the summary or the
 * text.
 */
export const isNamed = (place: MatchPlace): boolean =>
  MATCH_PLACES.indexOf(place) < MATCH_PLACES.indexOf('the summary');

export type Candidate = {
  articleId: string;
  place: MatchPlace;
  /**
   * Decides between articles with the same place: higher if more of the words are also in title and
   * tags.
   */
  support: number;
  /** The sum of the distances of the found words. 0 if all are spelt as typed. */
  distance: number;
  /** The share of the search's letters that belong to found words, 0 to 1. */
  coverage: number;
  /** The id of the article's index document: newer ones sort first. */
  indexId: string;
  /** Whether all words were found as typed, or in another transliteration of the same word. */
  isExact: boolean;
};

/** The distance of another transliteration of the same word. */
const RESPELT = 0.5;
/**
 * The distance of a word of which only the beginning was typed. It is greater than that of most
 * typing errors.
 */
const BEGUN = 2;

function distanceOf(word: string, found: string): number | null {
  if (found === word) return 0;
  if (isNear(word, found))
    return soundKey(word) === soundKey(found)
      ? RESPELT
      : RESPELT + editDistance(evenSpelling(word), evenSpelling(found));
  if (isSlip(word, found)) return RESPELT + 1;
  return isBeginning(word, found) ? BEGUN : null;
}

export const nearest = (word: string, found: readonly string[]): number =>
  found.reduce((least, one) => Math.min(least, distanceOf(word, one) ?? Infinity), Infinity);

const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

type RankOptions = {
  /**
   * If set, an article may lack words of the search. The words that it contains must have this
   * share of the search's letters, and must be spelt as typed or be another transliteration. If not
   * set, an article must contain all words, but similar spellings are accepted.
   */
  coverageMin?: { rareWords: number; commonWords: number };
  /** Words that are in many articles, so they say little about what the reader wants. */
  common?: ReadonlySet<string>;
  /**
   * The search is in Devanagari, which does not write all vowels: 'टिकट' is read as 'tikat' and
   * means 'ticket'.
   */
  isDevanagari?: boolean;
};

/** The candidates among the index documents that were found for a search, not yet sorted. */
export function rank(
  hits: readonly SearchHit[],
  words: readonly string[],
  { coverageMin, common = new Set(), isDevanagari = false }: RankOptions = {},
): Candidate[] {
  const exactMax = isDevanagari ? RESPELT + 1 : RESPELT;
  const farthest = coverageMin === undefined ? Infinity : exactMax;
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return hits.flatMap((hit): Candidate[] => {
    const fields = fieldsOf(hit);
    const distances = words
      .map((word) => nearest(word, [...fields.named, ...(hit.words[skeleton(word)] ?? [])]))
      .map((distance) => (distance > farthest ? Infinity : distance));
    const found = words.flatMap((word, index): FoundWord[] =>
      distances[index] === Infinity ? [] : [{ word, distance: distances[index] ?? 0 }],
    );
    const coverage = found.reduce((sum, { word }) => sum + word.length, 0) / letters;
    const least =
      coverageMin === undefined
        ? 1
        : found.every(({ word }) => common.has(word))
          ? coverageMin.commonWords
          : coverageMin.rareWords;
    if (found.length === 0 || coverage < least) return [];
    const isExact = found.length === words.length && found.every(({ distance }) => distance <= exactMax);
    const distance = found.reduce((sum, one) => sum + one.distance, 0);
    return [
      {
        articleId: hit.articleId,
        indexId: hit.indexId,
        coverage,
        isExact,
        distance,
        ...bestMatchPlace(hit, fields, found),
      },
    ];
  });
}

type Fields = { title: string[]; films: string[][]; tags: string[]; named: string[] };

function fieldsOf({ texts }: SearchHit): Fields {
  const [title, films, tags] = [wordsOf(texts.title), texts.films.map(wordsOf), wordsOf(texts.tags)];
  return { title, films, tags, named: [...title, ...films.flat(), ...tags] };
}

/**
 * A word of the search that an article contains, and its distance from the nearest word of the
 * article.
 */
type FoundWord = { word: string; distance: number };

// Whether `found`, a word of the article, counts as `word`, a word of the search: both sound the
// same, or no word of the article is nearer to `word` than `found`.
const isSame = ({ word, distance }: FoundWord, found: string): boolean =>
  soundKey(word) === soundKey(found) || (distanceOf(word, found) ?? Infinity) <= distance;

function bestMatchPlace(
  hit: SearchHit,
  { title, films, tags, named }: Fields,
  words: readonly FoundWord[],
): Pick<Candidate, 'place' | 'support'> {
  const has = (field: readonly string[]) => (word: FoundWord) => field.some((found) => isSame(word, found));
  const hasAll = (field: readonly string[]) => words.every(has(field));
  const telling = title.some((word) => !STOP_WORDS.has(word)) ? title.filter((word) => !STOP_WORDS.has(word)) : title;
  const start = telling.findIndex((_, from) => words.every((word, index) => isSame(word, telling[from + index] ?? '')));
  if (start >= 0) {
    const next = telling[start + words.length];
    const place: MatchPlace =
      start > 0 ? 'a phrase in the title' : next === undefined ? 'the whole title' : 'the start of the title';
    // A title in the spelling of the search is before one in the other script.
    const asTyped = words.filter(({ word }, index) => telling[start + index] === word).length / words.length;
    return { place, support: next === POSSESSIVE ? 0 : asTyped };
  }
  const film = films.findIndex(hasAll);
  const place = (): MatchPlace => {
    if (hasAll(title)) return 'words in the title';
    if (film >= 0) return film === 0 ? 'the main film' : 'another film';
    if (hasAll(tags)) return 'tags';
    if (hasAll(named)) return 'title, films and tags together';
    return words.every((one) => has([...named, ...(hit.summaryWords[skeleton(one.word)] ?? [])])(one))
      ? 'the summary'
      : 'the text';
  };
  return { place: place(), support: words.filter(has(title)).length / words.length + (hasAll(tags) ? 1 : 0) };
}

/**
 * Folding makes a separate word of the possessive ending, as in ‘Dadar Ka Raja’s’. A title with the
 * possessive ranks after a title with the name itself.
 */
const POSSESSIVE = 's';

/**
 * Compares candidates, best first: more of the words, then exact words, a better place, a smaller
 * distance, more `support`, a newer article. If the words are not exact, the distance counts before
 * the place: a similar spelling in the text is more likely meant than a less similar one in a
 * title.
 */
export function byRank(a: Candidate, b: Candidate): number {
  const spelling = Number(b.isExact) - Number(a.isExact) || (a.isExact ? 0 : a.distance - b.distance);
  return (
    b.coverage - a.coverage ||
    spelling ||
    MATCH_PLACES.indexOf(a.place) - MATCH_PLACES.indexOf(b.place) ||
    a.distance - b.distance ||
    b.support - a.support ||
    (a.indexId < b.indexId ? -1 : 1)
  );
}
