import { site } from '@first-show/domain/core/site';
import { mentionedFilms, QUOTED } from './related-films.ts';
import type { Story } from '../article-text.ts';
import type { Sentence } from './analysis.ts';
import { hindiStops } from './hindi.ts';

/**
 * A film, person, place or other name of a story. The name of a film of the chart is taken from the
 * chart, every other name from the text.
 */
export type Entity = { name: string; kind: 'film' | 'person' | 'place' | 'other'; mentions: number };

const PLACES = new Set(
  (
    'Mumbai Delhi Kolkata Chennai Bengaluru Bangalore Hyderabad Pune Nagpur Nashik Lucknow Kanpur Jaipur Jodhpur Udaipur Indore Bhopal Ahmedabad Surat Patna Ranchi Guwahati Shillong Kochi ' +
    'Kozhikode Goa Chandigarh Amritsar Ludhiana Leh Ladakh Kashmir Srinagar Manali Shimla Dehradun Varanasi Allahabad Prayagraj Agra Mathura Gurugram Noida Dadar Bandra Andheri Juhu ' +
    'Girgaum Girgaon Parel Lalbaug Dongri Kargil Punjab Kerala Gujarat Rajasthan Maharashtra Bihar Assam Telangana Karnataka London Dubai Toronto Cannes Venice Berlin ' +
    'मुंबई दिल्ली कोलकाता चेन्नई बेंगलुरु हैदराबाद पुणे नागपुर नासिक लखनऊ कानपुर जयपुर जोधपुर इंदौर भोपाल अहमदाबाद सूरत पटना राँची रांची कोच्चि गोवा चंडीगढ़ अमृतसर लेह लद्दाख कश्मीर श्रीनगर मनाली ' +
    'शिमला देहरादून वाराणसी आगरा दादर बांद्रा गिरगाँव परेल पंजाब केरल गुजरात राजस्थान महाराष्ट्र बिहार लंदन दुबई'
  )
    .split(' ')
    .map((word) => word.normalize('NFC')),
);
/** Last words of names that belong to companies and institutions, neither people nor films. */
const ORGANISATIONS = new Set(
  'Theatre Theatres Talkies Pictures Films Film Studios Studio Entertainment Productions Palace Mandir Cinema Cinemas Station Hospital School College University Road Market TV Records Music League Festival Awards Award Board Express Mail Files Show'.split(
    ' ',
  ),
);
const TITLES_EN = new Set(
  'Mr Mrs Ms Dr Sir Director Directors Actor Actors Actress Producer Producers Singer Composer Filmmaker Choreographer Editor Writer Analyst Minister President Ustad Pandit Shri The A An In On At By For From With And But Or As If When After Before'.split(
    ' ',
  ),
);
const DAYS = new Set(
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Diwali Eid Holi Christmas Hindi English Tamil Telugu Marathi Punjabi Malayalam Kannada Bengali Gujarati Urdu Indian India Bollywood I'.split(
    ' ',
  ),
);
/**
 * Hindi titles and professions. Devanagari has no capitals, so a name is recognised by the title or
 * profession before it.
 */
const TITLES_HI = new Set(
  'निर्देशक निर्देशिका अभिनेता अभिनेत्री गायक गायिका संगीतकार निर्माता लेखक लेखिका गीतकार श्री श्रीमती डॉ डॉ. उस्ताद पंडित विश्लेषक पटकथाकार नृत्य-निर्देशक छायाकार संपादक कोरियोग्राफ़र'
    .split(' ')
    .map((word) => word.normalize('NFC')),
);

const FILM_WORDS_MAX = 6;

export function entitiesOf(story: Story, sentences: readonly Sentence[]): Entity[] {
  const texts = [story.title, ...story.blocks.map(({ text }) => text)];
  const films = filmsOf(story, texts);
  const isFilm = new Set(films.map(({ name }) => name.toLowerCase()));
  const rest = story.language === 'hi' ? hindiNames(texts) : englishNames(texts, sentences);
  // Films first, then the other names. Each list is sorted by number of mentions.
  return [
    ...films,
    ...rest.filter(({ name }) => !isFilm.has(name.toLowerCase()) && !films.some((film) => film.name.includes(name))),
  ];
}

/**
 * Films of the chart that the texts mention, and every text in single quotation marks that looks
 * like a title.
 */
function filmsOf(story: Story, texts: readonly string[]): Entity[] {
  const known = mentionedFilms(texts, story.films).map(({ film, mentions }): Entity => {
    const name = story.language === 'hi' ? (film.nativeTitle ?? film.movieName) : film.movieName;
    return { name, kind: 'film', mentions };
  });
  const knownNames = new Set(
    story.films.flatMap(({ movieName, nativeTitle }) => [movieName.toLowerCase(), nativeTitle ?? '']),
  );
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const match of text.matchAll(QUOTED)) {
      const name = (match[1] ?? match[3] ?? '').trim();
      if (isTitle(name) && !knownNames.has(name.toLowerCase())) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const quoted = [...counts].map(([name, mentions]): Entity => ({ name, kind: 'film', mentions }));
  return [...known, ...quoted].sort(byMentions);
}

