import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

it('the inline script has less than 500 bytes', () => {
  expect(Buffer.byteLength(inlineScript)).toBeLessThan(500);
});
