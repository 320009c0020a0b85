import {
  placesIn,
  tokensOf,
  type NameClass,
  type NamedEntity,
  type NameIndex,
  type Place,
  type Token,
} from './name-index.ts';
import { paragraphsOf, type Paragraph } from './story-text.ts';

/**
 * Finds the films and people that a story names. A full name counts by itself. A name that is also
 * a word ('Porter', 'नमक') needs a cue: a strong one, such as quotation marks or 'film', or two
 * weak ones, such as a capital inside a sentence and a person of the film in the same paragraph.
 */

/** `isCertain`: may be linked without an editor. */
export type FoundName = { entity: NamedEntity; isCertain: boolean };
type Story = { title: string; html: string; year: number };

type Mention = Place & {
  paragraph: Paragraph;
  tokens: readonly Token[];
  isTitleCase: boolean;
  start: number;
  end: number;
};
/** A mention that means the film or person, with the certainty that the place itself gives. */
export type NameMention = { paragraph: Paragraph; start: number; end: number; entity: NamedEntity; isCertain: boolean };

export function findNames(story: Story, index: NameIndex): FoundName[] {
  const found = new Map<string, FoundName>();
  for (const { entity, isCertain } of nameMentions(story, index)) {
    if (isCertain || !found.has(entity.id)) found.set(entity.id, { entity, isCertain });
  }
  return [...found.values()];
}

/** The mentions of films and people in the order of the text. */
export function nameMentions(story: Story, index: NameIndex): NameMention[] {
  const paragraphs = paragraphsOf(story.title, story.html).map((paragraph) => {
    const tokens = tokensOf(paragraph.text);
    return { paragraph, tokens, isTitleCase: isInTitleCase(tokens) };
  });
  const mentions = paragraphs.flatMap(({ paragraph, tokens, isTitleCase }) =>
    placesIn(paragraph.text, tokens, index).map((place): Mention => {
      const [start, end] = [tokens[place.from]?.start ?? 0, tokens[place.to - 1]?.end ?? 0];
      return { ...place, paragraph, tokens, isTitleCase, start, end };
    }),
  );
  // A word that the story also has in lower case is no name because of its capital.
  const lowerCase = new Set(
    paragraphs.flatMap(({ tokens }) => tokens.filter(({ isCapital }) => !isCapital).map(({ key }) => key)),
  );
  const named = peopleOf(mentions);
  const judged = mentions.map((mention): Judged => {
    const films = mention.entities.filter(({ kind }) => kind === 'film');
    if (films.length === 0)
      return { mention, meant: mention.entities, certainty: certaintyOf(mention, { lowerCase, isCredited: false }) };
    const meant = pickFilms(mention, films, { year: story.year, named });
    const isCredited = meant.some((film) => credits(film, named.in(mention.paragraph)));
    return { mention, meant, certainty: certaintyOf(mention, { lowerCase, isCredited }) };
  });
  return resolved(judged);
}

type Judged = { mention: Mention; meant: readonly NamedEntity[]; certainty: Certainty };
/** Ids of the people whom a paragraph names. */
type NamedPeople = { in: (paragraph: Paragraph) => ReadonlySet<string>; all: ReadonlySet<string> };

function peopleOf(mentions: readonly Mention[]): NamedPeople {
  const byParagraph = new Map<Paragraph, Set<string>>();
  const all = new Set<string>();
  for (const { paragraph, entities } of mentions) {
    const ids = byParagraph.get(paragraph) ?? new Set();
    byParagraph.set(paragraph, ids);
    for (const { id, kind } of entities) if (kind === 'person') for (const set of [ids, all]) set.add(id);
  }
  return { in: (paragraph) => byParagraph.get(paragraph) ?? new Set(), all };
}

const credits = ({ personIds }: NamedEntity, people: ReadonlySet<string>): boolean =>
  personIds.some((id) => people.has(id));

