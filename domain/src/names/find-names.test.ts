import { describe, expect, it } from 'vitest';
import { findNames } from './find-names.ts';
import { createNameIndex, type NamedEntity } from './name-index.ts';

const film = (id: string, names: string[], rest: Partial<NamedEntity> = {}): NamedEntity => ({
  id,
  kind: 'film',
  names,
  year: 2026,
  personIds: [],
  nameClass: null,
  ...rest,
});
const person = (id: string, names: string[]): NamedEntity => ({ ...film(id, names), kind: 'person', year: null });

const index = createNameIndex([
  film('porter', ['Porter', 'पोर्टर'], { personIds: ['vikram'] }),
  film('daughter', ['The Porter’s Daughter']),
  film('namak', ['Namak', 'नमक'], { personIds: ['vikram'] }),
  film('f47', ['47']),
  film('gali', ['Rangrez Ki Galli', 'रंगरेज़ की गली']),
  film('khwabgah', ['Khwabgah']),
  film('saaz', ['साज़']),
  film('saaj', ['साज']),
  film('chor', ['Chor Darwaza']),
  film('chor2', ['Chor Darwaza 2']),
  film('raahein79', ['Anjaan Raahein'], { year: 1979, personIds: ['kohli'] }),
  film('raahein26', ['Anjaan Raahein'], { personIds: ['vikram'] }),
  film('signal', ['Signal']),
  film('plain', ['Barfani'], { nameClass: 'distinctive' }),
  person('vikram', ['Vikram Solanke', 'विक्रम सोलंके']),
  person('kohli', ['Balwant Kohli']),
  person('murthy', ['S. K. Murthy']),
  person('tomar', ['Suraj Pal Tomar']),
  person('rathi1', ['Anjali Rathi']),
  person('rathi2', ['Anjali Rathi']),
]);

/** Ids of the found names; one that is only proposed has a '?'. */
const found = (text: string, title = 'A week at the movies') =>
  findNames({ title, html: text.startsWith('<') ? text : `<p>${text}</p>`, year: 2026 }, index).map(
    ({ entity, isCertain }) => (isCertain ? entity.id : `${entity.id}?`),
  );

describe('names in stories', () => {
  it('finds a full name by itself, and its possessive', () => {
    expect(found('We met Vikram Solanke’s aunt.')).toEqual(['vikram']);
  });
  it('takes an ordinary word for a title only with a strong cue or two weak ones', () => {
    expect(found('Porter wages rose. Ask any porter.')).toEqual([]);
    expect(found('Everyone liked the film Porter.')).toEqual(['porter']);
    expect(found('Everyone liked ‘Porter’.')).toEqual(['porter']);
    expect(found('Everyone liked <em>Porter</em>.')).toEqual(['porter']);
    expect(found('He sat through Porter twice.')).toEqual(['porter?']);
    expect(found('Vikram Solanke carries Porter.')).toEqual(['vikram', 'porter']);
  });
  it('takes a number for a title only with a strong cue', () => {
    expect(found('It opened on 47 screens.')).toEqual([]);
    expect(found('The film 47 opens on Friday.')).toEqual(['f47']);
  });
  it('needs a strong cue in Hindi, which has no capitals', () => {
    expect(found('पोर्टर ने सामान उठाया।')).toEqual([]);
    expect(found('विक्रम सोलंके ने पोर्टर बुलाया।')).toEqual(['vikram', 'porter?']);
    expect(found('‘नमक’ अगले हफ़्ते आएगी।')).toEqual(['namak']);
  });
  it('finds a Hindi name without its nukta, but prefers the name that is spelled alike', () => {
    expect(found('फ़िल्म रंगरेज की गली')).toEqual(['gali']);
    expect(found('फ़िल्म साज़')).toEqual(['saaz']);
    expect(found('फ़िल्म साज')).toEqual(['saaj']);
  });
  it('finds a name in another script by its sound, if it is long enough', () => {
    expect(found('फ़िल्म ख़्वाबगाह')).toEqual(['khwabgah']);
    expect(found('फ़िल्म सिगनल')).toEqual([]);
  });
  it('prefers a longer title, and takes an unknown part of a series for no known film', () => {
    expect(found('They liked The Porter’s Daughter.')).toEqual(['daughter']);
    expect(found('They liked Chor Darwaza 2.')).toEqual(['chor2']);
    expect(found('They liked Chor Darwaza 4 more.')).toEqual([]);
  });
  it('picks one of two films of a name by year or credit', () => {
    expect(found('We saw <em>Anjaan Raahein</em> (1979).')).toEqual(['raahein79']);
    expect(found('Vikram Solanke stars in Anjaan Raahein.')).toEqual(['vikram', 'raahein26']);
  });
  it('links no film of a name if the story means several', () => {
    expect(found('‘Anjaan Raahein’ (1979) becomes ‘Anjaan Raahein’ with Vikram Solanke')).toEqual([
      'raahein79?',
      'raahein26?',
      'vikram',
    ]);
  });
  it('proposes all people of a name if nothing picks one', () => {
    expect(found('She thanked Anjali Rathi.')).toEqual(['rathi1?', 'rathi2?']);
  });
  it('takes a role, a song or a politician for no film or actor', () => {
    expect(found('She plays Porter. Later, Porter runs.')).toEqual([]);
    expect(found('The new song ‘Porter’ is out.')).toEqual([]);
    expect(found('MLA Suraj Pal Tomar came. “Good,” said Suraj Pal Tomar.')).toEqual([]);
  });
  it('only proposes a person whose name is part of a longer one', () => {
    expect(found('The rights are with Vikram Solanke Pictures.')).toEqual(['vikram?']);
  });
  it('reads initials in every spelling, and no surname alone', () => {
    for (const name of ['S. K. Murthy', 'S.K. Murthy', 'SK Murthy'])
      expect(found(`We met ${name}.`)).toEqual(['murthy']);
    expect(found('Murthy said nothing.')).toEqual([]);
  });
  it('takes no capital for a cue in Title Case and in capitals', () => {
    expect(found('', 'Why Every Porter Needs Better Shoes Tonight')).toEqual([]);
    expect(found('PORTER SAVES THE DAY AGAIN TODAY')).toEqual([]);
  });
  it('reads hashtags', () => {
    expect(found('It was #SignalTrailer all day.')).toEqual(['signal']);
  });
  it('only proposes a name in a link, a caption or a fact box, and ignores live blocks', () => {
    expect(found('<p><a href="/x">Vikram Solanke speaks</a></p>')).toEqual(['vikram?']);
    expect(found('<figure><figcaption>Vikram Solanke</figcaption></figure>')).toEqual(['vikram?']);
    expect(found('<aside data-block="fact-box"><p>Vikram Solanke</p></aside>')).toEqual(['vikram?']);
    expect(found('<p data-block="film" data-film="x"><a href="/x">Rangrez Ki Galli</a></p>')).toEqual([]);
  });
  it('follows the class that an editor has set', () => {
    expect(found('They waited for Barfani.')).toEqual(['plain']);
  });
  it('takes linear time for hostile text', () => {
    const started = performance.now();
    found(`<p>${'S. '.repeat(50_000)}</p>${'<em>'.repeat(10_000)}‘Porter’ (${'film Porter '.repeat(5_000)}`);
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
