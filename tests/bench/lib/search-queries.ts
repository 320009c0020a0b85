import { evenSpelling } from '@first-show/domain/search/fold';
import { filmCount, filmOf, personOf, subjectsOf } from './archive.ts';
import { randomOf, type Name } from './names.ts';

/**
 * One of two hundred realistic searches. `isMeant` says whether an article is one that the reader
 * looks for.
 */
export type SearchQuery = { kind: QueryKind; text: string; isMeant: (article: number) => boolean };
export type QueryKind = keyof typeof COUNTS;

const COUNTS = {
  'a name as written': 30,
  'a whole title': 30,
  'another spelling': 35,
  'the other script': 35,
  'a slip of a key': 50,
  'the beginning of a name': 20,
} as const;
export const queryKinds = Object.keys(COUNTS) as QueryKind[];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/**
 * Minimum length of a name with a typing error. Among shorter names, an error often gives another
 * existing name.
 */
const SLIP_MIN = 5;

/**
 * Adds a typing error after the first letter: one letter is omitted, inserted, replaced, or swapped
 * with the next. Every letter of the alphabet is equally likely to be inserted.
 */
function slipped(word: string, seed: number): string {
  const random = randomOf(seed + 31);
  random(2);
  const place = 1 + random(word.length - 2);
  const other = LETTERS[random(LETTERS.length)] ?? 'x';
  const [before, letter, after] = [word.slice(0, place), word[place] ?? '', word.slice(place + 1)];
  switch (seed % 4) {
    case 0:
      return before + after;
    case 1:
      return before + other + letter + after;
    case 2:
      return before + other + after;
    default:
      return before + (after[0] ?? '') + letter + after.slice(1);
  }
}

export function searchQueries(articles: number): SearchQuery[] {
  const films = filmCount(articles);
  const anyName = (isRight: (name: Name) => boolean) => (article: number) => {
    const { film, person } = subjectsOf(article, articles);
    return [...filmOf(film).words, ...personOf(person)].some(isRight);
  };
  // An article with exactly the typed name is also right, because a typing error sometimes gives
  // another existing name.
  const has = (meant: Name, typed: string) =>
    anyName((name) => name.latin === meant.latin || Object.values(name).includes(typed));
  let number = 0;
  const film = () => filmOf((number * 37 + 11) % films);
  const name = (isFit: (name: Name) => boolean = () => true): Name => {
    for (;;) {
      number += 1;
      const found = film().words[number % 2];
      if (found !== undefined && isFit(found)) return found;
    }
  };
  const make: Record<QueryKind, () => Omit<SearchQuery, 'kind'>> = {
    'a name as written': () => {
      const one = name();
      return { text: one.latin, isMeant: has(one, one.latin) };
    },
    'a whole title': () => {
      number += 1;
      const { slug, words } = film();
      return {
        text: words.map(({ latin }) => latin).join(' '),
        isMeant: (article) => filmOf(subjectsOf(article, articles).film).slug === slug,
      };
    },
    'another spelling': () => {
      const one = name(({ latin, other }) => latin !== other);
      return { text: one.other, isMeant: has(one, one.other) };
    },
    'the other script': () => {
      const one = name();
      return { text: one.hindi, isMeant: has(one, one.hindi) };
    },
    'a slip of a key': () => {
      const one = name(({ latin }) => latin.length >= SLIP_MIN);
      const text = slipped(one.latin, number);
      return { text, isMeant: has(one, text) };
    },
    'the beginning of a name': () => {
      const one = name(({ latin }) => latin.length > SLIP_MIN);
      const text = one.latin.slice(0, -2);
      return {
        text,
        isMeant: anyName(({ latin }) => latin.startsWith(text) || evenSpelling(latin).startsWith(evenSpelling(text))),
      };
    },
  };
  return queryKinds.flatMap((kind) => Array.from({ length: COUNTS[kind] }, () => ({ kind, ...make[kind]() })));
}
