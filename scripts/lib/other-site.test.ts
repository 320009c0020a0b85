import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { otherCheckout } from './other-site.ts';

it('accepts a checkout with its packages installed, and says what any other folder lacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  expect(() => otherCheckout(folder)).toThrow('is no checkout of this project');
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(join(folder, 'scripts', 'run.mjs'), '');
  expect(() => otherCheckout(folder)).toThrow("run 'npm install' there first");
  mkdirSync(join(folder, 'node_modules'));
  expect(otherCheckout(folder)).toBe(folder);
});
