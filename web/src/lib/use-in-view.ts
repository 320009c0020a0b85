import { useEffect, useState } from 'react';

/** A quarter of a screen ahead: what is scrolled to is there already. */
const NEAR = '25% 0px';

/**
 * Whether the element that the answered function is given as its `ref` is in sight, or nearly;
 * false before anything is known.
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
