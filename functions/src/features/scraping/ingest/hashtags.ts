import { wordsIn } from '@first-show/domain/core/text';
import type { Story } from './normalise-feed.ts';

const HASHTAGS_MAX = 5;
const HASHTAG_CHARACTERS_MAX = 40;
/** Matches ‘One’, “two”, "three" and 'four', but not the apostrophes of “don't” and “Trump’s”. */
const QUOTED =
  /(?:‘([^‘’]{2,40})’(?!\p{L})|“([^“”]{2,40})”|"([^"]{2,40})"|(?<![\p{L}\p{N}])'([^']{2,40})'(?![\p{L}\p{N}]))/gu;
const FILM_WORDS_MAX = 6;
const NAME = /(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+){1,2}(?![\p{L}\p{N}])/gu;
/**
 * Matches words that look like the first word of a name but are not, as in 'When Salman' and 'Actor
 * Salman Khan'.
 */
const OPENERS =
  /^(?:A|An|The|When|Where|Why|How|What|Who|Watch|Exclusive|Review|Interview|Trailer|From|After|Before|As|In|On|At|For|With|This|These|Here|Happy|Actor|Actress|Director|Producer|Singer|Composer|Filmmaker|Legendary|Veteran|Late|Indian|Bollywood|Hollywood|Minister|President)\s+/;

/**
 * Up to five hashtags of a story: first titles in quotation marks (films, songs), then people in
 * the headline, then the feed's categories. A headline in Title Case gives no people, because every
 * word looks like a name.
 */
export function hashtagsOf(story: Pick<Story, 'title' | 'categories'>): string[] {
  const { title } = story;
  const films = [...title.matchAll(QUOTED)]
    .map((match) => match.slice(1).find((name) => name !== undefined) ?? '')
    .filter(isTitle);
  const people = isTitleCase(title)
    ? []
    : (title.replace(QUOTED, ' · ').match(NAME) ?? [])
        .map((name) => name.replace(OPENERS, ''))
        .filter((name) => name.includes(' '));
  const tags = [...films, ...people, ...story.categories]
    .map(toHashtag)
    .filter((tag) => tag.length > 2 && tag.length <= HASHTAG_CHARACTERS_MAX);
  const byFold = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
  return [...byFold.values()].slice(0, HASHTAGS_MAX);
}

/** Whether a quoted text looks like the title of a film or song, and not like speech. */
function isTitle(quoted: string): boolean {
  const words = quoted.trim().split(/\s+/);
  return (
    words.length <= FILM_WORDS_MAX &&
    /^[\p{Lu}\p{N}]/u.test(quoted) &&
    !/[.!?,]$/.test(quoted) &&
    !words.some((word) => /^\p{Ll}{4,}/u.test(word))
  );
}

/** Whether fewer than a fifth of the words of four or more letters begin in lower case. */
function isTitleCase(title: string): boolean {
  const words = title.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length > 0 && small / words.length < 0.2;
}

function toHashtag(name: string): string {
  const words = wordsIn(name);
  return `#${words.map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`).join('')}`;
}
