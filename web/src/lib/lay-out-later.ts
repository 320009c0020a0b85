/**
 * Parts far below the first screen carry `data-later`. While the document says `data-arriving` (`app/theme-snippet.ts`) the browser neither
 * styles nor paints those that are far away (`content-visibility`, see `app/global-styles.ts`): the first screen is there sooner, and fonts
 * that only they need do not share the line with it.
 *
 * Until somebody gets there their height is a guess. So they are measured as soon as there is time, and then keep their place without being
 * drawn: what is drawn costs a phone a frame of 50 to 100 ms each, for what many never come to. Once the reader scrolls they are laid out
 * for good. Both one by one, in idle moments: all at once would keep a tap waiting.
 */
const UNMEASURED = '[data-later=""]';
const MEASURED = '[data-later="measured"]';
const WAITING = '[data-later]:not([data-later="done"])';

type WhenIdle = (task: () => void) => unknown;

export const isArriving = (page: Document): boolean => page.documentElement.dataset.arriving !== undefined;

const px = (length: string): number => Number.parseFloat(length) || 0;

/** Whether it can be seen: then it is drawn already. */
function isSeen(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** Styles that took longer are enough for one moment. */
const TASK_MS = 8;

/** Gives all that is in a part its styles, which it keeps while it is skipped: half of the work. Answers the milliseconds that it took. */
function findStyles(part: HTMLElement): number {
  const start = performance.now();
  part.style.contentVisibility = 'visible';
  const all = part.getElementsByTagName('*');
  // To ask for those of the last one brings about the others'.
  getComputedStyle(all[all.length - 1] ?? part).getPropertyValue('color');
  part.style.contentVisibility = '';
  return performance.now() - start;
}

/** Gives a part the height that it will have. */
function measure(part: HTMLElement): void {
  const { style } = part;
  const { width } = part.getBoundingClientRect();
  style.contentVisibility = 'visible';
  // As tall as what is in it, not as its neighbours in a row, and as wide as it is, in a column too.
  style.alignSelf = 'start';
  style.width = `${width}px`;
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(part);
  const around = px(paddingTop) + px(paddingBottom) + px(borderTopWidth) + px(borderBottomWidth);
  const height = part.getBoundingClientRect().height - around;
  style.contentVisibility = '';
  style.alignSelf = '';
  style.width = '';
  style.containIntrinsicHeight = `auto ${height}px`;
  part.dataset.later = 'measured';
}

/** The first part without a height; those inside of a part come before it. */
function nextToMeasure(page: Document): HTMLElement | null {
  let found: HTMLElement | null = null;
  for (let part = page.querySelector<HTMLElement>(UNMEASURED); part !== null; part = part.querySelector<HTMLElement>(UNMEASURED)) found = part;
  return found;
}

/** Works on the parts that wait, on one in each idle moment; a large one takes two to be measured. */
export function createLaterLayout(
  page: Document,
  whenIdle: WhenIdle,
): {
  /** Measures those that have no height yet. */
  measure: () => void;
  /** Lays them out for good, once all are measured: those of before the reader's place would move it. */
  layOut: () => void;
} {
  let isAtWork = false;
  let isForGood = false;
  let styled: HTMLElement | null = null;
  /** Answers whether there may be more to do. */
  const work = (): boolean => {
    if (!isArriving(page)) return false;
    const part = nextToMeasure(page);
    if (part !== null) {
      if (isSeen(part)) part.dataset.later = 'done';
      else if (part === styled || findStyles(part) < TASK_MS) measure(part);
      else styled = part;
      return true;
    }
    if (!isForGood) return false;
    const waiting = page.querySelector(WAITING);
    if (waiting === null) layOutAll(page);
    else waiting.setAttribute('data-later', 'done');
    return waiting !== null;
  };
  const goOn = (): void => {
    isAtWork = work();
    if (isAtWork) whenIdle(goOn);
  };
  const start = (): void => {
    if (isAtWork || !isArriving(page)) return;
    isAtWork = true;
    whenIdle(goOn);
  };
  return {
    measure: start,
    layOut: () => {
      isForGood = true;
      start();
    },
  };
}

/** Takes the heights from the parts that what has changed stands in: they are no longer true. Answers whether there were any. */
export function forgetHeights(changes: readonly Pick<MutationRecord, 'target'>[]): boolean {
  let hasAny = false;
  for (const { target } of changes) {
    const element = target instanceof Element ? target : target.parentElement;
    for (let part = element?.closest<HTMLElement>(MEASURED); part; part = part.parentElement?.closest<HTMLElement>(MEASURED)) {
      part.dataset.later = '';
      hasAny = true;
    }
  }
  return hasAny;
}

/** Frees the part that `target` stands in, with those around it: what opens there must not be cut off by it. The reader sees it already. */
export function freeAround(target: EventTarget | null): void {
  for (let part = target instanceof Element ? target.closest(WAITING) : null; part !== null; part = part.closest(WAITING))
    part.setAttribute('data-later', 'done');
}

/** Lays out at once whatever still waits, on this page and on those that one comes to from here. */
export function layOutAll(page: Document): void {
  delete page.documentElement.dataset.arriving;
}
