import { config } from 'zod/v4';

/**
 * What browsers get for `zod` (`web/zod-alias.ts`). Compiled parsers would try `new Function`,
 * which the page's Content-Security-Policy forbids and the browser then reports. It has to be said
 * before the first schema is made, and chunks arrive in any order.
 */
config({ jitless: true });

export * from 'zod/v4';