/**
 * Whether a quoted text is a title and not speech. A single quoted word does not count, because it
 * is as often an ordinary word as a title.
 */
function isTitle(quoted: string): boolean {
  const words = quoted.split(/\s+/);
  const isCapital = /^(?:\p{Lu}|\p{N}|\p{Script=Devanagari})/u.test(quoted);
  return (
    isCapital &&
    words.length > 1 &&
    words.length <= FILM_WORDS_MAX &&
    !/[.!?,।]$/.test(quoted) &&
    !words.some((word) => /^\p{Ll}{4,}/u.test(word))
  );
}

const NAME = /(?<![\p{L}\p{N}’'-])\p{Lu}[\p{L}\p{M}]+(?:[ ](?:\p{Lu}\.[ ])*\p{Lu}[\p{L}\p{M}]+){0,3}/gu;

function englishNames(texts: readonly string[], sentences: readonly Sentence[]): Entity[] {
  // A word that the tagger takes for a name inside a sentence is also a name at the beginning of
  // one.
  const inside = new Set(
    sentences.flatMap(({ words }) =>
      words
        .slice(1)
        .filter(({ kind }) => kind === 'name')
        .map(({ text }) => text),
    ),
  );
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const match of text.replace(QUOTED, ' · ').matchAll(NAME)) {
      const words = match[0].split(' ');
      while (words.length > 0 && TITLES_EN.has(words[0] ?? '')) words.shift();
      const isFirst = /(?:^|[.!?:“"]\s*)$/u.test(text.slice(Math.max(0, match.index - 3), match.index));
      if (isFirst && words.length > 0 && !inside.has(words[0] ?? '') && words.length > 1) words.shift();
      const [first] = words;
      if (first === undefined || words.some((word) => DAYS.has(word)) || words.join(' ') === site.name) continue;
      if (words.length === 1 && (isFirst || first.length < 3 || !inside.has(first))) continue;
      counts.set(words.join(' '), (counts.get(words.join(' ')) ?? 0) + 1);
    }
  }
  // A surname alone counts for the person with that surname: 'Gill' means Harkirat Gill.
  for (const [name, mentions] of counts) {
    if (name.includes(' ')) continue;
    const whole = [...counts.keys()].find((other) => other !== name && other.split(' ').includes(name));
    if (whole === undefined) continue;
    counts.set(whole, (counts.get(whole) ?? 0) + mentions);
    counts.delete(name);
  }
  return [...counts].map(([name, mentions]): Entity => ({ name, mentions, kind: kindOf(name) })).sort(byMentions);
}

function kindOf(name: string): Entity['kind'] {
  const words = name.split(' ');
  if (PLACES.has(name)) return 'place';
  if (ORGANISATIONS.has(words.at(-1) ?? '') || words.some((word) => /^\p{Lu}{2,}$/u.test(word))) return 'other';
  return words.length > 1 ? 'person' : 'other';
}

const LETTERS = /^[\p{Script=Devanagari}]+$/u;

function hindiNames(texts: readonly string[]): Entity[] {
  const people = new Map<string, number>();
  const places = new Map<string, number>();
  const add = (counts: Map<string, number>, name: string, times = 1) =>
    counts.set(name, (counts.get(name) ?? 0) + times);
  for (const text of texts) {
    const words = text.normalize('NFC').split(/[\s,।:;“”‘’"()!?]+/u);
    for (const [index, word] of words.entries()) {
      if (PLACES.has(word)) add(places, word);
      if (!TITLES_HI.has(word)) continue;
      const name = words.slice(index + 1, index + 3);
      // A name needs first name and surname: 'निर्देशक ने कहा' names nobody.
      if (
        name.length === 2 &&
        name.every((part) => part.length > 1 && LETTERS.test(part) && !hindiStops.has(part) && !TITLES_HI.has(part))
      )
        add(people, name.join(' '));
    }
  }
  const whole = texts.join('\n').normalize('NFC');
  for (const name of people.keys()) people.set(name, whole.split(name).length - 1);
  const toEntities = (counts: Map<string, number>, kind: Entity['kind']) =>
    [...counts].map(([name, mentions]): Entity => ({ name, kind, mentions }));
  return [...toEntities(people, 'person'), ...toEntities(places, 'place')].sort(byMentions);
}

/** The sort is stable, so entities with equal counts keep the order of the text. */
const byMentions = (a: Entity, b: Entity): number => b.mentions - a.mentions;
