import { expect, it } from 'vitest';
import { cleanLine, cleanText, isHindi, truncateAtWord } from './text.ts';

it('leaves nothing of a text made of invisible characters', () => {
  expect(cleanText('\u200B\u200E \u2060\uFEFF\u0000\u00AD\u200D')).toBe('');
});
it('removes bidirectional overrides and controls inside a text', () => {
  expect(cleanText('safe\u202Etxt.exe\u2066 \u0007end')).toBe('safetxt.exe end');
});
it('keeps joiners where they carry meaning', () => {
  expect(cleanText('👨‍👩‍👧 देखा')).toBe('👨‍👩‍👧 देखा');
  expect(cleanText('क्‍ष')).toBe('क्‍ष');
  expect(cleanText('a\u200Db')).toBe('ab');
});
it('keeps paragraphs and limits empty lines', () => {
  expect(cleanText('one\r\n\r\n\r\n\r\n\r\ntwo  ')).toBe('one\n\n\ntwo');
  expect(cleanLine('one\n two')).toBe('one two');
});
it('cuts at a word', () => {
  expect(truncateAtWord('short', 10)).toBe('short');
  expect(truncateAtWord('one two three four', 12)).toBe('one two…');
});
it('knows Hindi from Hinglish', () => {
  expect(isHindi('दादर का राजा')).toBe(true);
  expect(isHindi('Dadar का Raja')).toBe(false);
  expect(isHindi('123')).toBe(false);
});
it('cleans 64 KB of spaces without trying every one of them as a start', () => {
  const hostile = `a${' '.repeat(64_000)}b`;
  const startedAt = performance.now();
  expect(cleanText(hostile)).toBe(hostile);
  expect(performance.now() - startedAt).toBeLessThan(200);
  expect(cleanText('one \t \ntwo')).toBe('one\ntwo');
});
