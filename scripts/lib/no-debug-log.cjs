// @ts-check
'use strict';

/**
 * This file is loaded into firebase-tools before the emulators start. firebase-tools writes each
 * event and each change of its queue in full to `firebase-debug.log`: a megabyte for a dozen
 * requests. With this patch it writes no such file. `emulators.log` has everything else, and with
 * the environment variable DEBUG=true also these lines. If another version of firebase-tools lacks
 * the part that this file patches, nothing is changed.
 */
try {
  const { join } = require('node:path');
  const logger = require(join(__dirname, '../../node_modules/firebase-tools/lib/logger.js'));
  // Returns the name of the log file; at its exit, firebase-tools removes the file if it exists.
  logger.useFileLogger = () => '';
} catch {
  // Without the patch there is a large log file, and everything else works the same.
}
