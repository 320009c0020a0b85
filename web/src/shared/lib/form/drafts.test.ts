import { expect, test } from 'vitest';
import { withDraft, type Drafts } from './drafts.ts';

test('keeps a draft and removes an empty one', () => {
  const one = withDraft({}, 'article-a', { values: { content: 'Row H, naturally' }, savedAt: 1 });
  expect(one['article-a']?.values.content).toBe('Row H, naturally');
  expect(withDraft(one, 'article-a', { values: { content: '  ' }, savedAt: 2 })).toEqual({});
});

test('keeps only the ten newest drafts', () => {
  let drafts: Drafts = {};
  for (let index = 0; index < 12; index += 1)
    drafts = withDraft(drafts, `a${index}`, { values: { content: 'text' }, savedAt: index });
  expect(Object.keys(drafts)).toHaveLength(10);
  expect(drafts.a1).toBeUndefined();
  expect(drafts.a11).toBeDefined();
});
