import { describe, expect, it } from 'vitest';
import { addressIn, commentKeys, keysOfFilter, matchesFilter, primaryKey } from './comment-keys.ts';

const comment = {
  articleId: 'rain',
  authorId: 'abc',
  authorName: 'Asha Rao',
  content: 'Pathaan ka interval, पठान! See cheap.shop',
  flags: [
    { rule: 'links', detail: 'x', score: 1 },
    { rule: 'words', detail: 'x', score: 1 },
  ],
};
const doc = { keys: commentKeys(comment) };

describe('keys of a comment', () => {
  it('contain the article, author and flags, and every word once', () => {
    expect(doc.keys.slice(0, 5)).toEqual(['a:rain', 'p:abc', 'n:asha rao', 'f:links', 'f:words']);
    expect(doc.keys.filter((key) => key === 'w:patan')).toHaveLength(1);
    expect(new Set(doc.keys).size).toBe(doc.keys.length);
  });
  it('contain no author id if it is unknown', () => {
    const keys = commentKeys({ ...comment, authorId: null });
    expect(keys.filter((key) => key.startsWith('p:'))).toEqual([]);
  });
  it('are limited in bytes, whatever letters a name consists of', () => {
    const authorName = 'ﷺ'.repeat(100);
    const { keys } = { keys: commentKeys({ ...comment, authorName, content: 'ﷺ'.repeat(1000) }) };
    for (const key of keys) expect(new TextEncoder().encode(key).length).toBeLessThan(1_500);
    expect(matchesFilter({ keys }, { authorName })).toBe(true);
  });
  it('are limited to 200, and words are dropped first', () => {
    const content = Array.from({ length: 500 }, (_, index) => String(index)).join(' ');
    const keys = commentKeys({ ...comment, content });
    expect(keys).toHaveLength(200);
    expect(keys).toContain('f:words');
  });
});

describe('a search text', () => {
  it('is split into its first email address and the rest', () => {
    expect(addressIn(' pathan ASHA@example.org  interval')).toEqual({
      email: 'ASHA@example.org',
      rest: ' pathan interval',
    });
    expect(addressIn('asha@ work')).toEqual({ email: null, rest: 'asha@ work' });
  });
});

describe('a filter', () => {
  it('finds a word in any script and spelling, in the text and in the name', () => {
    for (const text of ['pathan', 'PATHAAN', 'पठान', 'asha', 'Rao interval', 'cheap.shop'])
      expect(matchesFilter(doc, { text })).toBe(true);
    for (const text of ['pathan dangal', 'inter', 'pune']) expect(matchesFilter(doc, { text })).toBe(false);
  });
  it('requires all of its conditions', () => {
    const all = { text: 'interval', articleId: 'rain', authorId: 'abc', authorName: 'asha  RAO', rule: 'links' };
    expect(matchesFilter(doc, all)).toBe(true);
    for (const changes of [{ articleId: 'sun' }, { authorId: 'x' }, { authorName: 'Asha' }, { rule: 'rate' }])
      expect(matchesFilter(doc, { ...all, ...changes })).toBe(false);
  });
  it('finds nothing by a text without words, and ignores punctuation beside words', () => {
    for (const text of [' ?! ', '!!!', '🙂']) expect(matchesFilter(doc, { text })).toBe(false);
    expect(primaryKey({ text: '!!!' })).not.toBeNull();
    expect(matchesFilter(doc, { text: 'interval !!! 🙂' })).toBe(true);
  });
  it('matches everything if it is empty', () => {
    for (const filter of [{}, { text: '' }, { text: '  ' }, { articleId: '', rule: undefined }]) {
      expect(primaryKey(filter)).toBeNull();
      expect(matchesFilter(doc, filter)).toBe(true);
    }
  });
  it('uses its rarest key first: an author, a long word, an article, a short word, a flag', () => {
    expect(keysOfFilter({ text: 'the war interval', articleId: 'rain', rule: 'links', authorId: 'abc' })).toEqual([
      'p:abc',
      'w:interval',
      'a:rain',
      'w:war',
      'f:links',
      'w:the',
    ]);
    expect(primaryKey({ text: 'the', articleId: 'rain' })).toBe('a:rain');
  });
  it('finds nothing in a comment without keys', () => {
    expect(matchesFilter({}, { text: 'interval' })).toBe(false);
    expect(matchesFilter({}, {})).toBe(true);
  });
});
