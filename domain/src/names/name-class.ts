import { z } from 'zod';

/**
 * How much a name says by itself: 'distinctive' (a full name), 'ordinary' (also a word or phrase of
 * the language) or 'tiny' (up to three letters, or digits only).
 */
export const nameClass = z.enum(['distinctive', 'ordinary', 'tiny']);
export type NameClass = z.infer<typeof nameClass>;
