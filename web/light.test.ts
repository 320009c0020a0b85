import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isForReaders } from './light.ts';

it("keeps the variables that readers' pages name, and nothing of MUI's components", () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !/desk|\.test\./.test(file),
  );
  const named = files.flatMap(
    (file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8').match(
        /--fs-(?:palette|shadows|overlays|zIndex|opacity|font|spacing|shape)\b[\w-]*(?=[),])/g,
      ) ?? [],
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !isForReaders(name))).toEqual([]);
  for (const name of [
    '--fs-shadows-3',
    '--fs-zIndex-fab',
    '--fs-overlays-1',
    '--fs-palette-Alert-errorColor',
    '--fs-palette-primary-mainChannel',
    '--fs-font-h1',
  ])
    expect(isForReaders(name)).toBe(false);
});
