import { beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, type KnownFilm, type Story } from '../article-text.ts';
import { readStory } from '../embedded-provider.ts';
import { sentencesOf, type Analyser } from './analysis.ts';
import { loadEnglish } from './english.ts';
import { entitiesOf } from './entities.ts';
import { headlineChoices } from './headlines.ts';
import { analyseHindi } from './hindi.ts';
import { hashtagOf } from './labels.ts';
import { lexRank } from './lex-rank.ts';
import { readingLevelOf } from './reading-level.ts';
import { mentionedFilms } from './related-films.ts';
import { describe as describeStory, rankSentences, scoreSentences, summarise } from './summarise.ts';

let english: Analyser;
beforeAll(async () => {
  english = await loadEnglish();
}, 60_000);

const films: KnownFilm[] = [
  { id: 'dadar-ka-raja', movieName: 'Dadar Ka Raja', nativeTitle: 'दादर का राजा' },
  { id: 'riyaaz', movieName: 'Riyaaz', nativeTitle: 'रियाज़' },
  { id: 'phir-milenge-farida', movieName: 'Phir Milenge, Farida', nativeTitle: 'फिर मिलेंगे, फरीदा' },
];
const story = (language: 'en' | 'hi', title: string, content: string): Story => ({
  title,
  summary: '',
  language,
  blocks: blocksOf(content),
  films,
});

const ENGLISH = story(
  'en',
  'Liberty Talkies brings the dawn show back',
  `<p>Nobody sleeps late in this lane any more. Liberty Talkies has brought its 7.30 show back for ‘Dadar Ka Raja’, and the dawn show sells out four days a week.</p>
   <p>The film, directed by Anagha Tambe, took ₹18.4 crore on its first day and ₹64.2 crore in its first weekend. “My father sold tickets to the night shift, and it was our best show,” says Jeroo Patrawala, who runs the house.</p>
   <h2>Who is in line</h2><p>Tambe came on the second Sunday, unannounced. She was asked to move along. Did she mind? The dawn show at Liberty Talkies seats 912 people, and the balcony at Liberty Talkies fills first.</p>`,
);
const HINDI = story(
  'hi',
  'लखनऊ में ‘दादर का राजा’ का सुबह का शो',
  `<p>लखनऊ के एक थिएटर में ‘दादर का राजा’ का सुबह का शो फिर शुरू हुआ है। निर्देशक अनघा तांबे इसे देखने आईं। डॉ. जोशी ने पहले दिन 40 टिकट ख़रीदे।</p>
   <p>फ़िल्म ने पहले दिन १८.४ करोड़ कमाए। सुबह का शो हर दिन भर जाता है, और थिएटर के बाहर चाय वाला भी सुबह ही आता है।</p>`,
);

describe('sentences', () => {
  it('do not end at abbreviations, initials and decimals', () => {
    const texts = english(
      'Dr. Rao paid Rs. 5 crore to Mr. Kapoor. Kholi No. 9 opened at 6 a.m. on Friday. J. P. Dutta was there!',
    ).map(({ text }) => text);
    expect(texts).toEqual([
      'Dr. Rao paid Rs. 5 crore to Mr. Kapoor.',
      'Kholi No. 9 opened at 6 a.m. on Friday.',
      'J. P. Dutta was there!',
    ]);
  });
  it('end at the danda, and not at Hindi abbreviations', () => {
    const sentences = sentencesOf(
      [{ kind: 'text', text: 'डॉ. राव आए। उन्होंने रु. 5 लाख दिए! क्या यह सच है? हाँ।' }],
      analyseHindi,
    ).map(({ text }) => text);
    expect(sentences).toEqual(['डॉ. राव आए।', 'उन्होंने रु. 5 लाख दिए!', 'क्या यह सच है?', 'हाँ।']);
  });
  it('keep a quotation together', () => {
    const sentences = sentencesOf(
      [{ kind: 'text', text: '“Every Friday. Then every Saturday. Then every day.” She laughed.' }],
      english,
    );
    expect(sentences.map(({ text }) => text)).toEqual([
      '“Every Friday. Then every Saturday. Then every day.”',
      'She laughed.',
    ]);
  });
});

