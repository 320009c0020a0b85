/**
 * The daily figures of an invented year, in the form of a trade sheet: 277 films in fourteen
 * languages, half of them with a single figure, the others with up to eight days. Some names are
 * hard to import: quotation marks, punctuation, years in brackets, two names with the same slug. In
 * one film the gross falls, which the import refuses.
 */

export const FILMS_OF_THE_YEAR = 277;
/** The film whose total gross falls from one day to the next. */
export const FALLING_FILM = 'Dopahar Ki Chai';

const ODD_NAMES = [
  'Lantern 2: The Long Monsoon',
  'Bindu Rao & Half Moon Dot Com',
  'Ghar Leela - 2',
  'Postman (Kannada)',
  'PST (Poets in Trouble)',
  'LPG: Lost Piya Gang',
  'Thursday (2025)',
  'Toba: Manachi Goshta',
  'Arre Ring Ring Kaun Hai?',
  'Newton`s Fourth Umbrella',
  '#Akela',
  'Akela',
  "Konkan's Pride: Mithu - The Ferry",
  'Bihu S/O Bhaskar',
  'Chalo Dadi Ji - Lets Drum',
  "Chalo Dadi Ji - Let's Drum",
  'Thamb Na Zara!',
  '"Cut", Said the Tailor',
  'Rain, Rain',
  'पहली बारिश',
];
const FIRST_WORDS = (
  'Chandni Barish Sona Patang Jugnu Nadi Kaagaz Mela Saawan Dhoop Rangoli Bansi Tara Mirch Pardesi Diya ' +
  'Lehar Gulmohar Kohra'
).split(' ');
const SECOND_WORDS = (
  'Express|Junction|Ka Ghar|Wali Gali|Returns|Bazaar|Ki Raat|Colony|Diaries|Circus|Ka Safar|Nagar|' + 'Talkies|Sangam'
).split('|');
const LANGUAGES =
  'Tamil Kannada Telugu Malayalam Hindi Marathi Bengali Gujarati Punjabi Odia Assamese Hindi/Tamil Bhojpuri Korean';

/** The names of all films, without repetition. */
function names(): string[] {
  const plain = SECOND_WORDS.flatMap((second) => FIRST_WORDS.map((first) => `${first} ${second}`));
  return [...ODD_NAMES, FALLING_FILM, ...plain].slice(0, FILMS_OF_THE_YEAR);
}

/** The number of days of a film; 0 if it has only a total. */
const daysOf = (film: number): number => [4, 1, 0, 8, 0, 0, 4, 7, 0, 8][film % 10] ?? 0;

const crore = (amount: number): string => String(Math.round(amount * 100) / 100);
const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The sheet as CSV, or its first films, and the number of the line in which the gross falls. Every
 * call returns the same values.
 */
export function figuresOfAYear(films = FILMS_OF_THE_YEAR): { csv: string; fallingLine: number } {
  const lines = ['movie,language,release_date,budget_cr,day,cumulative_gross_cr'];
  const languages = LANGUAGES.split(' ').map((language) => language.replace('/', ' / '));
  let fallingLine = 0;
  for (const [film, name] of names().slice(0, films).entries()) {
    const released = new Date(Date.UTC(2025, 11, 26 - 7 * Math.floor(film / 6))).toISOString().slice(0, 10);
    const budget = film % 3 === 0 ? crore(2 + ((film * 37) % 180)) : '';
    // The first day's figure, from 29 crore down to two lakh: most films of a year earn little.
    const opening = 0.01 + 29 / (1 + ((film * 101) % FILMS_OF_THE_YEAR)) ** 1.4;
    const start = [quoted(name), languages[Math.floor(film / 2) % languages.length], released, budget].join(',');
    const isFalling = name === FALLING_FILM;
    const days = isFalling ? 8 : daysOf(film);
    if (days === 0) lines.push(`${start},,${crore(opening * 6)}`);
    for (let day = 1, sum = 0; day <= days; day += 1) {
      sum += opening / day ** 0.6;
      // In one film, day 8 is below day 7, as after a typing error.
      const shown = isFalling && day === 8 ? sum / 2 : sum;
      lines.push(`${start},${day},${crore(shown)}`);
      if (isFalling && day === 8) fallingLine = lines.length;
    }
  }
  return { csv: `${lines.join('\n')}\n`, fallingLine };
}
