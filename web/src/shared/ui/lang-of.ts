import { isHindi } from '@first-show/domain/core/text';

/** The `lang` of a text: 'hi' for Hindi, `undefined` for English, the language of the page. */
export const langOf = (text: string): 'hi' | undefined => (isHindi(text) ? 'hi' : undefined);
