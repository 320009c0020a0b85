import { beforeAll, expect, it, vi } from 'vitest';
import { freeAround, layOutAll, layOutLater, measureLater } from './lay-out-later.ts';

/** As much of an element as is asked for: `top` of its box, `height` of what is in it, `inside` of it other parts. */
function fakePart({ top = 2_000, height = 120, inside = [] }: { top?: number; height?: number; inside?: unknown[] } = {}) {
  const part = {
    dataset: { later: '' } as Record<string, string>,
    style: {} as Record<string, string>,
    isConnected: true,
    contains: (other: unknown) => other === part || inside.includes(other),
    compareDocumentPosition: (_: unknown) => 0,
    getBoundingClientRect: () => {
      const shown = part.style.contentVisibility === 'visible' ? height + 20 : 820;
      return { top, bottom: top + shown, height: shown, width: 300 };
    },
    setAttribute: (_: string, value: string) => void (part.dataset.later = value),
    getElementsByTagName: () => inside,
    querySelectorAll: () => inside,
  };
  return part;
}
type Part = ReturnType<typeof fakePart>;

function fakePage(parts: readonly Part[], isArriving = true) {
  for (const [index, part] of parts.entries())
    part.compareDocumentPosition = (other) => (parts.indexOf(other as Part) > index ? 4 : 2);
  const dataset: Record<string, string> = isArriving ? { arriving: '' } : {};
  const page = {
    documentElement: { dataset },
    querySelector: () => parts.find((part) => part.dataset.later !== 'done') ?? null,
    querySelectorAll: () => parts.filter((part) => part.dataset.later === ''),
  };
  return { page: page as unknown as Document, dataset };
}

function idleTime() {
  const tasks: (() => void)[] = [];
  return { whenIdle: (task: () => void) => void tasks.push(task), spend: () => tasks.shift()?.(), tasks };
}

/** Milliseconds. */
let now = 0;
const partsThatTakeLong = new Set<unknown>();

beforeAll(() => {
  vi.stubGlobal('window', { innerHeight: 800 });
  vi.stubGlobal('Node', { DOCUMENT_POSITION_FOLLOWING: 4 });
  vi.stubGlobal('getComputedStyle', (part: unknown) => {
    now += partsThatTakeLong.has(part) ? 9 : 1;
    return { paddingTop: '16px', paddingBottom: '4px', borderTopWidth: '0px', borderBottomWidth: '', getPropertyValue: () => '' };
  });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

const laters = (parts: readonly Part[]) => parts.map(({ dataset }) => dataset.later);

it('measures one part in each idle moment, those inside of others first, and leaves them as they were', () => {
  const column = fakePart({ height: 300 });
  const footer = fakePart({ height: 900, inside: [column] });
  const parts = [footer, column];
  const { page } = fakePage(parts);
  const { whenIdle, spend, tasks } = idleTime();
  measureLater(page, whenIdle, () => false);
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
  const large = fakePart({ height: 500 });
  partsThatTakeLong.add(large);
  const parts = [large, fakePart()];
  const { page } = fakePage(parts);
  const { whenIdle, spend } = idleTime();
  measureLater(page, whenIdle, () => false);
  spend();
  expect(laters(parts)).toEqual(['', '']);
  expect(large.style).toEqual({ contentVisibility: '' });
  spend();
  expect(laters(parts)).toEqual(['measured', '']);
  expect(large.style.containIntrinsicHeight).toBe('auto 500px');
  spend();
  expect(laters(parts)).toEqual(['measured', 'measured']);
});

it('leaves alone what the reader sees already, what is gone, and all that waits once the reader scrolls', () => {
  const seen = fakePart({ top: 500 });
  const gone = Object.assign(fakePart(), { isConnected: false });
  const parts = [seen, gone, fakePart()];
  const { page } = fakePage(parts);
  const { whenIdle, spend } = idleTime();
  let isOver = false;
  measureLater(page, whenIdle, () => isOver);
  spend();
  spend();
  expect(laters(parts)).toEqual(['done', '', '']);
  expect(seen.style).toEqual({});
  isOver = true;
  spend();
  expect(laters(parts)).toEqual(['done', '', '']);
});

it('lays one part out in each idle moment, with what is inside of it, and then leaves the page alone', () => {
  const column = fakePart();
  const parts = [fakePart(), fakePart({ inside: [column] }), column];
  const { page, dataset } = fakePage(parts);
  const { whenIdle, spend, tasks } = idleTime();
  layOutLater(page, whenIdle);
  expect(laters(parts)).toEqual(['', '', '']);
  spend();
  expect([laters(parts), dataset.arriving]).toEqual([['done', '', ''], '']);
  spend();
  expect(laters(parts)).toEqual(['done', 'done', 'done']);
  spend();
  expect([dataset.arriving, tasks.length]).toEqual([undefined, 0]);
});

it('frees what somebody touches, with the parts around it', () => {
  class FakeElement {
    later: string | undefined;
    parent: FakeElement | null;
    constructor(later: string | undefined, parent: FakeElement | null) {
      this.later = later;
      this.parent = parent;
    }
    closest(): FakeElement | null {
      return this.later !== undefined && this.later !== 'done' ? this : (this.parent?.closest() ?? null);
    }
    setAttribute(_: string, value: string): void {
      this.later = value;
    }
  }
  vi.stubGlobal('Element', FakeElement);
  const footer = new FakeElement('measured', null);
  const column = new FakeElement('', new FakeElement(undefined, footer));
  const link = new FakeElement(undefined, column);
  freeAround(link as unknown as EventTarget);
  expect([footer, column, link].map(({ later }) => later)).toEqual(['done', 'done', undefined]);
  freeAround({} as EventTarget);
  freeAround(null);
});

it('has nothing to do where the page was laid out at once', () => {
  const parts = [fakePart(), fakePart()];
  const { page, dataset } = fakePage(parts);
  layOutAll(page);
  expect(dataset.arriving).toBeUndefined();
  const { whenIdle, spend } = idleTime();
  layOutLater(page, whenIdle);
  measureLater(page, whenIdle, () => false);
  spend();
  expect(laters(parts)).toEqual(['', '']);
});
