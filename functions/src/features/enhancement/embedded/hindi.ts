import { numbersIn } from '@first-show/domain/enhancement/numbers';
import type { Analyser } from './analysis.ts';

/** Hindi analysis with `Intl.Segmenter`, which supports the danda (।) and Devanagari marks. */

const sentences = new Intl.Segmenter('hi', { granularity: 'sentence' });
const words = new Intl.Segmenter('hi', { granularity: 'word' });

/** Hindi stop words. They are compared in NFC. */
export const hindiStops: ReadonlySet<string> = new Set(
  (
    'का के की को ने से में पर तक और या कि जो यह वह ये वे इस उस इन उन इसे उसे इसका इसकी इसके उसका उसकी उसके इसमें उसमें इनका इनकी उनका उनकी उनके उन्हें इन्हें उन्होंने उसने इसने अपना अपनी अपने खुद ' +
    'है हैं था थे थी थीं हो होगा होगी होता होती होते हुआ हुई हुए होना होने होकर रहा रहे रही गया गई गए जाता जाती जाते जाना जाने जा जाए कर करना करने करता करती करते किया किए करके ' +
    'लिए साथ बाद पहले अब तब जब कब यहाँ वहाँ जहाँ कहाँ तो ही भी नहीं न ना मत एक दो कुछ कई सब सभी हर बहुत सबसे कम फिर वाला वाली वाले दिया दी दिए देना देने देता देती देते लिया ली लेना लेने लेता लेती ' +
    'मिला मिली मिले कहा कहना कहते कहती कहता बताया बोले बोलीं बोला पूछा पूछते क्या क्यों कैसे कैसा कौन किस किसी कोई मैं मैंने मुझे मेरा मेरी मेरे हम हमने हमें हमारा हमारी हमारे आप आपका तुम द्वारा बीच ऊपर नीचे ' +
    'आगे पीछे अंदर बाहर तरह ओर सिर्फ़ केवल जैसे जैसा यानी जिस जिसे जिसमें जिससे जिसकी जिसके जिसने जिन जिनमें पर परंतु लेकिन मगर तुम्हारा अगर क्योंकि इसलिए आता आती आते आए आया आई थोड़ी थोड़ा'
  )
    .split(' ')
    .map((word) => word.normalize('NFC')),
);

/** Endings of case and number: राजा, राजे and राजों have the same stem. */
const ENDINGS = /(?:ियों|ियाँ|ओं|ों|ें|ाँ|ीं|[ािीुूेैोौं])$/u;

const hindiStem = (word: string): string => {
  const bare = word.normalize('NFC');
  const stem = bare.replace(ENDINGS, '');
  return [...stem].length >= 2 ? stem : bare;
};

export const analyseHindi: Analyser = (text) =>
  [...sentences.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((segment) => segment !== '')
    .map((segment) => ({
      text: segment,
      words: [...words.segment(segment)]
        .filter(({ isWordLike }) => isWordLike === true)
        .map(({ segment: word }) => {
          const isStop = hindiStops.has(word.normalize('NFC'));
          const isNumber = numbersIn(word).length > 0;
          return {
            text: word,
            stem: hindiStem(word),
            kind: isNumber ? ('number' as const) : isStop ? ('stop' as const) : ('noun' as const),
          };
        }),
    }));
