import { withoutJoiners } from '../core/text.ts';
import { foldWords, remembered, soundKey } from '../search/fold.ts';
import type { NameClass } from './name-class.ts';

/**
 * The names of films and people, by their first word, and the places of a text that have one of
 * them. `find-names.ts` decides which of these places mean the film or person.
 */

export type NamedEntity = {
  id: string;
  kind: 'film' | 'person';
  /** In all scripts and spellings; the first one is shown. */
  names: readonly string[];
  /** Year of a film's first release; `null` for a person, or if unknown. */
  year: number | null;
  /** Ids of the people whom a film credits, the most important ones first. */
  personIds: readonly string[];
  /** Set by an editor. `null`: the class follows from the name. */
  nameClass: NameClass | null;
};

type Script = 'latin' | 'devanagari';
export type Token = {
  text: string;
  key: string;
  start: number;
  end: number;
  /** Begins with a capital or a digit. */
  isCapital: boolean;
  isHashtag: boolean;
};

const WORD = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|\u200C|\u200D)*/gu;
/** The words of a hashtag: ‘#SignalTrailer’ has two. */
const CAMEL_WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|[\p{L}\p{M}]+/gu;
const scriptOf = (text: string): Script => (/[\u0900-\u097F]/.test(text) ? 'devanagari' : 'latin');
const isCapital = (text: string): boolean => /^[\p{Lu}\p{Lt}\p{N}]/u.test(text);

/** A half nasal before a consonant is also written as a dot: देवेन्द्र, देवेंद्र. */
const HALF_NASAL = /[ङञणनम]\u094D(?=[क-ह])/g;
/** Nukta and chandrabindu are often left out: ख़्वाबगाह, ख्वाबगाह. */
const keyOf = remembered((word) =>
  withoutJoiners(word)
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u093C]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(HALF_NASAL, '\u0902')
    .toLowerCase(),
);

/** Initials are one word, however they are written: ‘S. K. Murthy’, ‘S.K. Murthy’, ‘SK Murthy’. */
const INITIALS_MAX = 3;
const isInitial = (token: Token): boolean => /^\p{Lu}$/u.test(token.text);

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const add = (word: string, start: number, isHashtag: boolean) => {
    const end = start + word.length;
    const token = { text: word, key: keyOf(word), start, end, isCapital: isCapital(word), isHashtag };
    const last = tokens.at(-1);
    const isJoined =
      last !== undefined &&
      last.text.length <= INITIALS_MAX &&
      /^\p{Lu}+$/u.test(last.text) &&
      isInitial(token) &&
      /^\.? ?$/.test(text.slice(last.end, start)) &&
      text[start + 1] === '.';
    if (!isJoined) tokens.push(token);
    else Object.assign(last, { text: last.text + word, key: last.key + token.key, end: token.end });
  };
  for (const match of text.matchAll(WORD)) {
    const isHashtag = text[match.index - 1] === '#';
    if (!isHashtag) add(match[0], match.index, false);
    else for (const part of match[0].matchAll(CAMEL_WORD)) add(part[0], match.index + part.index, true);
  }
  return tokens;
}

type Entry = {
  keys: readonly string[];
  /** The words as the name is written, for their capitals. */
  words: readonly string[];
  entities: NamedEntity[];
};

/** `sounds`: names without a spelling in that script, by their sound. */
export type NameIndex = {
  ids: ReadonlySet<string>;
  exact: ReadonlyMap<string, Entry[]>;
  sounds: Record<Script, ReadonlyMap<string, Entry[]>>;
};

/** A shorter name sounds like too many others: Raaz, Raj and Raja are one. */
const SOUND = { wordsMin: 2, lettersMin: 7 } as const;
const soundOf = remembered((word) => foldWords(word).map(soundKey).join(''));

