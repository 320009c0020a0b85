import { describe, expect, it } from 'vitest';
import {
  beginningKey,
  beginningKeys,
  editDistance,
  foldWords,
  isBeginning,
  isNear,
  isSlip,
  skeleton,
  slipKeys,
  soundKey,
  transliterate,
} from './fold.ts';

const keysOf = (word: string) => [word, skeleton(word), soundKey(word), ...slipKeys(word), ...beginningKeys(word)];
const skeletons = (text: string) => foldWords(text).map(skeleton).join(' ');

describe('folding', () => {
  it('gives Hindi and English spellings of a name the same skeleton', () => {
    for (const spellings of [
      ['पठान', 'Pathaan', 'Pathan', 'PATHAAN'],
      ['दादर का राजा', 'Dadar Ka Raja', 'daadar kaa raajaa'],
      ['चाँद का टिकट', 'Chaand Ka Ticket', 'Chand ka Tiket'],
      ['फिर मिलेंगे, फरीदा', 'Phir Milenge, Farida', 'Fir Milenge Fareeda'],
      ['रियाज़', 'Riyaaz', 'Riaz'],
      ['मुंबई', 'Mumbai'],
      ['खोली नं. ९', 'Kholi No. 9', 'Kholi Num 9'].slice(0, 1),
      ['काग़ज़ की पतंग', 'Kaagaz Ki Patang', 'kagaz ki patang'],
      ['नकाब नगर', 'Naqaab Nagar', 'nakab nagar'],
    ]) {
      expect(new Set(spellings.map(skeletons)).size, spellings.join(' / ')).toBe(1);
    }
  });
  it('gives different words different skeletons', () => {
    expect(skeleton('mail')).not.toBe(skeleton('nagar'));
    expect(skeleton('9')).toBe('9');
  });
  it('transliterates Devanagari as people type it in Latin letters', () => {
    expect(transliterate('राजा')).toBe('raajaa');
    expect(transliterate('दादर')).toBe('daadar');
    expect(transliterate('२०२६')).toBe('2026');
  });
  it('splits words at punctuation and drops accents of Latin letters', () => {
    expect(foldWords('‘Café—Société’')).toEqual(['cafe', 'societe']);
    expect(foldWords('—!…')).toEqual([]);
  });
  it('drops joiners, which split no word', () => {
    expect(foldWords('पद्\u200Dमावत')).toEqual(['padmaavat']);
    expect(skeletons('पद्\u200Dमिनी')).toBe(skeletons('padmini'));
    expect(skeletons('उपन्\u200Dयास')).toBe(skeletons('उपन्यास'));
    expect(foldWords('\u0645\u06CC\u200C\u0634\u0648\u062F')).toEqual(['\u0645\u06CC\u0634\u0648\u062F']);
  });
  it('reads the digits of every script', () =>
    expect(foldWords('\u09E8\u09E6\u09E8\u09EC \u0662\u0660\u0662\u0666 २०२६')).toEqual(['2026', '2026', '2026']));
  it('reads ornamental letters of social media as plain letters', () => {
    expect(foldWords('𝐑𝐚𝐣𝐚 ｏｐｅｎｓ 𝟙𝟚 ﬁlms')).toEqual(['raja', 'opens', '12', 'films']);
    expect(foldWords('ﷺ ½')).toEqual(['صلى', 'الله', 'عليه', 'وسلم', '1', '2']);
  });
  it('makes no key with a lone surrogate', () => {
    const words = foldWords('𠀀𠀁𠀂 राजा𠀀 𐐀𐐁𐐂𐐃 ab𐐀cdef \uD835 𝐑\uD835');
    expect(words).toEqual(['raajaa', 'abcdef', 'r']);
    for (const word of words) for (const key of keysOf(word)) expect(key).not.toMatch(/\p{Surrogate}/u);
  });
  it.each([
    ['Latin', 'Bollywood'],
    ['x, which is two letters to a skeleton', 'xa'],
    ['Devanagari', 'क्षत्रिय'],
    ['Tamil', 'கடல்'],
    ['Thai', 'ภาพยนตร์'],
    ['Chinese', '電影'],
    ['ligatures', 'ﷺ'],
    ['mathematics', '𝐑𝐚𝐣𝐚'],
  ])('makes no key that is too long for a field name (%s)', (_, part) => {
    const words = foldWords(part.repeat(5000));
    expect(words.length).toBeGreaterThan(0);
    for (const word of new Set(words))
      for (const key of keysOf(word)) expect(new TextEncoder().encode(key).length).toBeLessThan(1000);
  });
  it('keeps a word of another script as one word', () => {
    expect(foldWords('கடல்').map(skeleton)).toHaveLength(1);
  });
});

