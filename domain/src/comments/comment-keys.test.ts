import { describe, expect, it } from 'vitest';
import { commentKeys, keysOfFilter, keysOfQuery, matchesFilter, primaryKey } from './comment-keys.ts';

const comment = {
  articleId: 'rain',
  authorId: 'abc',
  authorEmail: 'Asha@Example.org',
  authorName: 'Asha Rao',
  content: 'Pathaan ka interval, पठान! See cheap.shop',
  flags: [
    { rule: 'links', detail: 'x', score: 1 },
    { rule: 'words', detail: 'x', score: 1 },
  ],
};
const doc = { keys: commentKeys(comment) };

describe('keys of a comment', () => {
  it('contain the article, author, email address and flags, and every word once', () => {
    expect(doc.keys.slice(0, 6)).toEqual(['a:rain', 'p:abc', 'e:asha@example.org', 'n:asha rao', 'f:links', 'f:words']);
    expect(doc.keys.filter((key) => key === 'w:patan')).toHaveLength(1);
    expect(new Set(doc.keys).size).toBe(doc.keys.length);
  });
  it('contain no author id and no email address if these are unknown', () => {
    const keys = commentKeys({ ...comment, authorId: null, authorEmail: null });
    expect(keys.filter((key) => /^[pe]:/.test(key))).toEqual([]);
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

describe('a filter', () => {
  it('finds a word in any script and spelling, in the text and in the name', () => {
    for (const text of ['pathan', 'PATHAAN', 'पठान', 'asha', 'Rao interval', 'cheap.shop'])
      expect(matchesFilter(doc, { text })).toBe(true);
    for (const text of ['pathan dangal', 'inter', 'pune']) expect(matchesFilter(doc, { text })).toBe(false);
  });
  it('finds the comments of an author by an email address in the search text', () => {
    expect(keysOfQuery(' ASHA@example.org ')).toEqual(['e:asha@example.org']);
    expect(matchesFilter(doc, { text: 'asha@example.org interval' })).toBe(true);
    expect(matchesFilter(doc, { text: 'bela@example.org' })).toBe(false);
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
