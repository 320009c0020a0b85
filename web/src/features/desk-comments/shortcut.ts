export type Shortcut =
  'approve' | 'reject' | 'delete' | 'next' | 'previous' | 'select' | 'undo' | 'open' | 'help' | 'dismiss';

/** The keys of the desk, in the order in which the legend shows them. */
export const shortcuts: readonly { shortcut: Shortcut; key: string; label: string }[] = [
  { shortcut: 'next', key: 'J', label: 'Next comment' },
  { shortcut: 'previous', key: 'K', label: 'Previous comment' },
  { shortcut: 'approve', key: 'A', label: 'Approve' },
  { shortcut: 'reject', key: 'R', label: 'Reject' },
  { shortcut: 'delete', key: 'D', label: 'Delete' },
  { shortcut: 'select', key: 'X', label: 'Select' },
  { shortcut: 'undo', key: 'U', label: 'Undo within 10 seconds' },
  { shortcut: 'open', key: 'O', label: 'Open the article' },
  { shortcut: 'help', key: '?', label: 'All shortcuts' },
];

const byKey: Readonly<Record<string, Shortcut>> = {
  ...Object.fromEntries(shortcuts.map(({ key, shortcut }) => [key.toLowerCase(), shortcut])),
  escape: 'dismiss',
};

/** Held down they go on; a held A must not clear the queue. */
const REPEATS: ReadonlySet<Shortcut> = new Set(['next', 'previous']);

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'defaultPrevented'
>;

/**
 * What a key press asks for; `null` where it is not ours: with Ctrl, Alt or the command key,
 * handled already, or typed. With a Devanagari layout the key's place on the board counts.
 * `isTyping`: the focus is in a field.
 */
export function shortcutOf(pressed: Pressed, { isTyping }: { isTyping: boolean }): Shortcut | null {
  if (isTyping || pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.defaultPrevented) return null;
  const isLatin = /^[\x20-\x7e]$|^[A-Z][a-z]+$/.test(pressed.key);
  const key = isLatin ? pressed.key : pressed.code.replace(/^Key/, '');
  const shortcut = Object.hasOwn(byKey, key.toLowerCase()) ? (byKey[key.toLowerCase()] as Shortcut) : null;
  if (shortcut === null || (pressed.repeat && !REPEATS.has(shortcut))) return null;
  // Shift makes a range of X and the question mark; with any other key it means something else.
  if (pressed.shiftKey && shortcut !== 'select' && shortcut !== 'help') return null;
  return shortcut;
}

const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable=""], [contenteditable="true"]';

/** True where a key press there is text. */
export const isTypingIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null;
