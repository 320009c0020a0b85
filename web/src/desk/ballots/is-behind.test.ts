import { expect, test } from 'vitest';
import { isBehind } from './is-behind.ts';

const shown = { id: 'p', revision: 2 };

test('detects a higher revision, a new item and a deleted item', () => {
  expect(isBehind([shown], [{ id: 'p', revision: 2 }], true)).toBe(false);
  expect(isBehind([shown], [{ id: 'p', revision: 3 }], true)).toBe(true);
  expect(
    isBehind(
      [shown],
      [
        { id: 'p', revision: 2 },
        { id: 'new', revision: 2 },
      ],
      true,
    ),
  ).toBe(true);
  expect(isBehind([shown], [], true)).toBe(true);
  expect(isBehind([shown], [], false)).toBe(false);
});
