import { describe, expect, it } from 'vitest';
import {
  defaultModerationWords,
  foldForWords,
  moderate,
  moderationPhases,
  type ModerationInput,
} from './moderation.ts';

const input = (changes: Partial<ModerationInput> = {}): ModerationInput => ({
  authorName: 'Asha Rao',
  content: 'The interval scene is the best I saw this year.',
  honeypot: '',
  recentByReader: [],
  createdAt: '2026-01-01T12:00:00.000Z',
  words: defaultModerationWords,
  staffNames: [],
  ...changes,
});
const rules = (changes: Partial<ModerationInput>) => moderate(input(changes)).map((flag) => flag.rule);

describe('moderation phases', () => {
  it('do not flag an ordinary comment in English, Hinglish or Hindi', () => {
    expect(rules({})).toEqual([]);
    expect(rules({ content: 'Kya film hai yaar, paisa vasool! Gaane bhi mast.' })).toEqual([]);
    expect(rules({ content: 'दूसरे हिस्से में फ़िल्म बहुत अच्छी हो जाती है।' })).toEqual([]);
  });
  it('explain every flag in words and score it', () => {
    for (const flag of moderate(input({ honeypot: 'x', content: 'BUY NOW AT WWW.CHEAP.COM BUY NOW BUY NOW' }))) {
      expect(flag.detail.length).toBeGreaterThan(5);
      expect(flag.score).toBeGreaterThan(0);
    }
  });
  it('flag a filled honeypot', () => expect(rules({ honeypot: 'http://x' })).toEqual(['honeypot']));
  it('flag names that imitate the staff or the site, and ticks, however they are disguised', () => {
    for (const authorName of [
      'First Show',
      'FirstShow Team',
      'F1rst Sh0w',
      'Ｆｉｒｓｔ Show',
      'Editor',
      'the EDITOR',
      'Еditоr',
      'E d i t o r',
      'E.d.i.t.o.r Asha',
      'Fırst Show',
      'Flrst Show',
      'फर्स्ट शो',
      'फ़र्स्ट शो',
      'The Editors',
      'Edltor',
      'ᴇᴅɪᴛᴏʀ',
      'EditorAsha',
      'AshaAdmin',
      'Moderation Team',
      'प्रशासक',
      'Sudha, Moderator',
      'संपादक',
      'एडमिन',
      'Asha ✓',
      'Asha ✔️',
      'Asha ✅',
      'Asha 𐄂',
    ])
      expect(rules({ authorName }), authorName).toContain('names');
    expect(rules({ authorName: '्॒' })).toEqual(['names']);
  });
  it('flag the exact name of a member of staff, also in disguise, but not a similar name', () => {
    const staffNames = ['Gauri Naik'];
    for (const authorName of ['Gauri Naik', 'gauri naik', 'GauriNaik', 'Gаuri Nаik'])
      expect(rules({ authorName, staffNames }), authorName).toContain('names');
    for (const authorName of ['Gauri', 'Naik Gauri', 'Gauri Naiknaware'])
      expect(rules({ authorName, staffNames }), authorName).toEqual([]);
  });
  it('do not flag ordinary names of people', () => {
    for (const authorName of [
      'Asha Rao',
      'क्षितिज',
      'निर्णय सिंह',
      'Showik',
      'Edith Thor',
      'A. R. Stafford',
      'Adminder Singh',
      'Işıl',
      'Priya M',
      'Administra',
      'Asha 2',
      'José',
    ])
      expect(rules({ authorName }), authorName).toEqual([]);
  });
  it('flag very short and very long comments', () => {
    expect(rules({ content: 'Superb!!!!' })).toEqual(['length']);
    expect(rules({ content: 'good film '.repeat(90) })).toEqual(['length']);
  });
  it('flag links with and without a scheme, also in the name', () => {
    expect(rules({ content: 'See https://example.org/a for the whole story of it' })).toEqual(['links']);
    expect(rules({ content: 'All the songs are at cheap-songs.xyz for you' })).toEqual(['links']);
    expect(rules({ authorName: 'www.shop.example' })).toEqual(['links']);
  });
  it('flag a repeated text and long runs of one character', () => {
    expect(
      rules({
        recentByReader: [
          { content: 'the INTERVAL scene is the best I saw this year', createdAt: '2026-01-01T11:30:00.000Z' },
        ],
      }),
    ).toEqual(['repeats']);
    expect(rules({ content: 'This was soooooooooo good to watch' })).toEqual(['repeats']);
  });
  it('flag the same emoji again, but not other emoji', () => {
    const recentByReader = [{ content: '😀😀', createdAt: '2026-01-01T11:55:00.000Z' }];
    expect(rules({ content: '😀😀', recentByReader })).toContain('repeats');
    expect(rules({ content: '🔥🔥', recentByReader })).not.toContain('repeats');
  });
  it('flag the fourth comment in ten minutes, but not the third', () => {
    const earlier = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        content: `Another thought ${index}`,
        createdAt: '2026-01-01T11:55:00.000Z',
      }));
    expect(rules({ recentByReader: earlier(2) })).toEqual([]);
    expect(rules({ recentByReader: earlier(3) })).toEqual(['rate']);
  });
  it('flag listed words in Latin and Devanagari, also disguised ones', () => {
    for (const content of [
      'What an idiot the hero is',
      'Join our c4sin0 this weekend folks',
      'यह आदमी हरामी है भाई साहब',
      'He is such an ídiot, honestly now',
    ]) {
      expect(rules({ content })).toContain('words');
    }
  });
  it('flag listed words that joiners, another nasal or signs between the letters disguise', () => {
    for (const word of [
      'कुत्\u200Dता',
      'चू\u200Cतिया',
      'गाँडू',
      'गान्डू',
      'रण्डी',
      's.h.i.t',
      's-h_i*t',
      's.h.1.t',
      's h i t',
      'sh.it',
      'ह.रा.मी',
    ])
      expect(rules({ content: `What a ${word} he is, honestly` }), word).toContain('words');
  });
  it('match listed words only as whole words', () => {
    expect(rules({ content: 'The scene in Scunthorpe and the class of it' })).toEqual([]);
    expect(rules({ content: 'He made it to I.I.T. Bombay, I hear. A. R. agrees.' })).toEqual([]);
  });
  it('take the word list as a parameter', () => expect(rules({ words: ['interval'] })).toEqual(['words']));
  it('flag text in capitals, but never Devanagari', () => {
    expect(rules({ content: 'THIS FILM IS A DISASTER FROM START' })).toEqual(['capitals']);
    expect(rules({ content: 'यह फ़िल्म शुरू से अंत तक शानदार है' })).toEqual([]);
  });
  it('flag words of mixed alphabets and ornamental letters', () => {
    expect(rules({ content: 'Send it with раytm to me today' })).toContain('lookalikes');
    expect(rules({ content: 'So 𝓫𝓮𝓪𝓾𝓽𝓲𝓯𝓾𝓵 a song this is' })).toContain('lookalikes');
  });
  it('flag words hidden behind signs that fold to many letters, and repeats of such a text', () => {
    for (const sign of ['⅒', 'ﷺ']) {
      const content = `${sign.repeat(990)} c4sin0`;
      const recentByReader = Array.from({ length: 20 }, () => ({ content, createdAt: '2026-01-01T11:30:00.000Z' }));
      expect(rules({ content, recentByReader })).toEqual(['length', 'repeats', 'repeats', 'words']);
    }
  });
  it('explain their order and have unique names', () => {
    expect(new Set(moderationPhases.map((phase) => phase.name)).size).toBe(moderationPhases.length);
    expect(moderationPhases.every((phase) => phase.why.length > 10)).toBe(true);
  });
});

describe('foldForWords', () => {
  it('folds Cyrillic look-alikes, leet and repeated letters', () => {
    expect(foldForWords('сasinо')).toBe('casino');
    expect(foldForWords('fr33 c@sinooo')).toBe('fre casino');
  });
  it.each(['⅒', 'ﷺ', '㌖', '1⁄10', '!', '"'])('folds each %s to at most four characters', (sign) => {
    expect(foldForWords(sign.repeat(100_000)).length).toBeLessThanOrEqual(4404);
  });
  it('keeps the last word of the longest comments, whatever the script', () => {
    for (const filler of ['ệ', '한', '\u0958', 'ﷺ', '⅒', '㌖', 'ᾂ'])
      expect(foldForWords(`${filler.repeat(994)} idiot`).endsWith(' idiot'), filler).toBe(true);
  });
  it('folds digits and signs to letters only in words that contain a letter', () =>
    expect(foldForWords('1\u20440 5! 5hit $ \t a1')).toBe('1 0 5 shit ai'));
  it('keeps Devanagari vowels and drops nuktas', () => expect(foldForWords('भोसड़ीके')).toBe(foldForWords('भोसडीके')));
});
