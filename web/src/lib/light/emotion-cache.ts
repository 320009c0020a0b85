import createCache, { type EmotionCache } from '@emotion/cache';

/** Server and client name their styles alike, so that the client adopts the critical ones. */
export const createEmotionCache = (): EmotionCache => createCache({ key: 'fs' });
