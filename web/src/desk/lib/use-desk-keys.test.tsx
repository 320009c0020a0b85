import { parseHTML } from 'linkedom';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// React's client needs a global document when it is imported.
const { window, document } = parseHTML(
  '<!doctype html><html><body><input id="text"><input id="check" type="checkbox"><main></main></body></html>',
);
Object.assign(globalThis, { window, document, Element: window.Element, IS_REACT_ACT_ENVIRONMENT: true });
const { createRoot } = await import('react-dom/client');
const { setSingleKeys } = await import('./single-keys.ts');
const { useDeskKeys } = await import('./use-desk-keys.ts');

const acted = vi.fn<(key: string) => void>();
function Screen() {
  const keys = ['j', 'a', 'x', 'shift+x', '/', '?', 'shift+?', 'escape'];
  useDeskKeys(Object.fromEntries(keys.map((key) => [key, () => acted(key)])));
  return null;
}

let root: Root;
beforeEach(async () => {
  acted.mockClear();
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Screen />));
});
afterEach(() => act(async () => root.unmount()));

/** The action that a key press triggers, and whether the browser's default is prevented. */
function press(key: string, { target = 'body', ...more }: Record<string, unknown> = {}): [string | undefined, boolean] {
  const event = Object.assign(new window.Event('keydown', { bubbles: true, cancelable: true }), {
    key,
    code: `Key${key.toUpperCase()}`,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    ...more,
  });
  acted.mockClear();
  document.querySelector(target as string)?.dispatchEvent(event);
  expect(acted.mock.calls.length).toBeLessThanOrEqual(1);
  return [acted.mock.lastCall?.[0], event.defaultPrevented];
}

test('recognises the keys, also as capital letters', () => {
  expect(press('a')).toEqual(['a', true]);
  expect(press('J')).toEqual(['j', true]);
  expect(press('?', { shiftKey: true, code: 'Slash' })).toEqual(['shift+?', true]);
  expect(press('/', { code: 'Slash' })).toEqual(['/', true]);
  expect(press('q')).toEqual([undefined, false]);
  // The default of Escape stays, because other parts of the screen also close with it.
  expect(press('Escape', { code: 'Escape' })).toEqual(['escape', false]);
});

test('ignores keys in a text field, and keys with Ctrl, Alt, Meta or an unexpected Shift', () => {
  expect(press('a', { target: '#text' })).toEqual([undefined, false]);
  expect(press('a', { target: '#check' })[0]).toBe('a');
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    expect(press('a', held)).toEqual([undefined, false]);
  expect(press('A', { shiftKey: true })).toEqual([undefined, false]);
});

test('does nothing while a dialog or menu is visible, or while single-key shortcuts are off', () => {
  for (const role of ['dialog', 'alertdialog', 'menu']) {
    document.querySelector('main')?.setAttribute('role', role);
    expect(press('a')).toEqual([undefined, false]);
  }
  document.querySelector('main')?.setAttribute('aria-hidden', 'true');
  expect(press('a')[0]).toBe('a');
  document.querySelector('main')?.removeAttribute('role');
  void act(() => setSingleKeys(false));
  expect(press('a')).toEqual([undefined, false]);
  void act(() => setSingleKeys(true));
  expect(press('a')[0]).toBe('a');
});

test('while a key is held down, repeats moving through the list but not a decision', () => {
  expect(press('a', { repeat: true })[0]).toBeUndefined();
  expect(press('j', { repeat: true })[0]).toBe('j');
});

test('uses the physical key if the layout is not Latin', () => {
  expect(press('ो', { code: 'KeyA' })[0]).toBe('a');
  expect(press('ो', { code: 'Comma' })[0]).toBeUndefined();
  // On a French layout the key at A's position writes Q.
  expect(press('q', { code: 'KeyA' })[0]).toBeUndefined();
});

test('recognises Shift+X', () => expect(press('X', { shiftKey: true })[0]).toBe('shift+x'));