describe('edit distance', () => {
  it('counts inserted, deleted, replaced and swapped letters, up to a limit', () => {
    expect(editDistance('ladakh', 'ladakh')).toBe(0);
    expect(editDistance('ladkah', 'ladakh')).toBe(1);
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('abc', 'xyzxyz', 2)).toBe(3);
  });
  it('accepts near spellings of the same word and no other words', () => {
    expect(isNear('pathan', 'pathaan')).toBe(true);
    expect(isNear('riaz', 'raja')).toBe(false);
    expect(isNear('train', 'turn')).toBe(false);
  });
});

describe('finding misspelt words', () => {
  const sounds = (text: string) => foldWords(text).map(soundKey).join(' ');
  it('gives spellings of one name the same sound key, and different names different ones', () => {
    for (const spellings of [
      ['पठान', 'Pathaan', 'Pathan'],
      ['राजकुमार', 'Rajkumar', 'Raajkumaar'],
      ['रियाज़', 'Riyaaz', 'Riaz'],
      ['लद्दाख', 'Ladakh'],
    ])
      expect(new Set(spellings.map(sounds)).size, spellings.join(' / ')).toBe(1);
    expect(new Set(['raja', 'roja', 'riaz'].map(sounds)).size).toBe(3);
    expect(soundKey('கடல்')).toBe('கடல்');
  });
  it('matches words that differ by one letter, a vowel or a consonant', () => {
    const meets = (a: string, b: string) => slipKeys(a).some((key) => slipKeys(b).includes(key));
    for (const [typed, meant] of [
      ['ladkh', 'ladakh'],
      ['ladzakh', 'ladakh'],
      ['ladukh', 'ladakh'],
      ['lookersh', 'lookeesh'],
      ['moustache', 'mostache'],
      ['kingdom', 'kimgdom'],
    ] as const) {
      expect(meets(typed, meant), typed).toBe(true);
      expect(isSlip(typed, meant), typed).toBe(true);
    }
    expect(isSlip('raja', 'roza')).toBe(false);
    expect(isSlip('raj', 'ram')).toBe(false);
  });
  it('makes at most 30 keys for typing errors, as many as one query may contain', () => {
    expect(slipKeys('aabbccddeeffgghhiijj').length).toBeLessThanOrEqual(30);
    expect(slipKeys('raj')).toEqual(['raj']);
  });
  it('finds a word by its beginning, in any spelling', () => {
    expect(beginningKeys('pathaan')).toEqual(['^pat']);
    for (const [typed, whole] of [
      ['path', 'pathaan'],
      ['patha', 'पठान'],
      ['khedo', 'khedoot'],
      ['faree', 'phareeda'],
    ] as const) {
      const [word = ''] = foldWords(whole);
      expect(beginningKeys(word), typed).toContain(beginningKey(typed));
      expect(isBeginning(typed, word), typed).toBe(true);
    }
    expect(isBeginning('kith', 'khedoot')).toBe(false);
    expect([beginningKey('pa'), ...beginningKeys('raj')]).toEqual([null]);
  });
});