/** The year of a film: ‘1979’s X’, ‘the 1979 film X’, ‘X (1979)’. */
const YEAR_BEFORE = /((?:19|20)\d\d)(?:[’']s| की| का| के| (?:film|फ़िल्म|फिल्म))? ?[‘“"']?$/u;
const YEAR_AFTER = /^[’”"']? ?\(((?:19|20)\d\d)\)/;
/** Of films of one name the one that a year, a credit or a release within a year picks; else all.
 * */
function pickFilms(
  mention: Mention,
  films: readonly NamedEntity[],
  { year, named }: { year: number; named: NamedPeople },
): readonly NamedEntity[] {
  if (films.length === 1) return films;
  const { paragraph, start, end } = mention;
  const stated =
    YEAR_BEFORE.exec(paragraph.text.slice(Math.max(0, start - 12), start)) ??
    YEAR_AFTER.exec(paragraph.text.slice(end, end + 12));
  const picks = [
    films.filter((film) => String(film.year) === stated?.[1]),
    films.filter((film) => credits(film, named.in(mention.paragraph))),
    films.filter((film) => credits(film, named.all)),
    films.filter((film) => film.year !== null && Math.abs(film.year - year) <= 1),
  ];
  return picks.find(({ length }) => length === 1) ?? films;
}

/** The mentions that mean a film or person, with what the rest of the story says about them. */
function resolved(judged: readonly Judged[]): NameMention[] {
  const idsOf = (some: readonly Judged[]) => new Set(some.flatMap(({ meant }) => meant.map(({ id }) => id)));
  const isFound = ({ certainty }: Judged) => certainty !== null && certainty !== 'other';
  // ‘Plays Vasundhara’ means a role, so the name means the role in the whole story, unless a strong
  // cue says otherwise. Likewise an ‘MLA Tomar’ is no actor in a later paragraph.
  const other = idsOf(judged.filter(({ certainty }) => certainty === 'other'));
  const found = judged.filter(isFound);
  const films = new Map(
    found.flatMap(({ meant }) => meant.filter(({ kind }) => kind === 'film').map((film) => [film.id, film])),
  );
  const credited = new Set([...films.values()].flatMap(({ personIds }) => personIds));
  return found.flatMap(({ mention, meant, certainty }): NameMention[] => {
    const left = meant.filter(({ id }) => certainty === 'strong' || !other.has(id));
    const ofFilms = left.filter(({ id }) => credited.has(id));
    const chosen = ofFilms.length === 1 ? ofFilms : left;
    // A story about an original and its remake names both, and a place may mean either.
    const isOne = chosen.length === 1 && mention.entities.filter(({ id }) => films.has(id)).length <= 1;
    const { paragraph, start, end } = mention;
    return chosen.map((entity) => ({ paragraph, start, end, entity, isCertain: isOne && certainty !== 'proposed' }));
  });
}

const FILM_WORDS = wordSet(
  'film films movie starrer trailer teaser sequel remake prequel review blockbuster premiere ' +
    'फिल्म फिल्में ट्रेलर टीजर समीक्षा सीक्वल रीमेक',
);
/** Works of another kind, which may have a film's name. */
const OTHER_WORKS = wordSet(
  'song single album serial soap series show sitcom novel book podcast गीत गाना गाने एल्बम धारावाहिक सीरियल उपन्यास किताब',
);
const ROLE_WORDS = wordSet('plays play played playing as named called character role');
const HINDI_ROLE = /^[’”"']?\s(?:नाम (?:की|का|के)|बन(?:े|ी|कर|ीं)|(?:की|का) (?:भूमिका|किरदार|रोल))(?!\p{M})/u;
/** Offices of people who may have an actor's name. */
const OFFICES = wordSet(
  'mla mp minister legislator mayor cricketer councillor judge विधायक मंत्री सांसद महापौर क्रिकेटर पार्षद न्यायाधीश',
);
/** ‘Mrinalini, the daily serial, …’ */
const APPOSITION = /^[’”"']?, (?:the|a) (\p{L}+(?: \p{L}+)?)/u;
const PREPOSITIONS = wordSet('from of in for to with');

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map((word) => tokensOf(word)[0]?.key ?? ''));
}

const NEAR = 2;
const CLAUSE_END = /[.!?।]["”’']?\s|[,;—]/;
/** The keys of up to two words before the mention in its sentence, the last one nearest. */
const wordsBefore = ({ tokens, from, paragraph, start }: Mention): string[] =>
  tokens
    .slice(Math.max(0, from - NEAR), from)
    .filter((token) => !CLAUSE_END.test(paragraph.text.slice(token.end, start)))
    .map(({ key }) => key);
const wordsAfter = ({ tokens, to, paragraph, end }: Mention): string[] =>
  tokens
    .slice(to, to + NEAR + 1)
    .filter((token) => token.key !== 's' && !CLAUSE_END.test(paragraph.text.slice(end, token.start)))
    .slice(0, NEAR)
    .map(({ key }) => key);

/** What the place says about the name; `null`: nothing. 'other': something else is meant. */
type Certainty = 'strong' | 'certain' | 'proposed' | 'other' | null;

function certaintyOf(
  mention: Mention,
  { lowerCase, isCredited }: { lowerCase: ReadonlySet<string>; isCredited: boolean },
): Certainty {
  const { paragraph, words, end, tokens, from, to, entities } = mention;
  const isFilm = entities.some(({ kind }) => kind === 'film');
  const before = wordsBefore(mention);
  const after = wordsAfter(mention);
  const textAfter = paragraph.text.slice(end);
  const previous = before.at(-1) ?? '';
  if (!isFilm && before.some((word) => OFFICES.has(word))) return 'other';
  if (isFilm && before.some((word) => OTHER_WORKS.has(word)) && !PREPOSITIONS.has(previous)) return 'other';
  if (isFilm && tokensOf(APPOSITION.exec(textAfter)?.[1] ?? '').some(({ key }) => OTHER_WORKS.has(key))) return 'other';
  if (isFilm && isUnknownPart(textAfter)) return null;

  const writing = writingOf(mention);
  const nameClass = entities[0]?.nameClass ?? classOf(words, isFilm);
  const limit = (certainty: 'strong' | 'certain'): Certainty =>
    isInPlainText(mention) && !(writing.isLonger && !isFilm) ? certainty : 'proposed';
  if (isFilm && isStrong(mention, { before, after, nameClass })) return limit('strong');
  if (nameClass === 'tiny') return null;
  if (isFilm && nameClass === 'ordinary' && (ROLE_WORDS.has(previous) || HINDI_ROLE.test(textAfter))) return 'other';
  if (writing.isLonger) return nameClass === 'distinctive' ? 'proposed' : null;
  if (nameClass === 'distinctive' && (!isFilm || writing.hasMeaning || words.length > 2)) return limit('certain');

  const isHindi = !/\p{Script=Latin}/u.test(tokens[from]?.text ?? '');
  const isWord = to - from === 1 && lowerCase.has(tokens[from]?.key ?? '');
  const weak = [writing.hasMeaning && writing.isInside && !isWord, isCredited, words.length > (isHindi ? 2 : 1)].filter(
    Boolean,
  ).length;
  if (weak >= 2 && !isHindi) return limit('certain');
  return weak >= 1 ? 'proposed' : null;
}

const TINY_MAX = 3;
function classOf(words: readonly string[], isFilm: boolean): NameClass {
  const [first = ''] = words;
  if (words.length === 1 && (first.length <= TINY_MAX || /^\p{N}+$/u.test(first))) return 'tiny';
  // Hindi has no capitals, so a title of several words may be a phrase: आधी रात.
  const isPhrase = isFilm && !/\p{Script=Latin}/u.test(first) && !/\p{N}/u.test(first);
  return words.length === 1 || isPhrase ? 'ordinary' : 'distinctive';
}

function isStrong(
  { paragraph, start, end, tokens, from }: Mention,
  { before, after, nameClass }: { before: string[]; after: string[]; nameClass: NameClass },
): boolean {
  const [left, right] = [paragraph.text.slice(Math.max(0, start - 6), start), paragraph.text.slice(end, end + 24)];
  const isQuoted = /[‘']$/.test(left) && /^[?!]?[’']/.test(right);
  const isSpoken = /^[?!,.]?(?:”|"|&quot;),? ?(?:कह|बोल|(?:(?:he|she|they|I) )?(?:sa(?:id|ys)|ask))/.test(right);
  const isInDoubleQuotes = /(?:“|"|&quot;)$/.test(left) && /^[?!,.]?(?:”|"|&quot;)/.test(right) && !isSpoken;
  const isEmphasised = paragraph.pieces.some(
    (piece) =>
      piece.isEmphasis && paragraph.text.slice(piece.start, piece.end).trim() === paragraph.text.slice(start, end),
  );
  const hasYear = /^[’”"']?\s?\((?:19|20)\d\d\)/.test(right);
  if (isQuoted || isInDoubleQuotes || isEmphasised || hasYear || tokens[from]?.isHashtag === true) return true;
  // ‘A 1931 film’ and ‘the film in 47 cities’ have a number, not a title.
  if (nameClass === 'tiny') return FILM_WORDS.has(before.at(-1) ?? '');
  return [...before, ...after].some((word) => FILM_WORDS.has(word));
}

/** ‘Chor Darwaza 4’ is another film than ‘Chor Darwaza’; ‘Hukumat 14 crore’ is not. */
const isUnknownPart = (textAfter: string): boolean =>
  /^ (?:[2-9]|[२-९]|II|III|IV)(?![\p{L}\p{N}.,])(?! (?:crore|lakh|per|days?|weeks?|करोड़|लाख|दिन))/u.test(textAfter);

/** Whether a paragraph is in Title Case, so that a capital says nothing. */
function isInTitleCase(tokens: readonly Token[]): boolean {
  const long = tokens.filter(({ text }) => /^\p{L}{4,}$/u.test(text));
  return long.length >= 4 && long.filter(({ isCapital }) => isCapital).length / long.length > 0.8;
}

/** How the name is written, which says little in Title Case, in capitals and in Devanagari. */
function writingOf({ paragraph, isTitleCase, tokens, from, to, start, end }: Mention) {
  const own = tokens.slice(from, to);
  const isShouted = own.every(({ text }) => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text));
  const hasMeaning = own[0]?.isCapital === true && !isShouted && !isTitleCase;
  const next = tokens[to];
  const isFollowed = next !== undefined && paragraph.text.slice(end, next.start) === ' ' && /^\p{Lu}/u.test(next.text);
  const isFirst = /(?:^|[.!?:।]["”’)]?\s+|[“"‘]|&quot;)$/.test(paragraph.text.slice(Math.max(0, start - 8), start));
  return {
    /** A capital that a writer chose. */
    hasMeaning,
    isInside: start > 0 && !isFirst,
    /** The name goes on: ‘Rudra Vardhan Pictures’. */
    isLonger: hasMeaning && isFollowed,
  };
}

/** In a caption, a heading or a link a name may be meant, but an editor decides. */
const isInPlainText = ({ paragraph, start, end }: Mention): boolean =>
  paragraph.kind === 'title' ||
  (paragraph.kind === 'text' &&
    paragraph.pieces.some((piece) => piece.start <= start && end <= piece.end && !piece.isLink));