describe('LexRank', () => {
  it('gives the highest rank to the sentence that has most in common with the others', () => {
    const ranks = lexRank(
      [
        ['rain', 'song'],
        ['song', 'window'],
        ['song', 'rain', 'window'],
        ['cricket', 'bat'],
      ],
      { bias: [1, 1, 1, 1] },
    );
    expect(ranks.indexOf(Math.max(...ranks))).toBe(2);
    expect(ranks.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo(1, 4);
  });
  it('follows the bias if no sentences are similar', () => {
    const ranks = lexRank([['a'], ['b']], { bias: [3, 1] });
    expect(ranks[0]).toBeCloseTo(0.75, 4);
  });
  it('returns nothing for no sentences', () => {
    expect(lexRank([], { bias: [] })).toEqual([]);
  });
});

describe('a summary', () => {
  const read = ({ blocks, title }: Story, analyser: Analyser) => {
    const sentences = sentencesOf(blocks, analyser);
    return {
      sentences,
      ranked: rankSentences(
        sentences,
        analyser(title).flatMap(({ words }) => words),
      ),
    };
  };
  it('has no sentence with a truncated quotation, and no headline has such a quotation', async () => {
    const cut = story(
      'en',
      'Lucknow adds a midnight show',
      '<blockquote><p>“The manager of Lucknow says that he has not run a midnight show at that hour since his father…”</p></blockquote>',
    );
    expect((await readStory(cut)).draft).toMatchObject({ summary: null, metaDescription: null, headlineChoices: [] });
  });
  it('consists of whole sentences of the text, in their order and within the maximum length', () => {
    const { sentences, ranked } = read(ENGLISH, english);
    const summary = summarise(ranked) ?? '';
    expect(summary).toContain('Liberty Talkies has brought its 7.30 show back');
    expect(summary.length).toBeLessThanOrEqual(320);
    const chosen = sentences.filter(({ text }) => summary.includes(text));
    expect(chosen.map(({ text }) => text).join(' ')).toBe(summary);
  });
  it('has at most 160 characters for search results', () => {
    const { ranked } = read(ENGLISH, english);
    expect((describeStory(ranked, summarise(ranked)) ?? '').length).toBeLessThanOrEqual(160);
  });
  it('is cut between words if no sentence is short enough', () => {
    const long = `${'word '.repeat(45)}end.`;
    expect(describeStory([], long)).toMatch(/^(word )+word…$/);
  });
  it('is null for an empty text', () => {
    expect(summarise([])).toBeNull();
  });
  it('supports Hindi', () => {
    expect(summarise(read(HINDI, analyseHindi).ranked)).toContain('‘दादर का राजा’ का सुबह का शो फिर शुरू हुआ है।');
  });
});

describe('names', () => {
  const namesOf = (one: Story, analyser: Analyser) =>
    entitiesOf(one, sentencesOf(one.blocks, analyser)).map(({ name, kind }) => `${kind} ${name}`);
  it('are films, people and theatres in English', () => {
    const names = namesOf(ENGLISH, english);
    expect(names).toContain('film Dadar Ka Raja');
    expect(names).toContain('person Anagha Tambe');
    expect(names).toContain('person Jeroo Patrawala');
    expect(names).toContain('other Liberty Talkies');
    // 'Tambe' alone means Anagha Tambe, so the surname is not listed separately.
    expect(names).not.toContain('other Tambe');
  });
  it('follow a title or profession in Hindi', () => {
    expect(namesOf(HINDI, analyseHindi)).toEqual(
      expect.arrayContaining(['film दादर का राजा', 'person अनघा तांबे', 'place लखनऊ']),
    );
  });
});

describe('related films', () => {
  const mentioned = (text: string) => mentionedFilms([text], films).map(({ film }) => film.id);
  it('are found in either script and with other spellings', () => {
    expect(mentioned('People still queue for Daadar ka Raaja.')).toEqual(['dadar-ka-raja']);
    expect(mentioned('लोग ‘फिर मिलेंगे, फ़रीदा’ देखने आए।')).toEqual(['phir-milenge-farida']);
  });
  it('count in quotation marks only, if their name is a single word', () => {
    expect(mentioned('वह रोज़ रियाज़ करता है।')).toEqual([]);
    expect(mentioned('He has seen ‘Riyaaz’ twice.')).toEqual(['riyaaz']);
  });
});

describe('headlines', () => {
  const choose = (one: Story, analyser: Analyser) => {
    const sentences = sentencesOf(one.blocks, analyser);
    return headlineChoices(
      scoreSentences(
        rankSentences(
          sentences,
          analyser(one.title).flatMap(({ words }) => words),
        ),
      ),
      one.title,
    );
  };
  it('have only words of the text, keep to the maximum length, and do not repeat each other', () => {
    for (const [one, analyser] of [
      [ENGLISH, english],
      [HINDI, analyseHindi],
    ] as const) {
      const text = one.blocks.map((block) => block.text).join(' ');
      const choices = choose(one, analyser);
      expect(choices.length).toBeGreaterThanOrEqual(2);
      expect(new Set(choices).size).toBe(choices.length);
      for (const choice of choices) {
        expect(choice.length).toBeLessThanOrEqual(110);
        for (const word of choice.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) expect(text).toContain(word);
      }
    }
  });
  it('name the speaker of a quotation', () => {
    expect(choose(ENGLISH, english)).toContain(
      'Jeroo Patrawala: “My father sold tickets to the night shift, and it was our best show”',
    );
  });
  it('never start with a pronoun of an unknown person', () => {
    expect(choose(ENGLISH, english).filter((text) => /^(?:She|He|It|But|And)\b/.test(text))).toEqual([]);
  });
});

describe('hashtags', () => {
  it('are CamelCase, keep other scripts, and are `null` for a name without letters or with too many', () => {
    expect(hashtagOf('Dadar Ka Raja')).toBe('#DadarKaRaja');
    expect(hashtagOf('Kholi No. 9')).toBe('#KholiNo9');
    expect(hashtagOf('नागपुर')).toBe('#नागपुर');
    expect(hashtagOf('…')).toBeNull();
    expect(hashtagOf('a'.repeat(60))).toBeNull();
  });
});

describe('the reading level', () => {
  const level = (text: string, language: 'en' | 'hi') =>
    readingLevelOf(sentencesOf([{ kind: 'text', text }], language === 'hi' ? analyseHindi : english), language).level;
  it('separates easy from hard texts in English', () => {
    expect(level('The cat sat on the mat. The dog ran to it. They had tea.', 'en')).toBe('easy');
    expect(
      level(
        'Institutional considerations necessitate comprehensive reorganisation of international distribution infrastructure, notwithstanding considerable administrative difficulties.',
        'en',
      ),
    ).toBe('hard');
  });
  it('separates easy from hard texts in Hindi', () => {
    expect(level('बारिश हुई। चाय बनी। हम सब खुश हुए।', 'hi')).toBe('easy');
    expect(
      level(
        'अंतरराष्ट्रीय वितरण व्यवस्थाओं की प्रशासनिक पुनर्संरचनाओं में उल्लेखनीय कठिनाइयों के बावजूद विश्वविद्यालयों द्वारा अनुसंधानकर्ताओं की सहभागिता सुनिश्चित करवाने की प्रतिबद्धताओं का पुनरीक्षण करवाया जाना अत्यावश्यक है।',
        'hi',
      ),
    ).toBe('hard');
  });
});

describe('the embedded provider', () => {
  it('gives the same answer for the same story', async () => {
    expect(await readStory(ENGLISH)).toEqual(await readStory(ENGLISH));
    expect(await readStory(HINDI)).toEqual(await readStory(HINDI));
  });
  it('proposes films and people as tags and hashtags', async () => {
    const { draft } = await readStory(ENGLISH);
    expect(draft.tags.slice(0, 2)).toEqual(['dadar ka raja', 'anagha tambe']);
    expect(draft.hashtags.slice(0, 2)).toEqual(['#DadarKaRaja', '#AnaghaTambe']);
    expect((await readStory(HINDI)).draft.hashtags).toContain('#DadarKaRaja');
  });
  it('shortens a headline for search results if the rest still names the film', async () => {
    const metaTitle = async (title: string) => (await readStory(story('en', title, '<p>Nothing.</p>'))).draft.metaTitle;
    expect(
      await metaTitle('Rain stops ‘Riyaaz’ in Nashik at the rain scene, and the audience votes to wait for it'),
    ).toBe('Rain stops ‘Riyaaz’ in Nashik at the rain scene');
    expect(
      await metaTitle('So that Lucknow can fit a fourth show, Pratyush Sen cuts eleven minutes of ‘Riyaaz’'),
    ).toBeNull();
  });
  it('handles empty, tiny, repeated and hostile texts', async () => {
    for (const content of [
      '',
      'x',
      '<p></p>',
      `<p>${'The same. '.repeat(5000)}</p>`,
      `<p>${'“'.repeat(5000)}</p>`,
      `<p>${'‘a'.repeat(20_000)}</p>`,
      `<p>${'A '.repeat(20_000)}</p>`,
      '<p>\u0000\uD800</p>',
    ]) {
      const { draft } = await readStory(story('en', 'A title of some length', content));
      expect(draft.headlineChoices.length).toBeLessThanOrEqual(3);
    }
  }, 60_000);
});
