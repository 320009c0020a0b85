import type { KeyboardEvent, MouseEvent } from 'react';
import { useMounted } from './use-mounted.ts';

/**
 * Props for a link that opens a page without JavaScript and acts in place with it. The element
 * stays a link, because replacing it during hydration could lose a tap. With a modifier key it
 * opens the page.
 */
export function useLinkAsButton(onPress: () => void) {
  const isMounted = useMounted();
  return {
    role: isMounted ? ('button' as const) : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // A link reacts only to Enter, but this one has the role of a button, which also reacts to
      // Space.
      if (event.key !== ' ') return;
      event.preventDefault();
      onPress();
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onPress();
    },
  };
}
