import { useEffect, useState } from 'react';

/**
 * The margin of the viewport. An element counts as in view if its distance from the viewport is
 * less than a quarter of the viewport's height, so that its content is ready when it is scrolled
 * into view.
 */
const NEAR = '25% 0px';

/**
 * Whether an element is in or near the viewport; false until measured. Pass the returned function
 * as the element's `ref`.
 */
export function useInView<E extends Element>(): [ref: (element: E | null) => void, isInView: boolean] {
  const [element, setElement] = useState<E | null>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting === true), {
      rootMargin: NEAR,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, isInView];
}
