// @ts-check
'use strict';

/**
 * This file is loaded into firebase-tools before the emulators start. The functions emulator runs
 * every concurrent request in a separate process. So two hundred readers at once start two hundred
 * Node processes, and a test measures the machine instead of the site. In production one instance
 * serves many requests at a time (`concurrency` of the functions, 80 for `api`). With this patch
 * one process per function serves all requests of the function.
 *
 * Tested with firebase-tools 15.34.2, which package.json pins. If another version lacks a part that
 * this file patches, nothing is changed.
 *
 * @typedef {{ state: string }} Worker
 * @typedef {{ getTriggerWorkers: (triggerId: string, runtime: string) => Worker[] }} Pool
 */
try {
  const { join } = require('node:path');
  const emulator = join(__dirname, '../../node_modules/firebase-tools/lib/emulator');
  const { RuntimeWorkerPool } = require(join(emulator, 'functionsRuntimeWorker.js'));
  const { FunctionsEmulator } = require(join(emulator, 'functionsEmulator.js'));
  const { getIdleWorker } = RuntimeWorkerPool.prototype;
  const { startRuntime } = FunctionsEmulator.prototype;

  /**
   * An idle worker, or else a busy one, which can take more requests.
   * @this {Pool}
   * @param {string} triggerId
   * @param {string} runtime
   */
  RuntimeWorkerPool.prototype.getIdleWorker = function sharedWorker(triggerId, runtime) {
    const idle = getIdleWorker.call(this, triggerId, runtime);
    return idle ?? this.getTriggerWorkers(triggerId, runtime).find((worker) => worker.state === 'BUSY');
  };

  /** @type {Map<string, Promise<Worker>>} */
  const starting = new Map();
  /**
   * Starts the process of a function, or returns the start that is in progress.
   * @param {unknown} backend
   * @param {{ id: string } | undefined} trigger
   */
  FunctionsEmulator.prototype.startRuntime = function startShared(backend, trigger) {
    const key = trigger?.id ?? '';
    const underWay = starting.get(key);
    if (underWay !== undefined) return underWay;
    const start = startRuntime.call(this, backend, trigger).finally(() => starting.delete(key));
    starting.set(key, start);
    return start;
  };
} catch {
  // Without the patch every request gets a process of its own, with the same results.
}
