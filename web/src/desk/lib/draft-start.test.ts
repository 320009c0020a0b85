import { expect, it } from 'vitest';
import { forgetDraft, offeredDraft, offerDraft } from './draft-start.ts';

const draft = {
  title: 'Farida: the story so far',
  categoryId: 'music',
  tags: [],
  hashtags: [],
  filmSlugs: [],
  language: 'en' as const,
};

it('keeps the latest offered draft until it is forgotten', () => {
  expect(offeredDraft()).toBe(null);
  offerDraft({ ...draft, title: 'Another one' });
  offerDraft(draft);
  expect(offeredDraft()).toBe(draft);
  expect(offeredDraft()).toBe(draft);
  forgetDraft();
  expect(offeredDraft()).toBe(null);
});
