import { isHindi } from '@first-show/domain/core/text';

/** The `lang` attribute of a user's text: 'hi' for Hindi; `undefined`: the page's language. */
export const langOf = (text: string): 'hi' | undefined => (isHindi(text) ? 'hi' : undefined);
