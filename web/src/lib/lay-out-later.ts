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
const WAITING = '[data-later]:not([data-later="done"])';

type WhenIdle = (task: () => void) => void;

const isArriving = (page: Document): boolean => page.documentElement.dataset.arriving !== undefined;

/** Those inside of a part before it. */
const byDepth = (one: Element, other: Element): number =>
  one.contains(other) ? 1 : other.contains(one) || (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 ? -1 : 1;

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

/** Measures the parts that wait, one in each idle moment, or in two if it is large, until `isOver`. */
export function measureLater(page: Document, whenIdle: WhenIdle, isOver: () => boolean): void {
  const parts = [...page.querySelectorAll<HTMLElement>(UNMEASURED)].sort(byDepth);
  let styled: HTMLElement | null = null;
  const next = () => {
    const part = parts.shift();
    if (part === undefined || isOver() || !isArriving(page)) return;
    // A part may have gone with what was drawn anew.
    if (part.isConnected && part.dataset.later === '') {
      if (isSeen(part)) part.dataset.later = 'done';
      else if (part === styled || findStyles(part) < TASK_MS) measure(part);
      else parts.unshift((styled = part));
    }
    whenIdle(next);
  };
  if (parts.length > 0) whenIdle(next);
}

/**
 * Lays out the parts that wait for good, one in each idle moment, with what is inside of it: frames are longer so, but who goes down fast
 * does not wait for many of them.
 */
export function layOutLater(page: Document, whenIdle: WhenIdle): void {
  const next = () => {
    const part = page.querySelector(WAITING);
    if (part === null) {
      layOutAll(page);
      return;
    }
    for (const one of [part, ...part.querySelectorAll('[data-later]')]) one.setAttribute('data-later', 'done');
    whenIdle(next);
  };
  if (isArriving(page)) whenIdle(next);
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
