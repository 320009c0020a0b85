import { isHindi } from '@first-show/domain/core/text';

/** The `lang` of a text by readers or colleagues: 'hi' for Hindi, else that of the page. */
export const langOf = (text: string): 'hi' | undefined => (isHindi(text) ? 'hi' : undefined);
