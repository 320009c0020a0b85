import { describe, expect, it } from 'vitest';
import { hasNumber, numbersIn } from './numbers.ts';

const values = (text: string) => numbersIn(text).map(({ value }) => value);
const stands = (text: string, wanted: string) => {
  const numbers = numbersIn(text);
  return numbersIn(wanted).every((number) => hasNumber(numbers, number));
};

describe('numbers of a text', () => {
  it.each([
    ['₹128.4 crore', 1_284_000_000],
    ['₹1,28,40,00,000', 1_284_000_000],
    ['1,284,000,000', 1_284_000_000],
    ['१२८.४ करोड़', 1_284_000_000],
    ['1.9 lakh', 190_000],
    ['Rs 40 lakhs', 4_000_000],
    ['12 million', 12_000_000],
    ['forty-eight windows', 48],
    ['two hundred and six people', 206],
    ['two hundred crore', 2_000_000_000],
    ['2 thousand crore', 20_000_000_000],
    ['1 lakh crore', 1_000_000_000_000],
    ['एक लाख करोड़', 1_000_000_000_000],
    ['बारह करोड़ नब्बे लाख', 129_000_000],
    ['एक सौ चौदह मिनट', 114],
    ['अड़तालीस खिड़कियाँ', 48],
    ['डेढ़ लाख', 150_000],
  ])('parses %s', (text, value) => {
    expect(values(text)).toEqual([value]);
  });
  it("separates several numbers, and ignores 'one' and 'एक' as pronouns", () => {
    expect(values('It opened at 18.4, then 64.2; 9 of 4,000 stayed for one night, as one does')).toEqual([
      18.4, 64.2, 9, 4000,
    ]);
    expect(values('एक आदमी, एक शाम')).toEqual([]);
  });
  it('parses 64 KB of digits and commas in linear time', () => {
    const began = performance.now();
    numbersIn('1,'.repeat(32_000));
    numbersIn('two hundred and '.repeat(4000));
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('a number in another text', () => {
  it('is found in any script, grouping and unit', () => {
    expect(stands('The total is ₹128.4 crore.', 'कुल १२८.४ करोड़')).toBe(true);
    expect(stands('The total is ₹128.4 crore.', '₹1,28,40,00,000')).toBe(true);
    expect(stands('कुल कमाई बारह करोड़ नब्बे लाख नेट है', '12.9 करोड़')).toBe(true);
    expect(stands('48 windows', 'forty-eight windows')).toBe(true);
  });
  it('is found if the text names the unit only once for several numbers', () => {
    expect(stands('It took ₹18.4 crore, then 64.2.', '₹64.2 crore')).toBe(true);
  });
  it('is not found with another unit or as a percentage', () => {
    expect(stands('It took ₹18.4 lakh.', '₹18.4 crore')).toBe(false);
    expect(stands('It took ₹18.4 crore.', '₹18.4')).toBe(false);
    expect(stands('The market is worth ₹1 lakh crore.', '₹1 lakh')).toBe(false);
    expect(stands('18 screens', '18 per cent')).toBe(false);
    expect(stands('up 12.4 per cent', '12.4%')).toBe(true);
  });
});
