import { expect, test } from 'vitest';
import { shortcutOf } from './shortcut.ts';

const press = (key: string, changes: Partial<Parameters<typeof shortcutOf>[0]> = {}) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  defaultPrevented: false,
  ...changes,
});
const free = { isTyping: false };

test('knows the keys, in capitals too', () => {
  expect(shortcutOf(press('a'), free)).toBe('approve');
  expect(shortcutOf(press('J'), free)).toBe('next');
  expect(shortcutOf(press('?', { shiftKey: true, code: 'Slash' }), free)).toBe('help');
  expect(shortcutOf(press('Escape', { code: 'Escape' }), free)).toBe('dismiss');
  expect(shortcutOf(press('q'), free)).toBeNull();
});

test('leaves typing and other programs’ keys alone', () => {
  expect(shortcutOf(press('a'), { isTyping: true })).toBeNull();
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { defaultPrevented: true }])
    expect(shortcutOf(press('r', held), free)).toBeNull();
  expect(shortcutOf(press('D', { shiftKey: true }), free)).toBeNull();
});

test('does not decide again while a key is held down, but goes on through the list', () => {
  expect(shortcutOf(press('a', { repeat: true }), free)).toBeNull();
  expect(shortcutOf(press('j', { repeat: true }), free)).toBe('next');
});

test('takes the place of the key where the layout is not Latin', () => {
  expect(shortcutOf(press('ो', { code: 'KeyA' }), free)).toBe('approve');
  expect(shortcutOf(press('ो', { code: 'Comma' }), free)).toBeNull();
});

test('picks a range with shift', () => expect(shortcutOf(press('X', { shiftKey: true }), free)).toBe('select'));
