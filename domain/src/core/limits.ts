/** The product's limits, sizes and times. Only constants, so that every bundle can import them. */
export const HERO_ITEMS = 5;
export const HERO_INTERVAL_MS = 5_000;
export const PAGE_SIZE = 12;
export const SKELETON_CARDS = 6;
export const SKELETON_ROWS = 5;
export const TRENDING_ITEMS = 10;
/** Number of suggested stories for an empty list. */
export const SUGGESTED_ITEMS = 6;
export const SIDEBAR_FETCHED = 5;
export const SIDEBAR_SHOWN = 4;
export const RELATED_ITEMS = 4;
export const CATEGORY_FEATURED_ITEMS = 3;
export const FOOTER_CATEGORIES = 5;
export const WIDGET_ROWS = 5;
/** Posters of the home page: one row at 1280 px. */
export const THIS_FRIDAY_ITEMS = 6;
export const PANEL_ITEMS = 2;
export const CARD_HASHTAGS = 3;
export const TRENDING_HASHTAGS = 2;
export const STATS_POLL_MS = 30_000;
/** A search runs if its text has more characters than this. */
export const SEARCH_MIN_EXCLUSIVE = 2;
export const SEARCH_MAX_CHARACTERS = 200;
export const SEARCH_MAX_RESULTS = 50;
/**
 * Which searches are counted. A longer text, or one with more digits than a year has, is not
 * counted, because it may be personal, such as a telephone number. A text is stored only after
 * `readersMin` readers have searched for it on one day.
 */
export const SEARCH_COUNTED = {
  charactersMax: 60,
  wordsMax: 8,
  wordMax: 24,
  digitsMax: 4,
  readersMin: 3,
  daysKept: 14,
} as const;
/** A search is counted only after its results were shown for this long. */
export const SEARCH_COUNTED_AFTER_MS = 2_000;
export const LIST_MAX = 50;
export const OFFSET_MAX = 600;
/** The most films of the chart. */
export const BOX_OFFICE_MAX = 500;
/** The most days of one film: a year and the day of release. */
export const BOX_OFFICE_DAYS_MAX = 366;
export const BOX_OFFICE_IMPORT_LINES_MAX = 50_000;
export const BOX_OFFICE_IMPORT_FILMS_MAX = 2_000;
export const BOX_OFFICE_IMPORT_BODY_MAX_BYTES = 4 * 1024 * 1024;
export const TOAST_MS = 5_000;
export const TOOLTIP_DELAY_MS = 700;
export const COMMENT_NAME = { min: 2, max: 100 } as const;
export const COMMENT_CONTENT = { min: 10, max: 1000 } as const;
export const CAPTCHA_QUESTION = 'What is 5 + 3?';
export const CAPTCHA_ANSWER = '8';
/** A form ticket is valid from `minAgeMs` to `maxAgeMs` after it was issued. */
export const FORM_TICKET = { minAgeMs: 3_000, maxAgeMs: 2 * 3_600_000 } as const;
/** Maximum time for which a form that is being sent waits for its ticket. */
export const FORM_TICKET_WAIT_MS = 1_500;
export const CONTACT_MIN = { name: 2, subject: 5, message: 10 } as const;
export const CONTACT_MAX = { name: 100, subject: 200, message: 5000 } as const;
export const ARTICLE_MIN = { title: 10, summary: 50, content: 200 } as const;
export const ARTICLE_MAX = {
  title: 300,
  summary: 1000,
  content: 400_000,
  correction: 1000,
  trailerTitle: 150,
} as const;
export const TRAILERS_MAX = 5;
/**
 * Limits of an enhancement proposal. They are stricter than the limits for editors, so that the
 * texts fit search results and cards.
 */
