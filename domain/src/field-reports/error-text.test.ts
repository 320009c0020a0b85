import { expect, it } from 'vitest';
import { scriptName, withoutPersonalData } from './error-text.ts';

it.each([
  ['Cannot read asha@example.com', 'Cannot read <email>'],
  ['Failed to fetch https://example.com/a?name=Asha', 'Failed to fetch <address>'],
  ["Unexpected token 'Asha Rao' in JSON", 'Unexpected token <text> in JSON'],
  ['No answer from /api/newsletter/confirm?token=GTI8zDA2rq&x=1', 'No answer from /api/newsletter/confirm?<query>'],
  [`Unexpected token in "${'Asha Rao '.repeat(100)}"`, 'Unexpected token in <text>'],
  ['Call 9876543210 failed  twice', 'Call <number> failed twice'],
])('removes possibly personal data from ‘%s’', (message, expected) => {
  expect(withoutPersonalData(message)).toBe(expected);
});

it('cuts a long message', () => {
  expect(withoutPersonalData('x '.repeat(500)).length).toBeLessThanOrEqual(160);
});

it('names a script without its folder, query and build hash', () => {
  expect(scriptName('https://first.example/assets/home-page-B7NapvhG.js?x=1')).toBe('home-page.js');
  expect(scriptName('https://first.example/')).toBe('page');
});
