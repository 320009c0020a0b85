import { useEffect, useRef } from 'react';
import { isTypingIn, shortcutOf, type Shortcut } from './shortcut.ts';

/**
 * Runs `onShortcut` for the desk's keys, wherever the focus is; `isShift` with X means a range.
 * Rests while a dialog is open.
 */
export function useShortcuts(isOn: boolean, onShortcut: (shortcut: Shortcut, isShift: boolean) => void): void {
  const handler = useRef(onShortcut);
  useEffect(() => {
    handler.current = onShortcut;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, { isTyping: isTypingIn(event.target) });
      if (shortcut === null || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
      if (shortcut !== 'dismiss') event.preventDefault();
      handler.current(shortcut, event.shiftKey);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
