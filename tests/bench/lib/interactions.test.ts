import { expect, it } from 'vitest';
import { interactionOf } from './interactions.ts';

const entry = (name: string, interactionId: number, duration: number) => ({ name, interactionId, duration });

it('takes the longest event of the press, and none of another', () => {
  const entries = [
    entry('keyup', 7, 400),
    entry('pointerdown', 14, 24),
    entry('click', 14, 96),
    entry('pointerup', 14, 120),
  ];
  expect(interactionOf('a tab', { entries, taken: 2 })).toEqual({ name: 'a tab', durationMs: 120, isReported: true });
});

it('counts what is faster than the browser reports as what it is below', () => {
  expect(interactionOf('a tab', { entries: [], taken: 1 })).toEqual({
    name: 'a tab',
    durationMs: 16,
    isReported: false,
  });
});

it('refuses a press that never was one', () => {
  expect(() => interactionOf('a tab', { entries: [], taken: 0 })).toThrow('took no interaction for a tab');
});
