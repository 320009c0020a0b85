import type { ItemSentence, ItemToken, ItsFunction, Model, WinkMethods } from 'wink-nlp';
import { memoizeAsync } from '../../../platform/cache/memoize-async.ts';
import { englishStops, type Analyser, type Word, type WordKind } from './analysis.ts';

/**
 * English analysis with wink-nlp: sentences, parts of speech, stems. Loading the package takes 0.2
 * s and 40 MB per instance, so it is loaded at the first use.
 */
export const loadEnglish = memoizeAsync(load);

const kinds: Record<string, WordKind> = { PROPN: 'name', NOUN: 'noun', ADJ: 'adjective', NUM: 'number' };

async function load(): Promise<Analyser> {
  const [{ default: winkNlp }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ]);
  const nlp: WinkMethods = winkNlp(model as unknown as Model, ['sbd', 'pos']);
  const { its } = nlp;
  // Convert the type: the package declares this helper inconsistently.
  const stemOf = its.stem as unknown as ItsFunction<string>;
  return (text) => {
    const sentences: { text: string; words: Word[] }[] = [];
    nlp
      .readDoc(text)
      .sentences()
      .each((sentence: ItemSentence) => {
        const words: Word[] = [];
        sentence.tokens().each((token: ItemToken) => {
          const type = token.out(its.type);
          if (type !== 'word' && type !== 'number') return;
          const written = token.out();
          const lower = written.toLowerCase();
          const kind = englishStops.has(lower)
            ? 'stop'
            : type === 'number'
              ? 'number'
              : (kinds[token.out(its.pos)] ?? 'other');
          words.push({ text: written, stem: kind === 'name' ? lower : token.out(stemOf), kind });
        });
        sentences.push({ text: sentence.out(), words });
      });
    return sentences;
  };
}
