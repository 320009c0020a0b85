/** The height of a toast with its margins. */
const TOAST_PX = 160;

/**
 * A ref for a bar at the bottom of the window. Sets `--fs-bottom-bar` to the bar's height while the
 * bar is fixed, so that the page leaves room for it. Sets `--fs-toast-bottom` so that toasts appear
 * above the bar, also a sticky one that has moved up at the end of the page.
 */
export function leaveRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const root = document.documentElement.style;
  const measure = () => {
    const isFixed = getComputedStyle(bar).position === 'fixed';
    const { top, bottom } = bar.getBoundingClientRect();
    const isInTheWay = top < innerHeight && bottom > innerHeight - TOAST_PX;
    root.setProperty('--fs-bottom-bar', isFixed ? `${bar.offsetHeight}px` : '0px');
    root.setProperty('--fs-toast-bottom', isInTheWay ? `${innerHeight - top}px` : '0px');
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  addEventListener('scroll', measure, { passive: true });
  addEventListener('resize', measure);
  measure();
  return () => {
    observer.disconnect();
    removeEventListener('scroll', measure);
    removeEventListener('resize', measure);
    root.removeProperty('--fs-bottom-bar');
    root.removeProperty('--fs-toast-bottom');
  };
}
