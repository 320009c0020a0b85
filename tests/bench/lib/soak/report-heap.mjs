// @ts-check
/**
 * This module is preloaded (`--import`) into the functions of `npm run bench -- soak`. On SIGUSR2
 * it collects all garbage and writes the bytes that are still in use to `HEAP_FOLDER/<pid>.json`.
 * The difference of two reports shows whether the process keeps more and more memory. Resident
 * memory does not show this, because it includes garbage that V8 has not collected.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = /** @type {() => void} */ (runInNewContext('gc'));

process.on('SIGUSR2', () => void report());

async function report() {
  collect();
  // Finalisers run between the two collections, and the second one frees what they held.
  await sleep(100);
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const file = join(process.env.HEAP_FOLDER ?? '', `${process.pid}.json`);
  // Write under another name and rename, so that nobody reads an incomplete file.
  writeFileSync(`${file}.part`, JSON.stringify({ bytes: heapUsed + external }));
  renameSync(`${file}.part`, file);
}
