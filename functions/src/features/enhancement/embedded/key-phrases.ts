import { withoutJoiners } from '@first-show/domain/core/text';
import type { Sentence, Word } from './analysis.ts';

/**
 * Key phrases by RAKE (Rose et al., 2010): runs of up to three nouns and adjectives. A word's score
 * is its degree divided by its frequency. A run's score is the sum of its words' scores, divided by
 * the square root of the number of its words, times the run's frequency. Words of the headline
 * raise this score, at most to its double. Names are left out, because they are entities.
 */
const WORDS_MAX = 3;
/** A single word is a key phrase if it occurs more often than this, or if it is in the headline. */
const SINGLE_TIMES = 2;

/** Words that occur in every story, so they are never its subject. */
const GENERIC = new Set(
  (
    'film films minute minutes second seconds hour hours day days week weeks month months year years time times people person hand hands head number numbers thing things name names way part place word words line lines ' +
    'man men woman women side end beginning place rest lot bit half time front फ़िल्म फिल्म फ़िल्में फ़िल्मों मिनट घंटे दिन साल हफ़्ते हफ़्ता लोग लोगों बात आदमी समय बार रुपये लाख करोड़ नाम हाथ तरफ़ पूरा पूरी पूरे कभी बड़ों आज कल सुबह शाम बजे'
  )
    .split(' ')
    .map((word) => word.normalize('NFC')),
);
/** Endings of Hindi verbs. Verbs are not key phrases. */
const HINDI_VERB = /(?:ता|ते|ती|ना|ने|नी|ीं|ाई|ाए|ाया|िए|ेगा|ेगी|ेंगे|कर)$/u;

export type KeyPhrase = { text: string; score: number };

/**
 * Key phrases, best first. Each occurrence in `title` counts as one more mention, because an editor
 * chose its words.
 */
export function keyPhrases(sentences: readonly Sentence[], title: readonly Word[], language: 'en' | 'hi'): KeyPhrase[] {
  const runs = [...sentences.filter(({ kind }) => kind !== 'quote').map(({ words }) => words), title].flatMap((words) =>
    runsOf(words, language),
  );
  const frequency = new Map<string, number>();
  const degree = new Map<string, number>();
  const phrases = new Map<string, { text: string; stems: string[]; times: number }>();
  for (const run of runs) {
    const stems = run.map(({ stem }) => stem);
    for (const stem of stems) {
      frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
      degree.set(stem, (degree.get(stem) ?? 0) + stems.length);
    }
    const key = stems.join(' ');
    const known = phrases.get(key) ?? { text: run.map(({ text }) => text.toLowerCase()).join(' '), stems, times: 0 };
    known.times += 1;
    phrases.set(key, known);
  }
  const inTitle = new Set(title.map(({ stem }) => stem));
  return [...phrases.values()]
    .filter(
      ({ times, stems }) =>
        (stems.length > 1 ? times > 1 : times > SINGLE_TIMES) || stems.every((stem) => inTitle.has(stem)),
    )
    .filter(({ text }) => !GENERIC.has(text.normalize('NFC')) && !(language === 'hi' && HINDI_VERB.test(text)))
    .map(({ text, stems, times }) => {
      const worth =
        stems.reduce((sum, stem) => sum + (degree.get(stem) ?? 0) / (frequency.get(stem) ?? 1), 0) /
        Math.sqrt(stems.length);
      const titleShare = stems.filter((stem) => inTitle.has(stem)).length / stems.length;
      return { text, score: worth * times * (1 + titleShare) };
    })
    .sort((a, b) => b.score - a.score || a.text.localeCompare(b.text));
}

function runsOf(words: readonly Word[], language: 'en' | 'hi'): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const end = () => {
    // Drop adjectives at the end of a run, because an adjective alone names nothing.
    while (run.length > 0 && run.at(-1)?.kind === 'adjective') run.pop();
    if (run.length > 0 && run.length <= WORDS_MAX) runs.push(run);
    run = [];
  };
  for (const word of words) {
    const isPart =
      (word.kind === 'noun' || word.kind === 'adjective') &&
      word.text.length > (language === 'hi' ? 2 : 3) &&
      /^[\p{L}\p{M}-]+$/u.test(withoutJoiners(word.text));
    if (isPart) run.push(word);
    else end();
    // Hindi words have no parts of speech here, so a run would be a whole clause. Use single words.
    if (language === 'hi' && run.length === 1) end();
  }
  end();
  return runs;
}
