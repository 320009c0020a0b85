/**
 * A ref for a bar at the bottom of the window. Sets `--fs-bottom-bar` to the bar's height while the
 * bar is fixed, so that toasts and the page leave room for it.
 */
export function leaveRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const root = document.documentElement.style;
  const measure = () => {
    const isFixed = getComputedStyle(bar).position === 'fixed';
    root.setProperty('--fs-bottom-bar', isFixed ? `${bar.offsetHeight}px` : '0px');
  };
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  measure();
  return () => {
    observer.disconnect();
    root.removeProperty('--fs-bottom-bar');
  };
}
