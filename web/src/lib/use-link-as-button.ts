import type { KeyboardEvent, MouseEvent } from 'react';
import { useMounted } from './use-mounted.ts';

/**
 * For a link that opens a page without script and does the same in place with script. It stays one
 * element, because replacing it could swallow a tap. With a modifier key it opens as a link.
 */
export function useLinkAsButton(onPress: () => void) {
  const isMounted = useMounted();
  return {
    role: isMounted ? ('button' as const) : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // A link reacts only to Enter. This one has the role of a button, which also reacts to Space.
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
