import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import { foldWords, remembered, soundKey, STOP_WORDS } from '@first-show/domain/search/fold';
import { nearest } from './rank.ts';

const FILMS_MAX = 3;
const CATEGORIES_MAX = 2;
/**
 * Share of a name's letters that a search must have: 'raja' means 'Dadar Ka Raja', 'league' may
 * mean any league.
 */
const NAME_SHARE_MIN = 1 / 3;

type Likeness = { distance: number; share: number };

/** The same few hundred names are folded for every search. */
const tellingWords = remembered((text): readonly string[] => foldWords(text).filter((word) => !STOP_WORDS.has(word)));
const letters = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);

/** How a search is like a name that has all its words; `null` if it is not. */
function partOfName(text: string, name: string): Likeness | null {
  const [words, names] = [tellingWords(text), tellingWords(name)];
  const share = Math.min(1, letters(words) / letters(names));
  if (words.length === 0 || names.length === 0 || share < NAME_SHARE_MIN) return null;
  let distance = 0;
  for (const word of words) {
    distance += nearest(word, names);
    // Most names end here, at their first word.
    if (distance === Infinity) return null;
  }
  return { distance, share };
}

/**
 * Whether a search has the whole name and more, as it is spelt: a guess could be one of the other
 * words.
 */
function wholeName(text: string, name: string): Likeness | null {
  const [words, names] = [tellingWords(text), tellingWords(name)];
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
 * Films whose name, in either script, a text asks for, best first: 'दादर का राजा', 'dadar', 'dadar
 * ka raja review'. At most 3.
 */
export function matchingFilms(films: readonly BoxOfficeEntry[], text: string): BoxOfficeEntry[] {
  const matching = (likeness: (text: string, name: string) => Likeness | null) =>
    best(
      films,
      ({ movieName, nativeTitle }) => better(likeness(text, movieName), likeness(text, nativeTitle ?? '')),
      FILMS_MAX,
    );
  const named = matching(partOfName);
  // 'dadar ka raja' names one film, though another may be called 'Raja'.
  return named.length > 0 ? named : matching(wholeName);
}

/** Categories whose name a text is, or is part of: 'reviews', 'film news'. At most 2. */
export const matchingCategories = (categories: readonly Category[], text: string): Category[] =>
  best(categories, ({ name }) => partOfName(text, name), CATEGORIES_MAX);
