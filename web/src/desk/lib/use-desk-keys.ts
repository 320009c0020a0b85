import { useHotkeys } from 'react-hotkeys-hook';
import { useSingleKeys } from './single-keys.ts';

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable=""], [contenteditable="true"]';
/** Only these keys repeat while held down. A held 'a' must not approve comment after comment. */
const REPEATED = new Set(['j', 'k']);

/** A closing dialog or menu does not count. It is hidden, but is still in the document. */
const isBelowOverlay = (): boolean =>
  [...document.querySelectorAll(OVERLAYS)].some((overlay) => overlay.closest('[aria-hidden="true"]') === null);
const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(TYPED) !== null;
const isLatin = ({ key }: KeyboardEvent): boolean => /^[\x20-\x7e]$|^[A-Z][a-z]+$/.test(key);

/**
 * Single-key shortcuts: 'j', 'shift+x', 'escape'. They are inactive in text fields, while a dialog
 * or menu is open, and while the person has switched them off.
 */
export function useDeskKeys(actions: Readonly<Record<string, () => void>>): void {
  const options = { enabled: useSingleKeys(), enableOnFormTags: true, enableOnContentEditable: true };
  const isIgnored = (event: KeyboardEvent): boolean => event.defaultPrevented || isTyping(event) || isBelowOverlay();
  const run = (event: KeyboardEvent, { hotkey }: { hotkey: string }): void => {
    if (event.repeat && !REPEATED.has(hotkey)) return;
    if (hotkey !== 'escape') event.preventDefault();
    actions[hotkey]?.();
  };
  const keys = Object.keys(actions);
  useHotkeys(keys, run, { ...options, useKey: true, ignoreEventWhen: isIgnored });
  // A Devanagari layout has no Latin letters, so the second call uses the physical position of the
  // key.
  useHotkeys(keys, run, { ...options, ignoreEventWhen: (event) => isIgnored(event) || isLatin(event) });
}
