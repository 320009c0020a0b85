import { expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from '../article-form.ts';
import { recoveryOf, type WorkingCopy } from './working-copies.ts';

const article: ArticleForm = { ...emptyForm, title: 'The samosa clause' };
const copy = (title: string, minute: number, basedOn: number | null = 3): WorkingCopy => ({
  form: { ...article, title },
  basedOn,
  savedAt: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
  base: null,
});

it('offers nothing without a copy', () => {
  expect(recoveryOf({ article, revision: 3, device: null, server: null })).toBeNull();
});
it('offers nothing if the copy equals the article', () => {
  expect(recoveryOf({ article, revision: 3, device: copy(article.title, 1), server: null })).toBeNull();
});
it('offers the newer of the copies on the device and on the server', () => {
  expect(
    recoveryOf({ article, revision: 3, device: copy('On the phone', 1), server: copy('On the laptop', 2) }),
  ).toMatchObject({
    keptOn: 'server',
    copy: { form: { title: 'On the laptop' } },
    differing: ['title'],
    isStale: false,
  });
});
it('reports that the article was changed after the work began', () => {
  expect(recoveryOf({ article, revision: 4, device: copy('Mine', 1), server: null })?.isStale).toBe(true);
});
it('offers work on an article that was never saved', () => {
  expect(recoveryOf({ article: emptyForm, revision: null, device: copy('New', 1, null), server: null })).toMatchObject({
    isStale: false,
  });
});
