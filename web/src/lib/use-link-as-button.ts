import type { KeyboardEvent, MouseEvent } from 'react';
import { useMounted } from './use-mounted.ts';

/**
 * For a link that leads to the same thing without script and does it in place with script. One
 * element for both: another one would take the place of what a finger is on. With a modifier key
 * the link opens as a link.
 */
export function useLinkAsButton(onPress: () => void) {
  const isMounted = useMounted();
  return {
    role: isMounted ? ('button' as const) : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // A link is pressed with Enter only; this one is called a button.
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
