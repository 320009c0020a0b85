/** The numbers of the product, each with its unit in its name. Pure constants: safe in every bundle. */
export const HERO_ITEMS = 5;
export const HERO_INTERVAL_MS = 5_000;
export const PAGE_SIZE = 12;
export const SKELETON_CARDS = 6;
export const SKELETON_ROWS = 5;
export const TRENDING_ITEMS = 10;
export const SIDEBAR_FETCHED = 5;
export const SIDEBAR_SHOWN = 4;
export const RELATED_ITEMS = 4;
export const CATEGORY_FEATURED_ITEMS = 3;
export const FOOTER_CATEGORIES = 5;
export const WIDGET_ROWS = 5;
export const PANEL_ITEMS = 2;
export const CARD_HASHTAGS = 3;
export const TRENDING_HASHTAGS = 2;
export const STATS_POLL_MS = 30_000;
/** A search runs when its text is longer than this. */
export const SEARCH_MIN_EXCLUSIVE = 2;
export const SEARCH_MAX_CHARACTERS = 200;
export const SEARCH_MAX_RESULTS = 50;
export const LIST_MAX = 50;
export const OFFSET_MAX = 600;
export const BOX_OFFICE_MAX = 500;
export const TOAST_MS = 5_000;
export const TOOLTIP_DELAY_MS = 700;
export const COMMENT_NAME = { min: 2, max: 100 } as const;
export const COMMENT_CONTENT = { min: 10, max: 1000 } as const;
export const CAPTCHA_QUESTION = 'What is 5 + 3?';
export const CAPTCHA_ANSWER = '8';
export const CONTACT_MIN = { name: 2, subject: 5, message: 10 } as const;
export const CONTACT_MAX = { name: 100, subject: 200, message: 5000 } as const;
export const ARTICLE_MIN = { title: 10, summary: 50, content: 200 } as const;
export const ARTICLE_MAX = { title: 300, summary: 1000, content: 400_000 } as const;
export const BODY_MAX_BYTES = 64 * 1024;
export const ARTICLE_BODY_MAX_BYTES = 512 * 1024;
export const VISIT_IDLE_MS = 30 * 60_000;
export const ACTIVE_READER_MS = 5 * 60_000;
export const READER_COOKIE_DAYS = 400;
export const IDEMPOTENCY_HOURS = 24;
/** The same comment or message from one reader within this time is one. */
export const REPEAT_WINDOW_MS = 60_000;
/** Deletes and decisions of the desks can be undone this long. */
export const UNDO_MS = 10_000;
/** Network addresses beside comments are removed after this. */
export const ADDRESS_DAYS = 30;
