/**
 * The `localStorage` key under which MUI stores the reader's colour mode: 'light', 'dark' or
 * 'system'. The document's inline script reads it before the first paint.
 */
export const COLOR_MODE_STORAGE_KEY = 'fs-theme';
