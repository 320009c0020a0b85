import { cleanLine } from '@first-show/domain/core/text';

/** A tag may have several words. A hashtag is one word after '#'. */
export type TagKind = 'tag' | 'hashtag';

/** The text as a tag or hashtag, as it is stored; '' if the text has no word. */
export function normalTag(text: string, kind: TagKind): string {
  const line = cleanLine(text);
  if (kind === 'tag') return line;
  const word = line.replace(/^#+/, '').replace(/\s+/g, '');
  return word === '' ? '' : `#${word}`;
}

const fold = (tag: string): string => tag.toLocaleLowerCase('en').replace(/^#/, '');

/**
 * Adds the tags of `text`, split at commas and line ends, to the list. Tags that differ only in
 * case or in '#' are duplicates.
 */
export function withTags(list: readonly string[], text: string, kind: TagKind): string[] {
  const tags = text.split(/[,\n،]/).map((part) => normalTag(part, kind));
  const isIn = (others: readonly string[], tag: string) => others.some((other) => fold(other) === fold(tag));
  const isNew = (tag: string, index: number) => tag !== '' && !isIn([...list, ...tags.slice(0, index)], tag);
  return [...list, ...tags.filter(isNew)];
}

/** The suggestions that are not in the list, as they would be stored. */
export const freshSuggestions = (suggestions: readonly string[], list: readonly string[], kind: TagKind): string[] =>
  withTags(list, suggestions.join(','), kind).slice(list.length);
