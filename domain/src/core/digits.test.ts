import { expect, it } from 'vitest';
import { westernDigits } from './digits.ts';

it('replaces the digits of every script, and nothing else', () => {
  const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0de6, 0x0e50, 0xff10, 0x1d7ce, 0x1d7f6, 0x116d0, 0x116da];
  for (const zero of zeros) {
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join('');
    expect(westernDigits(digits), zero.toString(16)).toBe('0123456789');
  }
  expect(westernDigits('दिन १, ₹१२.५ करोड़, 30 ½ Ⅳ ④')).toBe('दिन 1, ₹12.5 करोड़, 30 ½ Ⅳ ④');
});
