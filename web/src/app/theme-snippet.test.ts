import { expect, it } from 'vitest';
import { themeSnippet } from './theme-snippet.ts';

it('stays as small as the policy of inline scripts allows', () => {
  expect(Buffer.byteLength(themeSnippet)).toBeLessThan(500);
});