export function createNameIndex(entities: readonly NamedEntity[]): NameIndex {
  const exact = new Map<string, Map<string, Entry>>();
  const sounds = { latin: new Map<string, Map<string, Entry>>(), devanagari: new Map<string, Map<string, Entry>>() };
  const add = (map: typeof exact, entry: Omit<Entry, 'entities'>, entity: NamedEntity) => {
    const [first = ''] = entry.keys;
    if (first === '') return;
    const entries = map.get(first) ?? new Map<string, Entry>();
    map.set(first, entries);
    const known = entries.get(entry.keys.join(' '));
    if (known === undefined) entries.set(entry.keys.join(' '), { ...entry, entities: [entity] });
    else if (!known.entities.includes(entity)) known.entities.push(entity);
  };
  for (const entity of entities) {
    const scripts = new Set(entity.names.map(scriptOf));
    for (const name of entity.names) {
      const tokens = tokensOf(name);
      const words = tokens.map(({ text }) => text);
      add(exact, { keys: tokens.map(({ key }) => key), words }, entity);
      const isLong = words.length >= SOUND.wordsMin || (foldWords(name)[0]?.length ?? 0) >= SOUND.lettersMin;
      if (scripts.size === 1 && isLong)
        add(sounds[scriptOf(name) === 'latin' ? 'devanagari' : 'latin'], { keys: words.map(soundOf), words }, entity);
    }
  }
  return {
    ids: new Set(entities.map(({ id }) => id)),
    exact: longestFirst(exact),
    sounds: { latin: longestFirst(sounds.latin), devanagari: longestFirst(sounds.devanagari) },
  };
}

const longestFirst = (map: ReadonlyMap<string, ReadonlyMap<string, Entry>>): Map<string, Entry[]> =>
  new Map(
    Array.from(map, ([first, entries]) => [first, [...entries.values()].sort((a, b) => b.keys.length - a.keys.length)]),
  );

/** A place of a text that has a name: `from` to `to` (exclusive) among its tokens. */
export type Place = { from: number; to: number; words: readonly string[]; entities: readonly NamedEntity[] };

/** The places of all names, from the left, the longest one at each place. They do not overlap. */
export function placesIn(text: string, tokens: readonly Token[], index: NameIndex): Place[] {
  const places: Place[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const place = placeAt(text, tokens, from, index);
    if (place === null) continue;
    places.push(place);
    from = place.to - 1;
  }
  return places;
}

function placeAt(text: string, tokens: readonly Token[], from: number, index: NameIndex): Place | null {
  const first = tokens[from];
  if (first === undefined) return null;
  const exact = (index.exact.get(first.key) ?? []).find((entry) => isAt(text, tokens, from, entry, ({ key }) => key));
  const found = exact ?? soundingAt(text, tokens, from, index);
  if (found === undefined) return null;
  const to = from + found.keys.length;
  return { from, to, words: found.words, entities: spelledAlike(found.entities, tokens.slice(from, to)) };
}

function soundingAt(text: string, tokens: readonly Token[], from: number, index: NameIndex): Entry | undefined {
  const first = tokens[from]?.text ?? '';
  const sounds = index.sounds[scriptOf(first)];
  if (sounds.size === 0) return undefined;
  return (sounds.get(soundOf(first)) ?? []).find((entry) =>
    isAt(text, tokens, from, entry, (token) => soundOf(token.text)),
  );
}

/** Between the words of a name. A full stop only follows an abbreviation: ‘Table No. 9’. */
const GAP = /^(?:[ -]|, |: |[’'])?$/;
const GAP_AFTER_SHORT = /^\.? ?$/;
const SHORT_MAX = 3;

function isAt(
  text: string,
  tokens: readonly Token[],
  from: number,
  name: Entry,
  keyOfToken: (token: Token) => string,
): boolean {
  return name.keys.every((key, offset) => {
    const token = tokens[from + offset];
    if (token === undefined || keyOfToken(token) !== key) return false;
    const isLatin = scriptOf(token.text) === 'latin';
    if (isLatin && !token.isCapital && isCapital(name.words[offset] ?? '')) return false;
    const before = offset === 0 ? undefined : tokens[from + offset - 1];
    if (before === undefined) return true;
    const gap = text.slice(before.end, token.start);
    return GAP.test(gap) || (before.text.length <= SHORT_MAX && GAP_AFTER_SHORT.test(gap));
  });
}

/** Of names that differ only in nukta and the like, those that are spelled as in the text. */
function spelledAlike(entities: readonly NamedEntity[], tokens: readonly Token[]): readonly NamedEntity[] {
  if (entities.length === 1) return entities;
  const spelling = (words: readonly string[]) => words.join(' ').normalize('NFC').toLowerCase();
  const written = spelling(tokens.map(({ text }) => text));
  const alike = entities.filter(({ names }) =>
    names.some((name) => spelling(tokensOf(name).map(({ text }) => text)) === written),
  );
  return alike.length > 0 ? alike : entities;
}
