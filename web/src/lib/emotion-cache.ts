import createCache, { type EmotionCache } from '@emotion/cache';

/** Class names start with this. Server and client must use the same one. */
const EMOTION_KEY = 'fs';

/** The Emotion cache of a page: a new one per request on the server, one per document in the browser. */
export const createEmotionCache = (): EmotionCache => createCache({ key: EMOTION_KEY });
