import { COMMENT_CONTENT, COMMENT_NAME } from '../core/limits.ts';
import { formatCountOf } from '../core/money.ts';
import { site } from '../core/site.ts';
import { withoutJoiners } from '../core/text.ts';
import type { ModerationFlag } from './comment.schema.ts';

/**
 * Flags comments that moderators should check. The phases never reject a comment: each phase
 * returns scores with an explanation for the moderators. Pure: the caller passes the text, the
 * reader's recent comments and the word list.
 */

export type ModerationInput = {
  authorName: string;
  content: string;
  /** Content of the honeypot field, which people do not see and leave empty. */
  honeypot: string;
  /** The reader's other comments of the last hour, newest first. */
  recentByReader: readonly { content: string; createdAt: string }[];
  /** ISO time of this comment. */
  createdAt: string;
  /** Words that flag a comment, in any script, in lower case. */
  words: readonly string[];
  /** Names of the active members of staff. */
  staffNames: readonly string[];
};

export type ModerationPhase = {
  name: string;
  /** The reason for the phase's place in the order. */
  why: string;
  check: (input: ModerationInput) => Omit<ModerationFlag, 'rule'>[];
};

const LONG_CHARACTERS = 800;
const SHORT_WORDS = 3;
const RATE_WINDOW_MS = 10 * 60_000;
const RATE_COMMENTS = 3;
const CAPITALS_SHARE = 0.7;
const CAPITALS_MIN_LETTERS = 12;
const REPEATED_CHARACTERS = 6;

const LINK =
  /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|info|biz|in|co|io|ru|cn|xyz|top|club|online|site|shop|live|link|click|me|tv)\b(?:\/\S*)?/giu;

/**
 * Cyrillic and Greek letters, small capitals and other letters that look like plain Latin ones.
 * Spammers use them to disguise a word, as in `раytm`.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  γ: 'y',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  ɑ: 'a',
  ɡ: 'g',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
};
/** Digits and signs that replace letters inside a word, as in `fr33`. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Length of the longest name, a space, and the longest comment. */
const FOLDED_MAX_CHARACTERS = COMMENT_NAME.max + 1 + COMMENT_CONTENT.max;
/**
 * The most characters to which one letter may fold. Letters of ordinary writing need no more, but
 * ‘ﷺ’ folds to eighteen, so a comment full of it would become eighteen times as long.
 */
const PARTS_MAX = 4;

/**
 * The text in compatibility form (NFKD), at most four times as long. The limit applies to each
 * letter, not to the text, so that words at the end are checked too.
 */
const decomposed = (text: string): string =>
  Array.from(withoutJoiners(text).slice(0, FOLDED_MAX_CHARACTERS), (letter) =>
    letter.normalize('NFKD').slice(0, PARTS_MAX),
  )
    .join('')
    // Normalise again, to put the combining marks of neighbouring letters into their standard
    // order.
    .normalize('NFKD');

const hasLetter = (word: string): boolean => /\p{L}/u.test(word);

/** The signs of a nasal vowel (ँ, ं), and a nasal consonant before another consonant (न्ड, म्ब). */
const NASAL = /\u0901|[ङञणनम]\u094D(?=[क-ह])/g;
const ANUSVARA = '\u0902';

/**
 * A text in the plainest letters: compatibility forms (fullwidth, mathematical letters) become
 * plain, joiners, accents and nuktas are removed, a nasal has one spelling (गाँडू, गान्डू → गांडू),
 * and look-alikes and leet become Latin. Takes linear time.
 */
function plainLetters(text: string): string {
  const folded = decomposed(text)
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replace(NASAL, ANUSVARA);
  return (
    [...folded]
      .map((character) => LOOKALIKES[character] ?? character)
      .join('')
      // A pattern such as `\S*\p{L}\S*` would take quadratic time for a word without a letter.
      .replace(/\S+/gu, (word) =>
        hasLetter(word) ? [...word].map((character) => LEET[character] ?? character).join('') : word,
      )
  );
}

/** Plain letters in words with single spaces between them. Runs of one letter become one. */
const plainWords = (letters: string): string =>
  letters
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * Folds a text for the comparison with the word list: words in `plainLetters`, separated by single
 * spaces. The result has at most 4,404 characters.
 */
export const foldForWords = (text: string): string => plainWords(plainLetters(text));

/** Like `foldForWords`, without the signs inside words: 's.h.i.t' and 'sh-it' become 'shit'. */
const foldWithoutSigns = (text: string): string =>
  plainWords(plainLetters(text).replace(/[^\p{L}\p{M}\p{N}\s]+/gu, ''));

/**
 * The share of capitals among Latin letters. Other scripts are ignored, because they may have no
 * capitals.
 */
