import { wordKeys } from '@first-show/domain/enhancement/word-keys';
import type { KnownFilm } from '../article-text.ts';

const FILMS_MAX = 10;

/** Matches ‘One’, “two” and 'three', but no apostrophes. */
export const QUOTED = /(?:‘([^‘’]{2,60})’(?!\p{L})|“([^“”]{2,60})”|(?<![\p{L}\p{N}])'([^']{2,60})'(?![\p{L}\p{N}]))/gu;

const quotedIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map((match) => match.slice(1).find((name) => name !== undefined) ?? '');

/**
 * Films that the texts mention, by number of mentions, then in the order of the text. A name of
 * several words counts anywhere. A single word may be an ordinary one (रियाज़ is practice), so it
 * only counts in quotation marks.
 */
export function mentionedFilms(
  texts: readonly string[],
  films: readonly KnownFilm[],
): { film: KnownFilm; mentions: number }[] {
  // A text as search keys. Punctuation inside a name ('Phir Milenge, Farida') counts as a space.
  const keyOf = (text: string): string => wordKeys(text).join(' ');
  const quoted = texts.flatMap(quotedIn).map(keyOf);
  const whole = texts.map((text) => ` ${keyOf(text)} `);
  const all = `${whole.join('')}.`;
  return films
    .map((film) => {
      const names = [...new Set([film.movieName, film.nativeTitle ?? ''].filter((name) => name !== '').map(keyOf))];
      const mentions = names.reduce((sum, name) => {
        const inQuotes = quoted.filter((key) => key === name).length;
        return sum + (name.includes(' ') ? Math.max(inQuotes, occurrences(whole, ` ${name} `)) : inQuotes);
      }, 0);
      const first = Math.min(...names.map((name) => (all.indexOf(` ${name} `) + all.length) % all.length));
      return { film, mentions, first };
    })
    .filter(({ mentions }) => mentions > 0)
    .sort((a, b) => b.mentions - a.mentions || a.first - b.first)
    .slice(0, FILMS_MAX);
}

const occurrences = (texts: readonly string[], name: string): number =>
  texts.reduce((sum, text) => sum + text.split(name).length - 1, 0);
