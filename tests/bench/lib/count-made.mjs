// @ts-check
/**
 * Preloaded (`--import`) into the function `page` of `npm run bench -- server`. Counts the rendered
 * pages and reports the number at the port MADE_PORT. A rendered page is compressed once for all
 * requests that receive it, so each call of brotli is one rendered page. The deployed bundle and
 * its answers stay unchanged.
 */
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

let made = 0;
const compress = zlib.brotliCompress;
zlib.brotliCompress = Object.assign(
  /** @type {typeof compress} */ (
    (...args) => {
      made += 1;
      return compress(.../** @type {Parameters<typeof compress>} */ (args));
    }
  ),
  { __promisify__: compress.__promisify__ },
);
// Named imports of the bundle must get the counting function too.
syncBuiltinESMExports();

createServer((_request, response) => response.end(String(made)))
  .listen(Number(process.env.MADE_PORT), '127.0.0.1')
  .unref();
