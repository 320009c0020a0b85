import { FIRST_SCREEN_END_ID } from '@first-show/domain/pages/first-screen';

/**
 * Stands behind what the first paint waits for, if the browser knows how to (`rel="expect"`, Chrome). Without it a phone draws an empty page,
 * then a header, then half a picture, and pays for each of them before it gets to the next piece of markup. An element of its own, because
 * Chrome waits for the beginning of an element, not for its end.
 */
export const FirstScreenEnd = () => <span id={FIRST_SCREEN_END_ID} hidden />;
