/**
 * Where MUI keeps the reader's choice: 'light', 'dark' or 'system'. The document's theme snippet
 * reads it before the first paint.
 */
export const COLOR_MODE_STORAGE_KEY = 'fs-theme';
