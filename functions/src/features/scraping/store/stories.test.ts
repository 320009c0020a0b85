import { expect, it } from 'vitest';
import { addHeadline, type Headlines } from './stories.ts';

const DOCUMENT_MAX_BYTES = 1_048_576;
const bytesOf = (text: string) => Buffer.byteLength(text) + 1;
/**
 * The size of a value as Firestore counts it: the bytes of each name and text in UTF-8 plus one.
 * https://firebase.google.com/docs/firestore/storage-size
 */
const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).reduce((sum, [name, one]) => sum + bytesOf(name) + sizeOf(one), 0)
    : typeof value === 'string'
      ? bytesOf(value)
      : 1;
const fill = (text: string, held = 0): Headlines => {
  const headlines: Headlines = { stories: {}, bytes: 0, held };
  const entry = {
    articleId: 'a'.repeat(20),
    sourceId: 'source',
    titleKey: text,
    words: text,
    names: text,
    publishedAt: null,
  };
  let index = 0;
  while (addHeadline(headlines, String(index).padStart(20, '0'), entry)) index += 1;
  return headlines;
};

it.each(['', 'a headline', 'एक सुर्ख़ी', 'صلى الله عليه وسلم', '𠀀', '"\\\n'])(
  'keeps a window below the size limit of a document, with headlines like ‘%s’',
  (text) => {
    for (const headlines of [fill(text), fill(text.repeat(300))]) {
      expect(sizeOf(headlines.stories)).toBeLessThanOrEqual(headlines.bytes);
      expect(headlines.bytes).toBeLessThan(DOCUMENT_MAX_BYTES - 100_000);
      expect(Object.keys(headlines.stories).length).toBeGreaterThan(20);
    }
  },
);
it('counts the headlines that the window already holds', () => {
  const held = 500_000;
  expect(fill('a headline', held).bytes + held).toBeLessThan(DOCUMENT_MAX_BYTES - 100_000);
  expect(fill('a headline', 2 * held).stories).toEqual({});
});
