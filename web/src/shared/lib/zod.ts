import { config } from 'zod/v4';

/**
 * The module that replaces `zod` in everything that Vite builds (`web/zod-alias.ts`). It turns off
 * compiled parsers: they use `new Function`, which the page's Content-Security-Policy forbids and
 * the browser reports. The option must be set before the first schema is created. Chunks load in
 * any order, so this module, which exports zod, sets the option.
 */
config({ jitless: true });

export * from 'zod/v4';
