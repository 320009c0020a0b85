import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

it('stays below the size limit of the inline script', () => {
  expect(Buffer.byteLength(inlineScript)).toBeLessThan(500);
});
