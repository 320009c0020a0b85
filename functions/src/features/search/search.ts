import type { Firestore } from 'firebase-admin/firestore';
import { SEARCH_MAX_RESULTS } from '@first-show/domain/core/limits';
import { beginningKey, editDistance, evenSpelling, foldWords, isBeginning, isNear, isSlip, skeleton, slipKeys, soundKey, STOP_WORDS } from '@first-show/domain/search/fold';
import { findByKeys, findByTitle, foldedTitle, titleKey, type Key, type SearchHit } from './search-index.ts';

/** More words narrow no further, and each is one more equality. */
const MAX_QUERY_WORDS = 8;
const ANY_WORD_LIMIT = 20;
/** Of each list of guesses: in a large archive many words are near to what was typed, and who meant one of them looks at the first ten. */
const GUESSED_LIMIT = 20;
const EXACT_TITLES = 5;
/** Some share the sounds of the words and mean others ('Raja', 'Roja'). */
const COVERAGE_LOOKED_AT = 10;
/** Words of a query in which a slip is looked for: each is a query of its own. */
const MAX_SLIPS = 3;

/** Of one query, its order included. */
const QUERY_FILTERS_MAX = 100;

type Candidate = { doc: SearchHit; tier: number; distance: number; order: number; isExact: boolean };

const TIER = { exactTitle: 0, title: 1, anywhere: 2, someWords: 3 } as const;
/** The same word in another spelling. */
const RESPELT = 0.5;
/** A word of which only the beginning was typed is farther than one with a slip. */
const BEGUN = 2;

function distanceOf(word: string, found: string): number | null {
  if (found === word) return 0;
  if (isNear(word, found)) return RESPELT + editDistance(evenSpelling(word), evenSpelling(found));
  if (isSlip(word, found)) return RESPELT + 1;
  return isBeginning(word, found) ? BEGUN : null;
}

function nearest(word: string, found: readonly string[]): number | null {
  const distances = found.map((one) => distanceOf(word, one)).filter((distance) => distance !== null);
  return distances.length === 0 ? null : Math.min(...distances);
}

type Ranking = { words: readonly string[]; tier: number; needsAll: boolean };

function rank(docs: readonly SearchHit[], { words, tier, needsAll }: Ranking): Candidate[] {
  return docs.flatMap((doc, order) => {
    const titleWords = doc.titleWords.split(' ');
    const inTitle = words.map((word) => nearest(word, titleWords));
    const distances = words.map((word, index) => smaller(inTitle[index] ?? null, nearest(word, doc.words[skeleton(word)] ?? [])));
    const matched = distances.filter((distance) => distance !== null);
    if (matched.length === 0 || (needsAll && matched.length < words.length)) return [];
    const distance = matched.reduce((sum, one) => sum + one, 0) + 10 * (words.length - matched.length);
    // What was found by its text may have the words in its title as well: as they sound, or as near as the text has them.
    const isTitle = () => {
      const sounds = new Set(titleWords.map(soundKey));
      return words.every((word, index) => sounds.has(soundKey(word)) || (inTitle[index] ?? Infinity) <= (distances[index] ?? 0));
    };
    return [{ doc, tier: tier === TIER.anywhere && isTitle() ? TIER.title : tier, distance, order, isExact: needsAll && matched.every((one) => one <= RESPELT) }];
  });
}

const smaller = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));

/**
 * Ids of the published articles that a text finds, best first, at most 50: exact titles, then all words in the title (or tags or films),
 * then all words anywhere, and where nothing has all words, those that have any. Nearer spellings come before farther ones, newer
 * before older. Where nothing has the words as they are spelt (or sound), slips of one letter and beginnings of words are looked for.
 */
export async function searchArticleIds(store: Firestore, text: string): Promise<string[]> {
  const words = queryWords(text);
  if (words.length === 0) return [];
  let candidates = await spelt(store, text, words);
  if (!candidates.some(({ isExact }) => isExact)) candidates = [...candidates, ...(await misspelt(store, words))];
  if (candidates.length === 0 && words.length > 1) candidates = await anyOf(store, words);
  candidates.sort((a, b) => a.tier - b.tier || a.distance - b.distance || a.order - b.order);
  return [...new Set(candidates.map(({ doc }) => doc.articleId))].slice(0, SEARCH_MAX_RESULTS);
}

const skeletonsOf = (words: readonly string[]): string[] => [...new Set(words.map(skeleton))];

