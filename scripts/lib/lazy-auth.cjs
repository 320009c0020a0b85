// @ts-check
'use strict';

/**
 * Loaded into firebase-tools before it starts. Its Auth emulator compiles a validator for every
 * schema of Google's Identity API while it starts: 8 s of one core, for calls that nobody makes.
 * The router behind it can do so at the first call of each instead
 * (`lazyCompileValidationSchemas`): 0.8 s. If that router is not there any more, nothing is
 * changed.
 */
try {
  const { createRequire } = require('node:module');
  const router = createRequire(require.resolve('firebase-tools/package.json'))('exegesis-express');
  const { middleware } = router;
  router.middleware = (/** @type {unknown} */ spec, /** @type {object} */ options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true });
} catch {
  // Slower, and all the same otherwise.
}
