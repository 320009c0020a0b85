// @ts-check
/**
 * Loaded before the function `page` of `npm run bench -- server` (`--import`), counts the pages
 * that it makes, and tells the number at MADE_PORT. A page is compressed once for all who get it,
 * so each call of brotli is a page that was made for somebody: the deployed bundle stays as it is,
 * and so do its answers.
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
// What the bundle imports by name is the counting one, too.
syncBuiltinESMExports();

createServer((_request, response) => response.end(String(made)))
  .listen(Number(process.env.MADE_PORT), '127.0.0.1')
  .unref();
