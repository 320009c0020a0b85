import { ENHANCEMENT } from '@first-show/domain/core/limits';
import { wordsIn } from '@first-show/domain/core/text';
import type { KnownFilm } from '../article-text.ts';
import type { Entity } from './entities.ts';
import type { KeyPhrase } from './key-phrases.ts';

const FILMS = 2;
const PEOPLE = 2;
const PHRASE_MENTIONS = 2;

/**
 * A hashtag such as '#DadarKaRaja'. `null` if the hashtag would have fewer than two characters
 * after '#', or would be too long.
 */
export function hashtagOf(name: string): string | null {
  const words = wordsIn(name.normalize('NFC'));
  const tag = `#${words.map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`).join('')}`;
  return tag.length > 2 && tag.length <= ENHANCEMENT.tagMax ? tag : null;
}

const pick = (entities: readonly Entity[], kind: Entity['kind'], most: number): string[] =>
  entities
    .filter((entity) => entity.kind === kind)
    .slice(0, most)
    .map(({ name }) => name);

/** Tags in lower case, as editors write them: films, people, at most one place, then subjects. */
export function tagsOf(entities: readonly Entity[], phrases: readonly KeyPhrase[]): string[] {
  const names = [
    ...pick(entities, 'film', FILMS),
    ...pick(entities, 'person', PEOPLE),
    ...pick(
      entities.filter(({ mentions }) => mentions >= PHRASE_MENTIONS),
      'place',
      1,
    ),
  ];
  const subjects = phrases
    .map(({ text }) => text)
    .filter((text) => !names.some((name) => name.toLowerCase().includes(text)));
  return [...new Set([...names.map((name) => name.toLowerCase()), ...subjects])]
    .filter((tag) => tag.length <= ENHANCEMENT.tagMax)
    .slice(0, ENHANCEMENT.tags);
}

/**
 * Hashtags: films by their Latin name, which is used in all languages; people and at most one place
 * as in the text.
 */
export function hashtagsOf(entities: readonly Entity[], films: readonly KnownFilm[]): string[] {
  const latin = new Map(
    films.flatMap(({ movieName, nativeTitle }) => (nativeTitle === null ? [] : [[nativeTitle, movieName] as const])),
  );
  const names = [
    ...pick(entities, 'film', FILMS),
    ...pick(entities, 'person', PEOPLE),
    ...pick(entities, 'place', 1),
  ].map((name) => latin.get(name) ?? name);
  return [...new Set(names.flatMap((name) => hashtagOf(name) ?? []))].slice(0, ENHANCEMENT.hashtags);
}
