/** The numbers of reading other people's sites, each with its unit in its name. Pure constants. */

/**
 * All sources together: a run has minutes, not hours, and a desk listens to all of them as one
 * page.
 */
export const SOURCES_MAX = 50;
export const SOURCE_NAME = { min: 2, max: 80 } as const;
export const SOURCE_INTERVAL_MINUTES = { min: 30, max: 7 * 24 * 60, default: 120 } as const;
/** Items of one source that one run looks at; the rest of a feed is an archive. */
export const SOURCE_ITEMS = { min: 1, max: 200, default: 50 } as const;
export const SELECTOR_MAX_CHARACTERS = 200;

/**
 * Words that a draft may take from what a source gave, and the share of it: whichever is less. The
 * rest is read at the source.
 */
export const QUOTED_WORDS_MAX = 40;
export const QUOTED_SHARE_MAX = 0.6;

/** This many failures in a row pause a source until an editor looks. */
export const FAILURES_BEFORE_PAUSE = 3;
/** After the first failure in a row; four times as long after each further one. */
export const BACK_OFF_MINUTES = 15;
/** No `Retry-After` holds a source longer than this. */
export const RETRY_AFTER_MAX_HOURS = 7 * 24;

/**
 * Two requests to one host are at least this far apart; a `Crawl-delay` may ask for more, up to
 * `CRAWL_DELAY_MAX_MS`.
 */
export const HOST_DELAY_MS = 2_000;
export const CRAWL_DELAY_MAX_MS = 20_000;
export const ROBOTS_KEPT_HOURS = 24;

export const SCRAPE_EVERY_HOURS = 2;
/** A run that gives no sign of life for this long is dead, and the next one takes over. */
export const SCRAPE_LEASE_MS = 120_000;
export const SCRAPE_HEARTBEAT_MS = 20_000;
/**
 * Sources that a run has not begun by then are left for the next one: a function lives nine
 * minutes.
 */
export const SCRAPE_BUDGET_MS = 7 * 60_000;
/** Sources that are fetched at the same time. */
export const SOURCES_AT_ONCE = 4;
/** Lines of a run's log, and characters of one. */
export const SCRAPE_LOG_LINES_MAX = 300;
export const SCRAPE_LINE_MAX_CHARACTERS = 300;
/** Repeats with a reason that a preview names. */
export const PREVIEW_SKIPPED_MAX = 30;
