import type { KeyboardEvent, MouseEvent } from 'react';
import { useMounted } from './use-mounted.ts';

/**
 * Props for a link that works as a button: a click calls `onPress`. Without JavaScript, or with
 * Ctrl, Cmd or Shift pressed, it opens its page as any link. The element stays a link, because
 * replacing it by a button during hydration could lose a tap.
 */
export function useLinkAsButton(onPress: () => void) {
  const isMounted = useMounted();
  return {
    role: isMounted ? ('button' as const) : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // A link reacts to Enter only. This one has the role of a button, and a button also reacts to
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
