import { expect, it } from 'vitest';
import { arrivesAtTop, layOutLater } from './lay-out-later.ts';

/** As much of a document as is asked for. */
function fakePage(parts: number) {
  const open = Array.from({ length: parts }, () => ({ isDone: false, setAttribute() { this.isDone = true; } }));
  const dataset: Record<string, string> = { arriving: '' };
  const page = { documentElement: { dataset }, querySelector: () => open.find(({ isDone }) => !isDone) ?? null };
  return { page: page as unknown as Document, dataset, doneCount: () => open.filter(({ isDone }) => isDone).length };
}

it('lays one part out in each idle time, and then the rest of the visit as usual', () => {
  const { page, dataset, doneCount } = fakePage(2);
  const idle: (() => void)[] = [];
  layOutLater({ document: page, whenIdle: (task) => idle.push(task), arrives: true });
  expect(doneCount()).toBe(0);
  idle.shift()?.();
  expect([doneCount(), dataset.arriving]).toEqual([1, '']);
  idle.shift()?.();
  idle.shift()?.();
  expect([doneCount(), dataset.arriving, idle.length]).toEqual([2, undefined, 0]);
});

it('guesses no heights where somebody heads for a place further down', () => {
  const { page, dataset } = fakePage(2);
  layOutLater({ document: page, whenIdle: () => undefined, arrives: false });
  expect(dataset.arriving).toBeUndefined();
});

it.each([
  ['navigate', '', true],
  ['navigate', '#comments', false],
  ['reload', '', false],
  ['back_forward', '', false],
  [undefined, '', false],
])('arrival by %s with %j is at the top: %s', (navigation, hash, isTop) => {
  expect(arrivesAtTop(navigation, hash)).toBe(isTop);
});
