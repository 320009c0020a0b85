import { expect, it } from 'vitest';
import { articleBadge, cardSummary, shareText } from './card-text.ts';

it('shows the breaking badge on an article that is both breaking and featured', () => {
  expect(articleBadge({ isBreaking: true, isFeatured: true })).toBe('breaking');
  expect(articleBadge({ isBreaking: false, isFeatured: true })).toBe('featured');
  expect(articleBadge({ isBreaking: false, isFeatured: false })).toBeNull();
});
it('shares the title with up to three hashtags, or with the default ones if the article has none', () => {
  expect(shareText({ title: 'A', hashtags: ['#1', '#2', '#3', '#4'] })).toBe('A #1 #2 #3');
  expect(shareText({ title: 'A', hashtags: [] })).toBe('A #Bollywood #Entertainment');
});
it("ends a card's summary after a sentence, or at a word with an ellipsis", () => {
  const text =
    'Ten exits, one villain and a heroine who takes shorthand. The film gives away its secret early, and gets better.';
  expect(cardSummary(text, 200)).toBe(text);
  expect(cardSummary(text, 84)).toBe('Ten exits, one villain and a heroine who takes shorthand.');
  expect(cardSummary(text, 40)).toBe('Ten exits, one villain and a heroine…');
  // The short first sentence alone would leave most of the card empty.
  expect(cardSummary(`No. ${text}`, 60)).toBe('No. Ten exits, one villain and a heroine who takes…');
  expect(cardSummary('दादर में पहला शो। बाहर बारिश थी, और भीतर पूरा हॉल भरा हुआ था।', 24)).toBe('दादर में पहला शो।');
  expect(cardSummary('“Is it you?” asked the clerk of window four, and waited.', 24)).toBe('“Is it you?”');
  for (const max of [20, 40, 60, 80, 100]) expect(cardSummary(text, max).length).toBeLessThanOrEqual(max);
});
