import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Plain, step } from './console.ts';
import { lock } from './lock.mjs';
import { cacheFolder, isWindows, root } from './paths.ts';

const version = '0.6.0';
const binary = isWindows ? 'hidane.exe' : 'hidane';
/**
 * Older ones miss what the live pages need; the test of the version keeps a stray binary of another
 * name out as well.
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

/** Runs an installer with its output shown; false where it is missing or fails. */
function install(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: isWindows && command === 'npm' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/**
 * The Firestore emulator. hidane is one small binary and needs no Java: PATH, then the cache that
 * all clones share, then npm, then a build from source into that cache. Failing all, the official
 * emulator, where there is a Java for it.
 */
export async function findFirestoreEmulator(): Promise<FirestoreEmulator> {
  const cache = cacheFolder();
  const built = join(cache, 'bin', binary);
  const packed = join(cache, 'npm', 'node_modules', '.bin', isWindows ? 'hidane.cmd' : 'hidane');
  const installed = () =>
    [onPath(binary), built, packed].find(
      (file): file is string => file !== null && existsSync(file) && answers(file),
    ) ?? null;

  const present = installed();
  if (present) return { kind: 'hidane', file: present };

  mkdirSync(cache, { recursive: true });
  const release = await lock(join(cache, 'install.lock'), () =>
    step('Another run is fetching the Firestore emulator; waiting for it …'),
  );
  try {
    const meanwhile = installed();
    if (meanwhile) return { kind: 'hidane', file: meanwhile };

    const npm = (args: string[]) => spawnSync('npm', args, { encoding: 'utf8', shell: isWindows });
    if (npm(['view', `hidane@${version}`, 'version']).stdout?.trim() === version) {
      step(`Fetching the Firestore emulator (hidane ${version}) from npm, once for all clones …`);
      await install('npm', ['install', '--prefix', join(cache, 'npm'), '--no-audit', '--no-fund', `hidane@${version}`]);
      if (existsSync(packed) && answers(packed)) return { kind: 'hidane', file: packed };
    }
    if (spawnSync('cargo', ['--version']).status === 0) {
      step(`Building the Firestore emulator (hidane ${version}) with cargo, once for all clones; about two minutes …`);
      await install('cargo', ['install', 'hidane', '--version', version, '--locked', '--root', cache]);
      if (existsSync(built) && answers(built)) return { kind: 'hidane', file: built };
    }
  } finally {
    release();
  }
  if (hasJava21()) {
    step('Using the official Firestore emulator on Java; firebase-tools downloads it the first time …');
    return { kind: 'official' };
  }
  throw new Plain(
    'No Firestore emulator could be found or installed: install Rust (https://rustup.rs), or Java 21 or newer, and run this again.',
  );
}
