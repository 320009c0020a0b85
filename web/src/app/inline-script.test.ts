import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';

it('stays as small as the policy of inline scripts allows', () => {
  expect(Buffer.byteLength(inlineScript)).toBeLessThan(500);
});
