import { cleanLine } from '@first-show/domain/core/text';

/** A tag is stored as written, a hashtag as one word after '#'. */
export type TagKind = 'tag' | 'hashtag';

/** A tag as it is stored; '' if the text has no word. */
export function normalTag(text: string, kind: TagKind): string {
  const line = cleanLine(text);
  if (kind === 'tag') return line;
  const word = line.replace(/^#+/, '').replace(/\s+/g, '');
  return word === '' ? '' : `#${word}`;
}

const fold = (tag: string): string => tag.toLocaleLowerCase('en').replace(/^#/, '');

/** Adds the tags of `text`, split at commas and line ends. Duplicates ignore case. */
export function withTags(list: readonly string[], text: string, kind: TagKind): string[] {
  const known = new Set(list.map(fold));
  const added: string[] = [];
  for (const part of text.split(/[,\n،]/)) {
    const tag = normalTag(part, kind);
    if (tag === '' || known.has(fold(tag))) continue;
    known.add(fold(tag));
    added.push(tag);
  }
  return [...list, ...added];
}

/** The suggestions that are not in the list. */
export const freshSuggestions = (suggestions: readonly string[], list: readonly string[], kind: TagKind): string[] =>
  withTags(list, suggestions.join(','), kind).slice(list.length);