export const ENHANCEMENT = {
  summaryMin: 50,
  summaryMax: 400,
  metaTitleMin: 15,
  metaTitleMax: 65,
  metaDescriptionMin: 50,
  metaDescriptionMax: 160,
  headlineMin: 20,
  headlineMax: 110,
  headlines: 3,
  tags: 6,
  hashtags: 5,
  tagMax: 40,
  /** Proposals kept for each article. */
  proposalsKept: 20,
} as const;
/** The largest working copy of an article that the desk stores. */
export const WORKING_COPY_MAX_BYTES = 512 * 1024;
/** Revisions kept for each article, including the current one. Former ones can be restored. */
export const REVISIONS_KEPT = 100;
/** The most scheduled drafts that the desk lists. */
export const SCHEDULED_MAX = 200;
export const BODY_MAX_BYTES = 64 * 1024;
export const ARTICLE_BODY_MAX_BYTES = 512 * 1024;
export const VISIT_IDLE_MS = 30 * 60_000;
export const ACTIVE_READER_MS = 5 * 60_000;
export const READER_COOKIE_DAYS = 400;
/** The same comment or message from one reader within this time counts as one. */
export const REPEAT_WINDOW_MS = 60_000;
/** How long deletions and decisions at the desks can be undone. */
export const UNDO_MS = 10_000;
/** Network addresses stored with comments are removed after this time. */
export const ADDRESS_DAYS = 30;
/** Days until a day's page speeds are deleted. */
export const FIELD_SPEED_DAYS = 35;
/** Days until a script error is deleted, after its last report. */
export const BROWSER_ERROR_DAYS = 30;
export const STAFF_NAME = { min: 2, max: 100 } as const;
export const STAFF_PASSWORD_MIN = 10;
/** How often an open desk sends a heartbeat. */
export const DESK_HEARTBEAT_MS = 30_000;
/**
 * The desks share one answer with counts for this long, because a count costs one read per thousand
 * documents.
 */
export const DESK_COUNTS_MAX_AGE_SECONDS = 30;
/** The number of days that `GET /api/admin/daily-stats` returns: the default and the maximum. */
export const DAILY_STATS_DAYS = { default: 30, max: 50 } as const;
/** The most articles that one call of the desk can change. */
export const BULK_ARTICLES_MAX = 50;
/** The most comments that one call can decide or undo. */
export const BULK_DECISIONS_MAX = 50;
/** Limits of the moderators' word list. */
export const MODERATION_WORDS = { max: 500, wordMax: 60 } as const;
/**
 * The number of approved comments after which an author's comments are approved automatically: the
 * default, and the range from which moderators can choose.
 */
export const AUTO_APPROVE_MIN = { default: 5, min: 1, max: 1000 } as const;
export const BLOCK_REASON_MAX = 300;
export const POLL_TITLE = { min: 3, max: 120 } as const;
export const POLL_QUESTION = { min: 5, max: 300 } as const;
export const PREDICTION_TITLE = { min: 5, max: 200 } as const;
export const PREDICTION_DESCRIPTION_MAX = 1000;
export const BALLOT_OPTION_MAX = 120;
/** Number of options of a poll or a prediction. */
export const BALLOT_OPTIONS = { min: 2, max: 10 } as const;
export const SETTLEMENT_SOURCE = { min: 3, max: 500 } as const;
/** The most history entries that the desk keeps for a poll, a prediction or a message. */
export const DESK_HISTORY_KEPT = 50;
export const CATEGORY_NAME = { min: 2, max: 40 } as const;
export const CATEGORY_SLUG_MAX = 60;
/** Length of a category's description, which is also the meta description of its page. */
export const CATEGORY_DESCRIPTION = { min: 30, max: 300 } as const;
/** A search in the inbox reads only this many of the newest messages. */
export const INBOX_SEARCHED = 500;
export const DESK_SEARCH_MAX = 100;
export const DIGEST_STORIES = 5;
export const DIGEST_FILMS = 5;
/** Mails of a digest are removed after this time. */
export const DIGEST_MAIL_DAYS = 30;
/** A new address that does not confirm its subscription within this time is deleted. */
export const CONFIRM_DAYS = 7;
/**
 * Anybody can type somebody else's address into the newsletter's forms. So an address gets each
 * kind of newsletter mail (to confirm, to unsubscribe) at most once in this time.
 */
export const LETTER_AGAIN_MS = 86_400_000;
/** The most ideas that the desk shows. */
export const IDEAS_MAX = 12;
/** Largest upload to the media library. */
export const PICTURE_MAX_BYTES = 15 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 50_000_000;
export const MEDIA_TEXT_MAX = { alt: 300, caption: 300, credit: 200, licence: 200 } as const;
