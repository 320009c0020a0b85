/** Limits of scraping. Only constants, so that every bundle can import them. */

/**
 * Maximum number of sources. A run must read all of them in minutes, and a desk listens to all of
 * them.
 */
export const SOURCES_MAX = 50;
export const SOURCE_NAME = { min: 2, max: 80 } as const;
export const SOURCE_INTERVAL_MINUTES = { min: 30, max: 7 * 24 * 60, default: 120 } as const;
/**
 * The number of items of a source that a run reads, from the top. Feeds list the newest items
 * first.
 */
export const SOURCE_ITEMS = { min: 1, max: 200, default: 50 } as const;
export const SELECTOR_MAX_CHARACTERS = 200;

/**
 * The most words that a draft may take from a source, and the largest share of the source's text
 * that it may take; the smaller limit applies. Readers find the rest at the source.
 */
export const QUOTED_WORDS_MAX = 40;
export const QUOTED_SHARE_MAX = 0.6;

/** After this many failures in a row a source is paused until an editor resumes it. */
export const FAILURES_BEFORE_PAUSE = 3;
/**
 * Minutes of back-off after the first failure. Each further failure in a row makes it four times as
 * long.
 */
export const BACK_OFF_MINUTES = 15;
/** A longer `Retry-After` is shortened to this. */
export const RETRY_AFTER_MAX_HOURS = 7 * 24;

/**
 * The shortest time between two requests to one host. A `Crawl-delay` may raise it, up to
 * `CRAWL_DELAY_MAX_MS`.
 */
export const HOST_DELAY_MS = 2_000;
export const CRAWL_DELAY_MAX_MS = 20_000;
export const ROBOTS_KEPT_HOURS = 24;

export const SCRAPE_EVERY_HOURS = 2;
/** A run without a heartbeat for this long is dead, and the next run takes over. */
export const SCRAPE_LEASE_MS = 120_000;
export const SCRAPE_HEARTBEAT_MS = 20_000;
/**
 * A run starts no further source after this time and leaves the rest for the next run. A function
 * may run for nine minutes.
 */
export const SCRAPE_BUDGET_MS = 7 * 60_000;
/** The number of sources that are fetched in parallel. */
export const SOURCES_AT_ONCE = 4;
/** The most lines in a run's log, and the most characters per line. */
export const SCRAPE_LOG_LINES_MAX = 300;
export const SCRAPE_LINE_MAX_CHARACTERS = 300;
/** The most skipped items that a preview lists with the reason. */
export const PREVIEW_SKIPPED_MAX = 30;
