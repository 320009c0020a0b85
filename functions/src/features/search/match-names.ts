import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import type { PersonCard } from '@first-show/domain/people/person.schema';
import { foldWords, remembered, soundKey, STOP_WORDS } from '@first-show/domain/search/fold';
import { nearest } from './rank.ts';

const FILMS_MAX = 3;
const PEOPLE_MAX = 3;
const CATEGORIES_MAX = 2;
/**
 * The minimum share of a name's letters that a search must have: 'raja' finds the film 'Dadar Ka
 * Raja', but 'league' may mean any league.
 */
const NAME_SHARE_MIN = 1 / 3;

type Likeness = { distance: number; share: number };

/**
 * The words of a text without stop words. Cached, because every search needs the words of the same
 * few hundred names.
 */
const specificWords = remembered((text): readonly string[] => foldWords(text).filter((word) => !STOP_WORDS.has(word)));
const letters = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);

/**
 * How similar a search is to a part of a name. `null` if a word of the search is not in the name,
 * or if the search has too small a share of the name.
 */
function partOfName(text: string, name: string): Likeness | null {
  const [words, names] = [specificWords(text), specificWords(name)];
  const share = Math.min(1, letters(words) / letters(names));
  if (words.length === 0 || names.length === 0 || share < NAME_SHARE_MIN) return null;
  let distance = 0;
  for (const word of words) {
    distance += nearest(word, names);
    // Most names fail at the first word, so do not check further words.
    if (distance === Infinity) return null;
  }
  return { distance, share };
}

/**
 * How similar a search is to a name that it contains as a whole. Only words that sound the same
 * count, because a similar word of the search may mean something else.
 */
function wholeName(text: string, name: string): Likeness | null {
  const [words, names] = [specificWords(text), specificWords(name)];
  const sounds = new Set(words.map(soundKey));
  return names.length > 0 && names.every((one) => sounds.has(soundKey(one))) ? { distance: 0, share: 1 } : null;
}

const better = (a: Likeness | null, b: Likeness | null): Likeness | null =>
  a === null || (b !== null && (b.share - a.share || a.distance - b.distance) > 0) ? b : a;

function best<T>(things: readonly T[], likenessOf: (thing: T) => Likeness | null, max: number): T[] {
  return things
    .flatMap((thing) => {
      const like = likenessOf(thing);
      return like === null ? [] : [{ thing, like }];
    })
    .sort((a, b) => b.like.share - a.like.share || a.like.distance - b.like.distance)
    .slice(0, max)
    .map(({ thing }) => thing);
}

/**
 * At most 3 films, best first, whose name (in either script) contains the search, as for 'dadar'
 * and 'दादर का राजा'. If there is none, films whose whole name is in the search: 'dadar ka raja
 * review'.
 */
export function matchingFilms(films: readonly BoxOfficeEntry[], text: string): BoxOfficeEntry[] {
  const matching = (likeness: (text: string, name: string) => Likeness | null) =>
    best(
      films,
      ({ movieName, nativeTitle }) => better(likeness(text, movieName), likeness(text, nativeTitle ?? '')),
      FILMS_MAX,
    );
  const named = matching(partOfName);
  // Names that contain the whole search win: 'dadar ka raja' means one film, even if another film
  // is called 'Raja'.
  return named.length > 0 ? named : matching(wholeName);
}

/** At most 3 people, best first, whose name in either script contains the search. */
export const matchingPeople = (people: readonly PersonCard[], text: string): PersonCard[] =>
  best(people, ({ name, hindiName }) => better(partOfName(text, name), partOfName(text, hindiName ?? '')), PEOPLE_MAX);

/** At most 2 categories whose name contains all words of the search: 'reviews', 'film news'. */
export const matchingCategories = (categories: readonly Category[], text: string): Category[] =>
  best(categories, ({ name }) => partOfName(text, name), CATEGORIES_MAX);
