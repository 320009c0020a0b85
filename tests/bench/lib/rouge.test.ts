import { describe, expect, it } from 'vitest';
import { rougeL } from './rouge.ts';

describe('ROUGE-L', () => {
  it('is one for equal texts and zero without common words', () => {
    expect(rougeL('The dawn show is back.', 'the dawn show is back')).toBe(1);
    expect(rougeL('rain', 'song')).toBe(0);
    expect(rougeL('', 'song')).toBe(0);
  });
  it('counts common words only as far as they are in the same order', () => {
    expect(rougeL('police kill the gunman', 'police killed the gunman')).toBeCloseTo(0.75);
    expect(rougeL('the gunman kill police', 'police killed the gunman')).toBeCloseTo(0.5);
  });
  it('keeps the vowel signs of Devanagari words', () => {
    expect(rougeL('फ़िल्म आई', 'फ़िल्म आई।')).toBe(1);
  });
});
