import { expect, it } from 'vitest';
import { layOutLater } from './lay-out-later.ts';

/** As much of a document as is asked for. */
function fakePage(parts: number, dataset: Record<string, string>) {
  const open = Array.from({ length: parts }, () => ({
    isDone: false,
    setAttribute() {
      this.isDone = true;
    },
  }));
  const page = { documentElement: { dataset }, querySelector: () => open.find(({ isDone }) => !isDone) ?? null };
  return { page: page as unknown as Document, doneCount: () => open.filter(({ isDone }) => isDone).length };
}

it('lays one part out in each idle moment, and then leaves the page alone', () => {
  const dataset: Record<string, string> = { arriving: '' };
  const { page, doneCount } = fakePage(2, dataset);
  const idle: (() => void)[] = [];
  layOutLater(page, (task) => idle.push(task));
  expect(doneCount()).toBe(0);
  idle.shift()?.();
  expect([doneCount(), dataset.arriving]).toEqual([1, '']);
  idle.shift()?.();
  idle.shift()?.();
  expect([doneCount(), dataset.arriving, idle.length]).toEqual([2, undefined, 0]);
});

it('has nothing to do where the page was laid out at once', () => {
  const { page, doneCount } = fakePage(2, {});
  layOutLater(page, (task) => task());
  expect(doneCount()).toBe(0);
});