function capitalsShare(text: string): { share: number; letters: number } {
  const letters = text.match(/\p{Script=Latin}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return { share: letters.length === 0 ? 0 : capitals.length / letters.length, letters: letters.length };
}

/**
 * Words that mix letters of alphabets that look alike (Latin, Cyrillic, Greek). Nobody types such a
 * word by accident.
 */
function mixedScriptWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => {
    const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) =>
      script.test(word),
    );
    return scripts.length > 1;
  });
}

/** Names of staff roles. A comment under such a name looks as if the site had written it. */
const STAFF_WORDS: ReadonlySet<string> = new Set(
  [
    'admin',
    'administrator',
    'editor',
    'editorial',
    'moderation',
    'moderator',
    'newsroom',
    'official',
    'staff',
    'verified',
    'webmaster',
    'संपादक',
    'संपादकीय',
    'एडिटर',
    'एडमिन',
    'मॉडरेटर',
    'आधिकारिक',
    'प्रशासक',
  ].map(foldName),
);
const SITE_NAMES = [site.name, 'फर्स्ट शो'].map((name) => foldName(name).replaceAll(' ', ''));

/**
 * Folds a name like `foldForWords`. It also splits 'EditorAsha' into two words, joins
 * 'E.d.i.t.o.r', and replaces l by i, because l and a capital I look alike.
 */
