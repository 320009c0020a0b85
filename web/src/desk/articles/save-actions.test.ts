import { expect, it } from 'vitest';
import { emptyForm } from './article-form.ts';
import { actionsFor, formFor, quickAction } from './save-actions.ts';

const at = '2026-11-20T04:00:00.000Z';
const published = { isPublished: true, scheduledFor: null };
const draft = { isPublished: false, scheduledFor: null };
const waiting = { isPublished: false, scheduledFor: at };

it('lists first the action that matches the publication fields of the form', () => {
  expect(actionsFor('new', published)).toEqual(['publish', 'draft']);
  expect(actionsFor('draft', draft)).toEqual(['draft', 'publish']);
  expect(actionsFor('draft', waiting)).toEqual(['schedule', 'publish']);
  expect(actionsFor('published', published)).toEqual(['update', 'unpublish']);
  expect(actionsFor('published', draft)).toEqual(['unpublish']);
});
it('never publishes an unpublished article at once by the keyboard shortcut', () => {
  expect(quickAction('new', published)).toBe('draft');
  expect(quickAction('draft', published)).toBe('draft');
  expect(quickAction('scheduled', waiting)).toBe('schedule');
  expect(quickAction('published', published)).toBe('update');
});
it("sends a publication time only with the action 'schedule'", () => {
  expect(formFor('schedule', { ...emptyForm, ...waiting })).toMatchObject(waiting);
  expect(formFor('publish', { ...emptyForm, ...waiting })).toMatchObject(published);
  expect(formFor('draft', { ...emptyForm, ...published })).toMatchObject(draft);
});
