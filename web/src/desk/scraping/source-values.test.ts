import { expect, it } from 'vitest';
import { newHealth, newSource, type Source } from '@first-show/domain/scraping/source.schema';
import { changesOf } from '../lib/form-draft.ts';
import { blankSource, inputOf, intervalChoices, previewKey, valuesOf, valuesOfSuggestion } from './source-values.ts';

const page: Source = {
  id: 's',
  name: 'Chitrapat Daily',
  kind: 'page',
  url: 'https://chitrapat.example/news',
  categoryId: 'film-news',
  language: 'hi',
  intervalMinutes: 120,
  isActive: true,
  isTrusted: false,
  isPictureLicensed: false,
  maxItems: 20,
  selectors: { item: 'article', title: 'h2', link: 'a', summary: null, date: null, picture: null, author: null },
  health: newHealth,
  revision: 3,
  createdAt: '',
  createdBy: null,
  updatedAt: '',
};
const bodyOf = (values = valuesOf(page)) => newSource.parse(inputOf(values));
const messagesOf = (values = valuesOf(page)) =>
  Object.fromEntries(
    (newSource.safeParse(inputOf(values)).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

it('converts a source to form values and back without a change', () => {
  expect(changesOf(page, bodyOf())).toEqual({});
});
it('finds the changed fields', () => {
  expect(changesOf(page, bodyOf({ ...valuesOf(page), name: 'Chitrapat', isTrusted: true }))).toEqual({
    name: 'Chitrapat',
    isTrusted: true,
  });
  const selectors = { ...valuesOf(page).selectors, date: ' time ' };
  expect(changesOf(page, bodyOf({ ...valuesOf(page), selectors }))).toEqual({
    selectors: { ...page.selectors, date: 'time' },
  });
  expect(changesOf(page, bodyOf({ ...valuesOf(page), kind: 'feed' }))).toEqual({ kind: 'feed', selectors: null });
});
it('reports missing and invalid fields, and requires selectors only for pages', () => {
  expect(messagesOf({ ...blankSource, maxItems: 'many' })).toEqual({
    name: 'Name must be at least 2 characters',
    url: expect.stringContaining('valid URL') as string,
    categoryId: 'Please select a category',
    maxItems: 'At least one item',
  });
  expect(messagesOf({ ...valuesOf(page), selectors: blankSource.selectors })).toEqual({
    'selectors.item': 'Please enter a CSS selector',
    'selectors.title': 'Please enter a CSS selector',
    'selectors.link': 'Please enter a CSS selector',
  });
  expect(messagesOf({ ...valuesOf(page), kind: 'feed', selectors: blankSource.selectors })).toEqual({});
});
it('starts a suggested source disabled and untrusted', () => {
  expect(
    valuesOfSuggestion({
      name: 'Koimoi',
      kind: 'feed',
      url: 'https://www.koimoi.com/feed/',
      language: 'en',
      isAdded: false,
    }),
  ).toMatchObject({ isActive: false, isTrusted: false, url: 'https://www.koimoi.com/feed/' });
});
it('requires a new preview after a change of the URL or a selector, but not of other settings', () => {
  const values = valuesOf(page);
  expect(previewKey({ ...values, name: 'Another', categoryId: 'voices', isTrusted: true })).toBe(previewKey(values));
  expect(previewKey({ ...values, url: 'https://chitrapat.example/other' })).not.toBe(previewKey(values));
  expect(previewKey({ ...values, selectors: { ...values.selectors, item: 'li' } })).not.toBe(previewKey(values));
});
it('adds the current interval to the choices if it is not among them', () => {
  expect(intervalChoices(120)).toEqual([30, 60, 120, 240, 360, 720, 1440, 10_080]);
  expect(intervalChoices(45)).toEqual([30, 45, 60, 120, 240, 360, 720, 1440, 10_080]);
});
