import { expect, it } from 'vitest';
import { interactionOf } from './interactions.ts';

const entry = (name: string, interactionId: number, duration: number) => ({ name, interactionId, duration });

it('uses the longest event of the press and ignores other presses', () => {
  const entries = [
    entry('keyup', 7, 400),
    entry('pointerdown', 14, 24),
    entry('click', 14, 96),
    entry('pointerup', 14, 120),
  ];
  expect(interactionOf('a tab', { entries, taken: 2 })).toEqual({ name: 'a tab', durationMs: 120, isReported: true });
});

it('counts an unreported interaction with the browser’s threshold', () => {
  expect(interactionOf('a tab', { entries: [], taken: 1 })).toEqual({
    name: 'a tab',
    durationMs: 16,
    isReported: false,
  });
});

it('throws if the press never happened', () => {
  expect(() => interactionOf('a tab', { entries: [], taken: 0 })).toThrow('recorded no interaction for a tab');
});