function foldName(name: string): string {
  return foldForWords(name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
    .replaceAll('l', 'i')
    .replace(/(?<!\S)\S(?: \S(?!\S))+/gu, (letters) => letters.replaceAll(' ', ''));
}
const isStaffWord = (word: string): boolean => STAFF_WORDS.has(word) || STAFF_WORDS.has(word.replace(/s$/, ''));
/** Check marks, which look like the verification badges of social networks. */
const TICKS = /[\u2611\u2705\u2713\u2714\u221A\u237B\uAA9C\u{10102}\u{1F5F8}\u{1F5F9}\u{1FBB1}]/u;

/** Why readers may think that a name belongs to the staff; `null` if they would not. */
function imitationIn(name: string, staffNames: readonly string[]): string | null {
  if (TICKS.test(name)) return 'A tick in the name, as if it were verified';
  const folded = foldName(name);
  if (folded !== '' && staffNames.some((one) => foldName(one) === folded))
    return `The name of a member of staff: ‘${name}’`;
  const words = folded.split(' ');
  // Also compare the name without spaces, to find 'Ed itor' and 'FirstShowTeam'.
  const joined = words.join('');
  if (SITE_NAMES.some((site) => joined.includes(site))) return `The name of the site in the name: ‘${name}’`;
  return isStaffWord(joined) || words.some(isStaffWord) ? `A name like one of the staff: ‘${name}’` : null;
}

const quoted = (words: readonly string[]) =>
  words
    .slice(0, 5)
    .map((word) => `‘${word}’`)
    .join(', ');

/** The phases in the order in which they run. `why` explains the place of each phase. */
export const moderationPhases: readonly ModerationPhase[] = [
  {
    name: 'honeypot',
    why: 'First, because a filled hidden field is the one sign that needs no interpretation.',
    check: ({ honeypot }) =>
      honeypot.trim() === '' ? [] : [{ detail: 'The hidden field was filled in, as programs do', score: 60 }],
  },
  {
    name: 'names',
    why: 'Before the text: who seems to speak changes how it is read.',
    check: ({ authorName, staffNames }) => {
      const imitation = imitationIn(authorName, staffNames);
      if (imitation !== null) return [{ detail: imitation, score: 50 }];
      return /[\p{L}\p{N}]/u.test(authorName) ? [] : [{ detail: 'A name without a letter', score: 20 }];
    },
  },
  {
    name: 'length',
    why: 'Cheap, and it tells how much there is to read.',
    check: ({ content }) => {
      const words = content.split(/\s+/).filter((word) => word !== '').length;
      if (content.length > LONG_CHARACTERS) return [{ detail: `Long: ${content.length} characters`, score: 5 }];
      return words < SHORT_WORDS ? [{ detail: `Short: ${formatCountOf(words, 'word')}`, score: 5 }] : [];
    },
  },
  {
    name: 'links',
    why: 'Before words: a link is why most spam is written, whatever its words.',
    check: ({ content, authorName }) => {
      const links = `${authorName}\n${content}`.match(LINK) ?? [];
      return links.length === 0
        ? []
        : [
            {
              detail: `${links.length === 1 ? 'A link' : `${links.length} links`}: ${quoted(links)}`,
              score: Math.min(60, 20 * links.length),
            },
          ];
    },
  },
  {
    name: 'repeats',
    why: 'Needs the earlier comments that rate needs too; the same text again weighs more than many texts.',
    check: ({ content, recentByReader }) => {
      const folded = foldForWords(content);
      // Emoji alone fold to nothing, so such texts are compared as they are.
      const isSame = (earlier: string): boolean =>
        folded === '' ? earlier.trim() === content.trim() : foldForWords(earlier) === folded;
      const same = recentByReader.filter((earlier) => isSame(earlier.content)).length;
      const run = /(.)\1{5,}/u.exec(content.replace(/\s/g, ''))?.[0];
      return [
        ...(same > 0
          ? [
              {
                detail: `Said before by this reader, ${same === 1 ? 'once' : `${same} times`} in the last hour`,
                score: 30,
              },
            ]
          : []),
        ...(run === undefined
          ? []
          : [{ detail: `${REPEATED_CHARACTERS} or more times ‘${[...run][0]}’ in a row`, score: 10 }]),
      ];
    },
  },
  {
    name: 'rate',
    why: 'After repeats: fast and different is often just a lively reader.',
    check: ({ recentByReader, createdAt }) => {
      const since = Date.parse(createdAt) - RATE_WINDOW_MS;
      const count = recentByReader.filter((earlier) => Date.parse(earlier.createdAt) >= since).length;
      return count >= RATE_COMMENTS ? [{ detail: `${count + 1} comments in ten minutes`, score: 15 }] : [];
    },
  },
  {
    name: 'words',
    why: 'After folding look-alikes, so that a disguised word is found as well as a plain one.',
    check: ({ content, authorName, words }) => {
      const written = `${authorName} ${content}`;
      const text = ` ${foldForWords(written)}  ${foldWithoutSigns(written)} `;
      const found = [...new Set(words)].filter((word) => {
        const folded = foldForWords(word);
        const spelled = [...folded].join(' ');
        return folded !== '' && (text.includes(` ${folded} `) || text.includes(` ${spelled} `));
      });
      return found.length === 0
        ? []
        : [{ detail: `Listed words: ${quoted(found)}`, score: Math.min(80, 40 * found.length) }];
    },
  },
  {
    name: 'capitals',
    why: 'A matter of manners: late.',
    check: ({ content }) => {
      const { share, letters } = capitalsShare(content);
      return letters >= CAPITALS_MIN_LETTERS && share >= CAPITALS_SHARE
        ? [{ detail: `${Math.round(share * 100)}% capital letters`, score: 10 }]
        : [];
    },
  },
  {
    name: 'lookalikes',
    why: 'Last, because it explains how the words above were hidden.',
    check: ({ content, authorName }) => {
      const text = `${authorName} ${content}`;
      const mixed = mixedScriptWords(text);
      const styled =
        text.match(/[\u{1D400}-\u{1D7FF}\u{FF21}-\u{FF3A}\u{FF41}-\u{FF5A}\u{24B6}-\u{24E9}\u{1F130}-\u{1F189}]+/gu) ??
        [];
      return [
        ...(mixed.length === 0
          ? []
          : [{ detail: `Letters of two alphabets in one word: ${quoted(mixed)}`, score: 35 }]),
        ...(styled.length === 0 ? [] : [{ detail: `Ornamental letters: ${quoted(styled)}`, score: 15 }]),
      ];
    },
  },
];

/** Runs every phase in order. Returns the flags, with the phase's name as `rule`. */
export function moderate(
  input: ModerationInput,
  phases: readonly ModerationPhase[] = moderationPhases,
): ModerationFlag[] {
  return phases.flatMap((phase) => phase.check(input).map((flag) => ({ rule: phase.name, ...flag })));
}

/**
 * The word list of a new site, until moderators save their own: insults, threats, betting, fraud
 * and piracy in English and Hindi, in Latin and Devanagari. Only whole words match. A flag is only
 * a reason to check a comment.
 */
export const defaultModerationWords: readonly string[] = [
  'idiot',
  'moron',
  'stupid',
  'loser',
  'bastard',
  'bitch',
  'slut',
  'whore',
  'fuck',
  'fucking',
  'shit',
  'asshole',
  'kill yourself',
  'rape',
  'terrorist',
  'betting',
  'casino',
  'satta',
  'matka',
  'lottery',
  'crypto',
  'bitcoin',
  'earn money',
  'work from home',
  'whatsapp',
  'telegram',
  'loan',
  'viagra',
  'free recharge',
  'download full movie',
  'torrent',
  'filmyzilla',
  'chutiya',
  'chutiye',
  'bhosdike',
  'bhenchod',
  'behenchod',
  'madarchod',
  'gandu',
  'harami',
  'haramkhor',
  'kamina',
  'kamine',
  'kutta',
  'kutte',
  'kutiya',
  'randi',
  'saala',
  'gadha',
  'ullu',
  'jihadi',
  'चूतिया',
  'चूतिये',
  'भोसड़ीके',
  'बहनचोद',
  'मादरचोद',
  'गांडू',
  'हरामी',
  'हरामखोर',
  'कमीना',
  'कमीने',
  'कुत्ता',
  'कुत्ते',
  'कुतिया',
  'रंडी',
  'साला',
  'गधा',
  'उल्लू',
  'सट्टा',
  'मटका',
  'लॉटरी',
  'पैसे कमाओ',
  'मुफ्त रिचार्ज',
];
