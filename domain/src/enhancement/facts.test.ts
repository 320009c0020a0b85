import { describe, expect, it } from 'vitest';
import { joinedRuns, sourceOf, unknownFacts, unknownWords } from './facts.ts';

const source = sourceOf([
  'Anagha Tambe directs Veerendra Sakpal in ‘Dadar Ka Raja’, which took ₹18.4 crore on its first day at Liberty Talkies. Jeroo Patrawala runs the house.',
  'पठान',
]);
const english = (text: string) => unknownFacts(text, source, 'en');

describe('facts of an English text', () => {
  it('finds nothing where every name and number stands in the source', () => {
    expect(english('Veerendra Sakpal’s film took ₹18.4 crore at Liberty Talkies.')).toEqual([]);
    expect(english('Director Anagha Tambe’s ‘Dadar ka Raja’ opens. After that, Jeroo Patrawala waits.')).toEqual([]);
  });
  it('finds invented people, wherever they stand', () => {
    expect(english('Salman Khan joins Anagha Tambe')).toEqual(['Salman', 'Khan']);
    expect(english('The film stars Kareena')).toEqual(['Kareena']);
    expect(english('Raja is back. Ranbir is not.')).toEqual(['Ranbir']);
  });
  it('finds a person mixed of two', () => {
    expect(english('Then came Anagha Sakpal')).toEqual(['Anagha Sakpal']);
    expect(english('They met in Liberty. Anagha laughed.')).toEqual([]);
  });
  it('finds invented numbers', () => {
    expect(english('It took ₹19.4 crore in forty days')).toEqual(['19.4 crore', 'forty']);
  });
  it('knows a name by its sound in either script', () => {
    expect(english('Then came Pathaan')).toEqual([]);
    expect(unknownFacts('अनघा तांबे और दादर का राजा', source, 'hi')).toEqual([]);
  });
});

describe('facts of a Hindi text', () => {
  const hindi = sourceOf(['निर्देशक निलोफ़र काज़ी की फ़िल्म ‘आख़िरी ताँगा’ ने पहले दिन 40 लाख कमाए। राघव नौटियाल ताँगेवाले हैं।']);
  it('lets inflected and common words pass', () => {
    expect(unknownFacts('निलोफ़र काज़ी की फ़िल्म में राघव नौटियाल ताँगेवाला हैं और यह कहानी सबसे अच्छी है।', hindi, 'hi')).toEqual(
      [],
    );
  });
  it('finds names and numbers that are not there', () => {
    expect(unknownFacts('शाहरुख़ की फ़िल्म ने 50 लाख कमाए।', hindi, 'hi')).toEqual(['50 लाख', 'शाहरुख़']);
  });
});

describe('words of a tag', () => {
  it('must all stand in the source, plural or not', () => {
    expect(unknownWords('liberty talkies', source)).toEqual([]);
    expect(unknownWords('house', source)).toEqual([]);
    expect(unknownWords('salman khan', source)).toEqual(['salman', 'khan']);
  });
  it('may be written as one where they are neighbours', () => {
    expect(joinedRuns(['निर्देशक निलोफ़र काज़ी ने']).has('निलोफ़रकाज़ी'.normalize('NFC'))).toBe(true);
    expect(joinedRuns(['Dadar Ka Raja']).has('dadarraja')).toBe(false);
  });
});
