import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ErasureEntry } from '../../functions/src/features/erasure/register.ts';
import { CommandError, step, warn } from './console.ts';
import { type Stack, exportData, portsOfRunning } from './emulators.ts';
import { readRegisterFile } from './erasing.ts';
import { root } from './paths.ts';
import { host } from './ports.ts';
import { runNode } from './processes.ts';

/**
 * The manifest of a backup. A backup of the local site is a folder with a copy of the data of `npm
 * start` and this manifest.
 */
export type Manifest = {
  version: 1;
  madeAt: string;
  /** SHA-256 of each file, by path in the backup. */
  files: Record<string, string>;
};

type Folders = Pick<Stack, 'folder'> & { dataFolder: string };

/**
 * The files and folders of a backup. `export`: Firestore and the Auth accounts. `secrets.json`: the
 * secrets, among them the key that signs readers' cookies; with a new key all readers would be new
 * and could vote again. `seeded`: the hash of the demo content that was seeded. `files`: pictures.
 */
const parts = ['export', 'secrets.json', 'seeded', 'files'];
/** The file with the erasures that the next start must repeat on restored data. */
export const restoredFile = 'restored.json';
/** The file with a copy of the erasure register, next to the data. */
const registerFile = 'erasures.json';

export async function makeBackup({ folder, dataFolder }: Folders, to: string): Promise<Manifest> {
  const target = resolve(to);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new CommandError(`${to} is not empty: name a folder that does not exist yet.`);
  const ports = portsOfRunning(folder);
  if (ports === null && !existsSync(join(dataFolder, 'export')))
    throw new CommandError(
      `There is nothing to back up: ${relative(root, dataFolder)} contains no data, and no site is running.`,
    );
  // Build the backup under a temporary name, so that an interruption never leaves an incomplete
  // backup under the final name.
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  for (const part of parts) {
    if (part === 'export' && ports !== null) await exportData(ports.hub, join(unfinished, part));
    else if (existsSync(join(dataFolder, part)))
      cpSync(join(dataFolder, part), join(unfinished, part), { recursive: true });
  }
  const manifest: Manifest = { version: 1, madeAt: new Date().toISOString(), files: hashesOf(unfinished) };
  writeFileSync(join(unfinished, 'manifest.json'), JSON.stringify(manifest, null, 2));
  if (existsSync(target)) rmSync(target, { recursive: true });
  renameSync(unfinished, target);
  return manifest;
}

/**
 * Replaces the local site's data with a backup. Before the next start reports that the site is
 * ready, it repeats the erasures in the register of the replaced data, the erasures left from an
 * earlier restore, and the erasures in `erasuresFile`. Throws `CommandError` if the backup is
 * damaged, if the site is running, or if there is data to replace and `replaces` is false.
 */
export function restoreBackup(
  { folder, dataFolder }: Folders,
  input: { from: string; replaces: boolean; erasuresFile: string | undefined },
): Manifest {
  const source = resolve(input.from);
  const manifest = readManifest(source);
  if (portsOfRunning(folder) !== null)
    throw new CommandError("The site is running: end 'npm start' with Ctrl-C first.");
  if (existsSync(join(dataFolder, 'export')) && !input.replaces)
    throw new CommandError(`${relative(root, dataFolder)} contains data: add --replace to overwrite it.`);
  const entries: ErasureEntry[] = [
    ...[join(dataFolder, registerFile), join(dataFolder, restoredFile)].filter(existsSync),
    ...(input.erasuresFile === undefined ? [] : [input.erasuresFile]),
  ].flatMap(readRegisterFile);
  // Copy first, then move, so that an interrupted copy leaves the old data complete.
  mkdirSync(dataFolder, { recursive: true });
  const incoming = join(dataFolder, 'incoming');
  rmSync(incoming, { recursive: true, force: true });
  cpSync(source, incoming, { recursive: true });
  // Write this file before the data, so that restored data is never without its pending erasures.
  writeFileSync(join(dataFolder, restoredFile), JSON.stringify(entries), { mode: 0o600 });
  for (const part of parts) {
    rmSync(join(dataFolder, part), { recursive: true, force: true });
    if (existsSync(join(incoming, part))) renameSync(join(incoming, part), join(dataFolder, part));
  }
  rmSync(incoming, { recursive: true, force: true });
  return manifest;
}

function readManifest(source: string): Manifest {
  const file = join(source, 'manifest.json');
  if (!existsSync(file)) throw new CommandError(`${source} is not a backup: it has no manifest.json.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const found = hashesOf(source);
  const damaged = Object.entries(manifest.files).filter(([path, hash]) => found[path] !== hash);
  if (damaged.length > 0)
    throw new CommandError(`The backup is damaged, nothing was changed: ${damaged.map(([path]) => path).join(', ')}.`);
  return manifest;
}

/**
 * Applies the pending erasures to restored data, then saves the data. A start calls this function
 * when the emulators run, before it reports that the site is ready. Throws `CommandError` if an
 * erasure fails; the next start tries again.
 */
export async function finishRestore(stack: Stack, dataFolder: string, save: () => Promise<void>): Promise<void> {
  const file = join(dataFolder, restoredFile);
  if (!existsSync(file)) return;
  step('Erasing again whoever was erased after the backup …');
  const { code, output } = await runNode({
    args: [
      '--disable-warning=ExperimentalWarning',
      join(root, 'scripts/erase.ts'),
      '--again',
      '--from',
      file,
      '--project',
      stack.projectId,
    ],
    cwd: root,
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: `${host}:${stack.ports.firestore}`,
      SIGNING_SECRET: (JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')) as Record<string, string>)
        .SIGNING_SECRET,
    },
  });
  if (code !== 0)
    throw new CommandError(`${output}\n\nThe erasures could not be applied again; the next start tries once more.`);
  for (const line of output.split('\n').filter((one) => /signing secret|by hand/.test(one))) warn(line);
  await save();
  rmSync(file);
}

type RegisterPage = {
  documents?: { fields: Record<string, { stringValue?: string; booleanValue?: boolean }> }[];
  nextPageToken?: string;
};

/**
 * Writes the erasure register of a running site next to its data, where a later restore finds it.
 * Uses the emulator's REST API, so that `npm start` does not have to load the database library.
 */
export async function keepRegister(stack: Pick<Stack, 'projectId' | 'ports'>, dataFolder: string): Promise<void> {
  const documents = `projects/${stack.projectId}/databases/(default)/documents`;
  const address = new URL(`http://${host}:${stack.ports.firestore}/v1/${documents}/erasures?pageSize=300`);
  const entries: unknown[] = [];
  let next: string | undefined;
  do {
    if (next !== undefined) address.searchParams.set('pageToken', next);
    const answer = await fetch(address, {
      headers: { Authorization: 'Bearer owner' },
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) throw new Error(`the register of erasures could not be read: status ${answer.status}`);
    const page = (await answer.json()) as RegisterPage;
    for (const { fields } of page.documents ?? [])
      entries.push(
        Object.fromEntries(
          Object.entries(fields)
            .map(([name, { stringValue, booleanValue }]) => [name, stringValue ?? booleanValue])
            .filter(([, value]) => value !== undefined),
        ),
      );
    next = page.nextPageToken;
  } while (next);
  writeFileSync(join(dataFolder, registerFile), JSON.stringify(entries), { mode: 0o600 });
}

function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== join(folder, 'manifest.json'))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file).replaceAll('\\', '/'),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
