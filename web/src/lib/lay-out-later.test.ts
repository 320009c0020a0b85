import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createLaterLayout, forgetHeights, freeAround, layOutAll } from './lay-out-later.ts';

class FakeElement {
  parentElement: FakeElement | null = null;
  closest(selector: string): FakeElement | null {
    return matches(this, selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }
}

/** As much of a part as is asked for: `top` of its box, `height` of what is in it, `inside` of it other parts. */
class FakePart extends FakeElement {
  dataset: Record<string, string> = { later: '' };
  style: Record<string, string> = {};
  top: number;
  height: number;
  inside: readonly FakePart[];
  constructor({ top = 2_000, height = 120, inside = [] }: { top?: number; height?: number; inside?: readonly FakePart[] } = {}) {
    super();
    this.top = top;
    this.height = height;
    this.inside = inside;
    for (const part of inside) part.parentElement = this;
  }
  getBoundingClientRect() {
    const shown = this.style.contentVisibility === 'visible' ? this.height + 20 : 820;
    return { top: this.top, bottom: this.top + shown, height: shown, width: 300 };
  }
  setAttribute(_: string, value: string): void {
    this.dataset.later = value;
  }
  getElementsByTagName(): readonly FakePart[] {
    return this.inside;
  }
  querySelector(selector: string): FakePart | null {
    return this.inside.find((part) => matches(part, selector)) ?? null;
  }
}

function matches(element: FakeElement, selector: string): boolean {
  if (!(element instanceof FakePart)) return false;
  const { later } = element.dataset;
  return selector.includes('done') ? later !== 'done' : selector === `[data-later="${later}"]`;
}

function fakePage(parts: readonly FakePart[], isArriving = true) {
  const dataset: Record<string, string> = isArriving ? { arriving: '' } : {};
  const page = {
    documentElement: { dataset },
    querySelector: (selector: string) => parts.find((part) => matches(part, selector)) ?? null,
  };
  return { page: page as unknown as Document, dataset };
}

function idleTime() {
  const tasks: (() => void)[] = [];
  return {
    whenIdle: (task: () => void) => void tasks.push(task),
    spend: () => tasks.shift()?.(),
    spendAll: () => {
      while (tasks.length > 0) tasks.shift()?.();
    },
    tasks,
  };
}

/** Milliseconds. */
let now = 0;
const partsThatTakeLong = new Set<unknown>();

beforeAll(() => {
  vi.stubGlobal('window', { innerHeight: 800 });
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('getComputedStyle', (part: unknown) => {
    now += partsThatTakeLong.has(part) ? 9 : 1;
    return { paddingTop: '16px', paddingBottom: '4px', borderTopWidth: '0px', borderBottomWidth: '', getPropertyValue: () => '' };
  });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
beforeEach(() => partsThatTakeLong.clear());

const laters = (parts: readonly FakePart[]) => parts.map(({ dataset }) => dataset.later);

it('measures one part in each idle moment, those inside of others first, and leaves them as they were', () => {
  const column = new FakePart({ height: 300 });
  const footer = new FakePart({ height: 900, inside: [column] });
  const parts = [footer, column];
  const { whenIdle, spend, tasks } = idleTime();
  createLaterLayout(fakePage(parts).page, whenIdle).measure();
  expect(laters(parts)).toEqual(['', '']);
  spend();
  expect(laters(parts)).toEqual(['', 'measured']);
  expect(column.style).toEqual({ contentVisibility: '', alignSelf: '', width: '', containIntrinsicHeight: 'auto 300px' });
  spend();
  spend();
  expect(laters(parts)).toEqual(['measured', 'measured']);
  expect(tasks).toEqual([]);
});

it('finds the styles of a large part in one idle moment and its height in the next', () => {
  const large = new FakePart({ height: 500 });
  partsThatTakeLong.add(large);
  const parts = [large, new FakePart()];
  const { whenIdle, spend } = idleTime();
  createLaterLayout(fakePage(parts).page, whenIdle).measure();
  spend();
  expect(laters(parts)).toEqual(['', '']);
  expect(large.style).toEqual({ contentVisibility: '' });
  spend();
  expect(laters(parts)).toEqual(['measured', '']);
  expect(large.style.containIntrinsicHeight).toBe('auto 500px');
  spend();
  expect(laters(parts)).toEqual(['measured', 'measured']);
});

it('leaves alone what the reader sees already, and works once however often it is asked', () => {
  const seen = new FakePart({ top: 500 });
  const parts = [seen, new FakePart()];
  const { whenIdle, spendAll, tasks } = idleTime();
  const { measure } = createLaterLayout(fakePage(parts).page, whenIdle);
  measure();
  measure();
  expect(tasks).toHaveLength(1);
  spendAll();
  expect(laters(parts)).toEqual(['done', 'measured']);
  expect(seen.style).toEqual({});
});

it('lays out part after part, those around others first, once all of them are measured', () => {
  const column = new FakePart();
  const parts = [new FakePart(), new FakePart({ inside: [column] }), column];
  const { page, dataset } = fakePage(parts);
  const { whenIdle, spend, tasks } = idleTime();
  createLaterLayout(page, whenIdle).layOut();
  for (const _ of parts) spend();
  expect([laters(parts), dataset.arriving]).toEqual([['measured', 'measured', 'measured'], '']);
  spend();
  expect(laters(parts)).toEqual(['done', 'measured', 'measured']);
  spend();
  expect(laters(parts)).toEqual(['done', 'done', 'measured']);
  spend();
  spend();
  expect(laters(parts)).toEqual(['done', 'done', 'done']);
  expect([dataset.arriving, tasks.length]).toEqual([undefined, 0]);
});

it('measures what has changed again, with the parts around it', () => {
  const column = new FakePart({ height: 100 });
  const footer = new FakePart({ inside: [column] });
  const other = new FakePart();
  const parts = [other, footer, column];
  const { whenIdle, spendAll } = idleTime();
  const { measure } = createLaterLayout(fakePage(parts).page, whenIdle);
  measure();
  spendAll();
  const link = new FakeElement();
  link.parentElement = column;
  const text = { parentElement: link };
  expect(forgetHeights([{ target: new FakeElement() as unknown as Node }])).toBe(false);
  expect(forgetHeights([{ target: text as unknown as Node }])).toBe(true);
  expect(laters(parts)).toEqual(['measured', '', '']);
  column.height = 160;
  measure();
  spendAll();
  expect(laters(parts)).toEqual(['measured', 'measured', 'measured']);
  expect(column.style.containIntrinsicHeight).toBe('auto 160px');
});

it('frees what somebody touches, with the parts around it', () => {
  const column = new FakePart();
  const footer = new FakePart({ inside: [column] });
  footer.dataset.later = 'measured';
  const link = new FakeElement();
  link.parentElement = column;
  freeAround(link as unknown as EventTarget);
  expect(laters([footer, column])).toEqual(['done', 'done']);
  freeAround({} as EventTarget);
  freeAround(null);
});

it('has nothing to do where the page was laid out at once', () => {
  const parts = [new FakePart(), new FakePart()];
  const { page, dataset } = fakePage(parts);
  const { whenIdle, spendAll, tasks } = idleTime();
  const { measure, layOut } = createLaterLayout(page, whenIdle);
  measure();
  layOutAll(page);
  expect(dataset.arriving).toBeUndefined();
  spendAll();
  layOut();
  expect(tasks).toEqual([]);
  expect(laters(parts)).toEqual(['', '']);
});
