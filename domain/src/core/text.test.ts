import { expect, it } from 'vitest';
import {
  cleanLine,
  cleanText,
  firstBytes,
  firstCharacters,
  isHindi,
  truncateAtWord,
  withoutJoiners,
  wordsIn,
} from './text.ts';

it('removes a text of invisible characters completely', () => {
  expect(cleanText('\u200B\u200E \u2060\uFEFF\u0000\u00AD\u200D')).toBe('');
});
it.each([
  ['the grapheme joiner', '\u034F'],
  ['unseen vowels of Khmer', '\u17B4\u17B5'],
  ['Mongolian selectors', '\u180B\u180C\u180D\u180E\u180F'],
  ['variation selectors', '\uFE00\uFE0D\uFE0E\uFE0F'],
  ['more variation selectors', '\u{E0100}\u{E01EF}'],
])('removes %s', (_, unseen) => {
  expect(cleanText(unseen.repeat(10))).toBe('');
  expect(cleanText(`Ra${unseen}ja ${unseen}`)).toBe('Raja');
});
it('keeps one variation selector of an emoji', () => {
  for (const text of ['❤️', '5️⃣', '🏳️‍🌈', '❤️‍🔥', 'I ❤️ it ☂︎']) expect(cleanText(text)).toBe(text);
  expect(cleanText('❤\uFE0F\uFE0F\uFE0F!')).toBe('❤\uFE0F!');
  expect(cleanText('❤\u200B\uFE0F')).toBe('❤\uFE0F');
  expect(cleanText('a\uFE0F\u200D\uFE0Fb')).toBe('ab');
});
it('removes lone surrogates and keeps surrogate pairs', () => {
  expect(cleanText('\uD800')).toBe('');
  expect(cleanText('a\uD83Db\uDE00 😀 \uDE00\uD83D')).toBe('ab 😀');
  expect(cleanText('\uD83D\u200B\uDE00')).toBe('');
});
it('returns NFC even if an invisible character stood before an accent', () => {
  expect(cleanText('Cafe\u034F\u0301 e\u200D\u0301')).toBe('Café é');
});
it('removes bidirectional overrides and control characters inside a text', () => {
  expect(cleanText('safe\u202Etxt.exe\u2066 \u0007end')).toBe('safetxt.exe end');
});
it('keeps joiners only where they carry meaning', () => {
  expect(cleanText('👨‍👩‍👧 देखा')).toBe('👨‍👩‍👧 देखा');
  expect(cleanText('क्‍ष')).toBe('क्‍ष');
  expect(cleanText('a\u200Db')).toBe('ab');
  // Sinhala, Bengali, Odia, Malayalam and Persian.
  for (const text of [
    '\u0DC1\u0DCA\u200D\u0DBB\u0DD3',
    '\u09B0\u200D\u09CD\u09AF',
    '\u0B15\u0B4D\u200C\u0B37',
    '\u0D28\u0D4D\u200D.',
    '\u0645\u06CC\u200C\u0634\u0648\u062F',
  ])
    expect(cleanText(text)).toBe(text);
  expect(cleanText('\u0915\u094D\u200D\u200D\u200C\u0937')).toBe('\u0915\u094D\u200D\u0937');
});
it('keeps the tags of a flag, and removes all other tags', () => {
  const tags = (text: string) =>
    [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
  for (const region of ['gbeng', 'gbsct', 'gbwls']) {
    const flag = `\u{1F3F4}${tags(region)}\u{E007F}`;
    expect(cleanText(`${flag} ${flag}`)).toBe(`${flag} ${flag}`);
  }
  expect(cleanText(`\u{1F3F4}${tags('obey')}\u{E007F} Hi${tags('obey me')}`)).toBe('\u{1F3F4} Hi');
});
it('counts no joiner and no tag, and splits no word at a joiner', () => {
  expect(withoutJoiners('\u092A\u0926\u094D\u200D\u092E\u{1F3F4}\u{E0067}\u{E007F}')).toBe('पद्म\u{1F3F4}');
  expect(wordsIn('\u200D\u092A\u0926\u094D\u200D\u092E\u093F\u0928\u0940, 2')).toEqual([
    '\u092A\u0926\u094D\u200D\u092E\u093F\u0928\u0940',
    '2',
  ]);
});
it('keeps paragraphs and limits empty lines', () => {
  expect(cleanText('one\r\n\r\n\r\n\r\n\r\ntwo  ')).toBe('one\n\n\ntwo');
  expect(cleanLine('one\n two')).toBe('one two');
});
it('truncates at a word', () => {
  expect(truncateAtWord('short', 10)).toBe('short');
  expect(truncateAtWord('one two three four', 12)).toBe('one two…');
});
it('never cuts a surrogate pair', () => {
  expect(firstCharacters('ab😀', 3)).toBe('ab');
  expect(firstCharacters('ab😀', 4)).toBe('ab😀');
  expect(truncateAtWord('😀😀😀😀', 6)).toBe('😀😀…');
});
it('distinguishes Hindi from Hinglish', () => {
  expect(isHindi('दादर का राजा')).toBe(true);
  expect(isHindi('Dadar का Raja')).toBe(false);
  expect(isHindi('123')).toBe(false);
});
it('cleans 64 KB of spaces in linear time', () => {
  const hostile = `a${' '.repeat(64_000)}b`;
  const startedAt = performance.now();
  expect(cleanText(hostile)).toBe(hostile);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(cleanText('one \t \ntwo')).toBe('one\ntwo');
});
it('cuts a text to a number of bytes, never inside a character', () => {
  expect(firstBytes('राजा', 7)).toBe('रा');
  expect(firstBytes('a😀b', 4)).toBe('a');
  expect(firstBytes('a😀b', 5)).toBe('a😀');
  expect(firstBytes('short', 1_000)).toBe('short');
});

it('removes letters that render blank', () => {
  for (const blank of ['\u2800', '\u3164', '\u115F', '\uFFA0', '\uFFFC', '\u{1D159}', '\u{16FE4}', '\u{13441}']) {
    expect(cleanLine(blank.repeat(3)), blank).toBe('');
    expect(cleanLine(`Ra${blank}ja`), blank).toBe('Raja');
  }
});
it('removes all but the first few accents that are stacked on one letter', () => {
  const piled = `H${'\u0317\u0350'.repeat(20)}i${'\u20DD'.repeat(9)}`;
  expect(cleanText(piled).match(/\p{M}/gu)).toHaveLength(4);
  expect(cleanText(`क${'\u0902'.repeat(30)}`)).toBe(`क${'\u0902'.repeat(4)}`);
});
it('leaves the marks of Hindi, Tamil, Vietnamese, Arabic and emoji as they are', () => {
  for (const text of ['क्षि', 'निर्णय', 'ज़ीं', 'शृंगार', 'हिन्दी', 'कार्त्स्न्य', 'ரஜினிகாந்த்', 'Nguyễn Thị', 'مُحَمَّدٌ', '5️⃣', 'à̰'])
    expect(cleanText(text)).toBe(text.normalize('NFC'));
});
