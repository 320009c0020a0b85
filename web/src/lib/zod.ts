import { config } from 'zod/v4';

/**
 * The module that browsers get for `zod` (`web/zod-alias.ts`). Compiled parsers would use `new
 * Function`, which the page's Content-Security-Policy forbids and the browser reports. The option
 * must be set before the first schema is created, and chunks load in any order.
 */
config({ jitless: true });

export * from 'zod/v4';