async function spelt(store: Firestore, text: string, words: readonly string[]): Promise<Candidate[]> {
  const keys = skeletonsOf(words);
  const wish = { words: keys, limit: SEARCH_MAX_RESULTS };
  const [exact, anywhere] = await Promise.all([
    findByTitle(store, foldedTitle(text), { words: keys, limit: EXACT_TITLES }),
    findByKeys(store, { ...wish, all: words.map((word): Key => ['b', soundKey(word)]) }),
  ]);
  // What has the words in its title has them: only where there is more than was asked for, titles may be among the rest.
  const inTitle = anywhere.length === wish.limit ? await findByKeys(store, { ...wish, all: words.map((word): Key => ['n', titleKey(word)]) }) : [];
  return [
    // Two titles may fold alike and be far apart as they are written ('Raja', 'Roja').
    ...rank(exact, { words, tier: TIER.exactTitle, needsAll: true }),
    ...rank(inTitle, { words, tier: TIER.title, needsAll: true }),
    ...rank(anywhere, { words, tier: TIER.anywhere, needsAll: true }),
  ];
}

/** Titles whose words sound alike, have one of the words with a slip, or begin with the last one. */
async function misspelt(store: Firestore, words: readonly string[]): Promise<Candidate[]> {
  const wish = { words: skeletonsOf(words), limit: GUESSED_LIMIT };
  const others = (index: number): Key[] => words.filter((_, other) => other !== index).map((word) => ['t', skeleton(word)]);
  const beginning = beginningKey(words.at(-1) ?? '');
  const lists = await Promise.all([
    findByKeys(store, { ...wish, all: wish.words.map((key): Key => ['t', key]) }),
    ...words.slice(0, MAX_SLIPS).map((word, index) => {
      const any = slipKeys(word).map((key): Key => ['n', key]);
      // Firestore counts what holds in every case once for each of the cases. What is left out here is looked at in the ranking.
      const shared = Math.floor((QUERY_FILTERS_MAX - 1) / any.length) - 1;
      return findByKeys(store, { ...wish, all: others(index).slice(0, shared), any });
    }),
    ...(beginning === null ? [] : [findByKeys(store, { ...wish, all: [...others(words.length - 1), ['n', beginning]] })]),
  ]);
  return lists.flatMap((list) => rank(list, { words, tier: TIER.title, needsAll: true }));
}

async function anyOf(store: Firestore, words: readonly string[]): Promise<Candidate[]> {
  const keys = skeletonsOf(words);
  const lists = await Promise.all(words.map((word) => findByKeys(store, { all: [['b', soundKey(word)]], words: keys, limit: ANY_WORD_LIMIT })));
  return rank(lists.flat(), { words, tier: TIER.someWords, needsAll: false });
}

/** What a text asks for; words that every text has count only where there is nothing else. */
function queryWords(text: string): string[] {
  const all = foldWords(text);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, MAX_QUERY_WORDS);
}

/**
 * Ids of the newest published articles that hold all words of a text, at most `limit`, and whether there are more: how well it is covered. Of the
 * newest ten that sound like it: at most as many reads.
 */
export async function coverageOf(store: Firestore, text: string, limit: number): Promise<{ articleIds: string[]; hasMore: boolean }> {
  const words = queryWords(text);
  if (words.length === 0) return { articleIds: [], hasMore: false };
  const all = words.map((word): Key => ['b', soundKey(word)]);
  const found = rank(await findByKeys(store, { all, words: skeletonsOf(words), limit: COVERAGE_LOOKED_AT }), { words, tier: TIER.anywhere, needsAll: true });
  return { articleIds: found.slice(0, limit).map(({ doc }) => doc.articleId), hasMore: found.length > limit };
}

/** For the desk: ids of what readers would find, and of the drafts that have all words; at most 50 of each. */
export async function searchForDesk(store: Firestore, text: string): Promise<string[]> {
  const words = queryWords(text);
  if (words.length === 0) return [];
  const [published, drafts] = await Promise.all([searchArticleIds(store, text), draftsWith(store, words)]);
  return [...new Set([...published, ...drafts.map(({ doc }) => doc.articleId)])];
}

/** By sound, as few words share it; by consonants where nothing sounds so. */
async function draftsWith(store: Firestore, words: readonly string[]): Promise<Candidate[]> {
  const keys = skeletonsOf(words);
  const having = async (all: readonly Key[], limit: number) => rank(await findByKeys(store, { all, words: keys, limit }), { words, tier: TIER.anywhere, needsAll: true });
  const alike = await having(words.map((word): Key => ['d', titleKey(word)]), SEARCH_MAX_RESULTS);
  return alike.length > 0 ? alike : having(keys.map((key): Key => ['d', key]), GUESSED_LIMIT);
}
