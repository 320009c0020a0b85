import { isHindi } from '@first-show/domain/core/text';

/** The `lang` of a text in Hindi; none for a text in the page's English. */
export const langOf = (text: string): 'hi' | undefined => (isHindi(text) ? 'hi' : undefined);
