import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError, showProgress, step, warn } from './console.ts';
import type { Progress } from './download.ts';
import { fetchHidane, releasesUrl } from './fetch-hidane.ts';
import { lock } from './lock.mjs';
import { cacheFolder, isWindows, root } from './paths.ts';
import { run } from './processes.ts';

const version = '0.6.0';
const binary = isWindows ? 'hidane.exe' : 'hidane';
/**
 * Oldest supported version: older ones lack features that the live pages need. Checking it also
 * rejects another program named hidane.
 */
const oldest = [0, 6] as const;

export type FirestoreEmulator = { kind: 'hidane'; file: string } | { kind: 'official' };

function answers(file: string): boolean {
  const text = spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const [major = 0, minor = -1] = (/(\d+)\.(\d+)/.exec(text) ?? []).slice(1).map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && !folder.startsWith(join(root, 'node_modules')));
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

function hasJava21(): boolean {
  const answer = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(`${answer.stderr}${answer.stdout}`)?.[1] ?? 0) >= 21;
}

/**
 * Runs an installer. Its output goes to a log file; a terminal shows the latest line of it and the
 * seconds so far. If the installer fails, prints the end of its output.
 */
async function install(command: string, args: string[]): Promise<void> {
  const logFile = join(cacheFolder(), `install-${command}.log`);
  rmSync(logFile, { force: true });
  const begun = Date.now();
  let latest = '';
  const show = () => showProgress(`  ${Math.round((Date.now() - begun) / 1000)} s  ${latest}`);
  const ticker = setInterval(show, 1000);
  const { code, output } = await run({
    command,
    args,
    cwd: root,
    logFile,
    shell: isWindows && command === 'npm',
    onLine: (line) => {
      latest = line.trim();
      show();
    },
  });
  clearInterval(ticker);
  showProgress('');
  if (code !== 0)
    warn(`${output.split('\n').slice(-15).join('\n')}\n  ${command} failed; the whole log is in ${logFile}.`);
}

/** Prints download progress at most every two seconds, and at the end. */
function progressLines(): (progress: Progress) => void {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  let toldAt = Date.now();
  return ({ receivedBytes, totalBytes }) => {
    if (Date.now() - toldAt < 2000 && receivedBytes !== totalBytes) return;
    toldAt = Date.now();
    step(`  ${megabytes(receivedBytes)} of ${totalBytes === null ? '?' : megabytes(totalBytes)} MB`);
  };
}

/**
 * Finds the Firestore emulator. hidane is preferred: one small binary without Java. Order: PATH,
 * the cache shared by all clones, npm, hidane's release binary, a build with cargo. The last three
 * install into that cache. If all fail, uses the official emulator if Java 21 or newer is
 * installed; otherwise throws `CommandError`.
 */
export async function findFirestoreEmulator(): Promise<FirestoreEmulator> {
  const cache = cacheFolder();
  const cached = join(cache, 'bin', binary);
  const packed = join(cache, 'npm', 'node_modules', '.bin', isWindows ? 'hidane.cmd' : 'hidane');
  const installed = () =>
    [onPath(binary), cached, packed].find(
      (file): file is string => file !== null && existsSync(file) && answers(file),
    ) ?? null;

  const present = installed();
  if (present) return { kind: 'hidane', file: present };

  mkdirSync(cache, { recursive: true });
  const release = await lock(join(cache, 'install.lock'), () =>
    step('Another run is fetching the Firestore emulator; waiting for it …'),
  );
  let whyNot: string;
  try {
    const meanwhile = installed();
    if (meanwhile) return { kind: 'hidane', file: meanwhile };

    // Limit npm's retries: without a network it would try for more than a minute.
    const npm = (args: string[]) =>
      spawnSync('npm', [...args, '--fetch-retries=0'], { encoding: 'utf8', shell: isWindows });
    if (npm(['view', `hidane@${version}`, 'version']).stdout?.trim() === version) {
      step(`Fetching the Firestore emulator (hidane ${version}) from npm, once for all clones …`);
      await install('npm', ['install', '--prefix', join(cache, 'npm'), '--no-audit', '--no-fund', `hidane@${version}`]);
      if (existsSync(packed) && answers(packed)) return { kind: 'hidane', file: packed };
    }
    step(`Fetching the Firestore emulator (hidane ${version}) from ${releasesUrl()}, once for all clones …`);
    const fetched = await fetchHidane({
      version,
      file: cached,
      folder: join(cache, 'downloads'),
      onProgress: progressLines(),
    });
    if (fetched.ok && answers(cached)) return { kind: 'hidane', file: cached };
    whyNot = fetched.ok ? 'the release binary does not run on this machine' : fetched.error;
    warn(`  That did not work: ${whyNot}.`);
    if (spawnSync('cargo', ['--version']).status === 0) {
      step(`Building the Firestore emulator (hidane ${version}) with cargo, once for all clones; about two minutes …`);
      await install('cargo', ['install', 'hidane', '--version', version, '--locked', '--force', '--root', cache]);
      if (existsSync(cached) && answers(cached)) return { kind: 'hidane', file: cached };
    }
  } finally {
    release();
  }
  if (hasJava21()) {
    step('Using the official Firestore emulator on Java; firebase-tools downloads it the first time …');
    return { kind: 'official' };
  }
  throw new CommandError(
    `No Firestore emulator could be found or installed: ${whyNot}. Check the connection and run this again, ` +
      'or install Rust (https://rustup.rs) or Java 21 or newer first.',
  );
}
