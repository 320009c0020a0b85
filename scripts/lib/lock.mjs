// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Locks between processes. A lock is a file with the id of the process that holds it. The lock of a
 * dead process counts as free. This file is plain JavaScript, because `run.mjs` imports it before
 * anything is installed.
 */

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * The process that holds the lock, or null.
 * @param {string} file
 * @returns {number | null}
 */
export function lockHolder(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid > 0 && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Takes the lock if it is free. It is released at the latest when this process exits.
 * @param {string} file
 * @returns {(() => void) | null} a function that releases the lock; null if it is taken
 */
export function tryLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      const release = () => {
        if (lockHolder(file) === process.pid) rmSync(file, { force: true });
      };
      process.once('exit', release);
      return release;
    } catch {
      if (attempt === 2 || lockHolder(file) !== null) return null;
      rmSync(file, { force: true });
    }
  }
  return null;
}

/**
 * Waits for the lock.
 * @param {string} file
 * @param {(holder: number | null) => void} onWait called once if another process holds it
 * @returns {Promise<() => void>} a function that releases the lock
 */
export async function lock(file, onWait = () => {}) {
  for (let told = false; ;) {
    const release = tryLock(file);
    if (release) return release;
    if (!told) onWait(lockHolder(file));
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
