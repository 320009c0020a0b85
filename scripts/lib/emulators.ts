import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { CommandError, red, say, yellow } from './console.ts';
import type { FirestoreEmulator } from './find-hidane.ts';
import { isAlive } from './lock.mjs';
import { root, toolScripts } from './paths.ts';
import { type Ports, host } from './ports.ts';
import { type Running, commandLineOf, descendantsOf, endFamily, start } from './processes.ts';

/** A running copy of the whole site with its own project, ports and folders. */
export type Stack = {
  projectId: string;
  ports: Ports;
  /** The origin of all absolute URLs. */
  siteUrl: string;
  /** Build output and the emulators' configuration. */
  folder: string;
  /**
   * Folder of the data and the secrets, which are kept between runs; `null` to keep nothing. (A new
   * signing secret would make every reader a new reader.)
   */
  dataFolder: string | null;
  logs: string;
};

export type Emulators = {
  running: Running;
  /** Writes the data to the folder that the next start loads. */
  save: () => Promise<void>;
  stop: () => Promise<void>;
};

export const exportFolder = (stack: Stack) => (stack.dataFolder ? join(stack.dataFolder, 'export') : null);

/**
 * Folder of the picture library's files. It replaces the Storage emulator, which would be an extra
 * download.
 */
const filesFolder = (stack: Stack): string => join(stack.dataFolder ?? stack.folder, 'files');

/**
 * Host and port of the demo's feed server, the only local address from which sources may be read.
 */
export const feedHost = (stack: Stack): string => `${host}:${stack.ports.feeds}`;

/** Environment of the tools and tests that use a stack. */
export function stackEnv(stack: Stack): Record<string, string> {
  return {
    GCLOUD_PROJECT: stack.projectId,
    GOOGLE_CLOUD_PROJECT: stack.projectId,
    FIRESTORE_EMULATOR_HOST: `${host}:${stack.ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${stack.ports.auth}`,
    FUNCTIONS_URL: `http://${host}:${stack.ports.functions}/${stack.projectId}/asia-south1`,
    SITE_URL: stack.siteUrl,
    DEMO_FEED_HOST: feedHost(stack),
    FILES_FOLDER: filesFolder(stack),
    METADATA_SERVER_DETECTION: 'none',
  };
}

/**
 * The rule that Hosting has by default, and its emulator not: browsers may keep a file for an hour.
 * The rule names the files of this build, so it does not apply to a path without a file
 * (`docs/decisions/031-how-long-files-are-cached.md`).
 */
function defaultCacheRule(client: string) {
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(client, join(parentPath, name)).replaceAll('\\', '/'));
  const regex = `^/(?:${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})$`;
  return { regex, headers: [{ key: 'Cache-Control', value: 'max-age=3600' }] };
}

/** Copies the project's firebase.json with this stack's ports and with paths inside its folder. */
function writeConfig(stack: Stack): string {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const { ports } = stack;
  const at = (port: number) => ({ host, port });
  for (const file of ['firestore.rules', 'firestore.indexes.json'])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(stack.folder, file));
  config.hosting.public = 'web/client';
  config.functions[0].source = 'functions';
  // A web worker has the Content-Security-Policy of its own file, so all policies must allow the
  // emulator's address instead of Firestore's.
  const emulator = `http://${host}:${ports.firestore}`;
  for (const { headers } of config.hosting.headers)
    for (const header of headers) header.value = header.value.replace('https://firestore.googleapis.com', emulator);
  // The last rule for a header wins, and `/sw.js` has its own.
  config.hosting.headers.unshift(defaultCacheRule(join(stack.folder, 'web/client')));
  config.emulators = {
    hosting: at(ports.site),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    auth: at(ports.auth),
    functions: at(ports.functions),
    hub: at(ports.hub),
    logging: at(ports.logging),
    eventarc: at(ports.eventarc),
    ui: { enabled: false },
    // The rules and emulator tests use other projects, so that they can clear their data without
    // clearing the site's.
    singleProjectMode: false,
  };
  const file = join(stack.folder, 'firebase.json');
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}

/**
 * Writes the functions' parameters and secrets to the files that the emulator reads. These files
 * are never deployed. Returns the parameters and secrets.
 */
function writeParameters(stack: Stack): Record<string, string> {
  const folder = join(stack.folder, 'functions');
  const values = {
    SITE_URL: stack.siteUrl,
    RATE_LIMIT_SCALE: process.env.RATE_LIMIT_SCALE ?? '1',
    DEMO_FEED_HOST: feedHost(stack),
    FILES_FOLDER: filesFolder(stack),
  };
  // For measurements: Node options that only the functions' processes get.
  const { FUNCTIONS_NODE_OPTIONS: nodeOptions } = process.env;
  writeFileSync(
    join(folder, '.env.local'),
    asEnvFile({ ...values, ...(nodeOptions === undefined ? {} : { NODE_OPTIONS: nodeOptions }) }),
  );

  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const declared = [...code.matchAll(/defineSecret\d*\(\s*["'`]([A-Z0-9_]+)["'`]/g)].map((match) => match[1] ?? '');
  const names = [...new Set(['SIGNING_SECRET', ...declared])];
  const keptIn = join(stack.dataFolder ?? stack.folder, 'secrets.json');
  const kept: Record<string, string> = existsSync(keptIn) ? JSON.parse(readFileSync(keptIn, 'utf8')) : {};
  // A signing secret can be random. Another service's key cannot: take it from the environment, or
  // leave it empty.
  for (const name of names.filter((one) => /SECRET|SIGN/.test(one))) kept[name] ??= randomBytes(32).toString('hex');
  writeFileSync(keptIn, JSON.stringify(kept, null, 2), { mode: 0o600 });
  const secrets = Object.fromEntries(names.map((name) => [name, process.env[name] ?? kept[name] ?? '']));
  writeFileSync(join(folder, '.secret.local'), asEnvFile(secrets), { mode: 0o600 });
  return { ...values, ...secrets };
}

const asEnvFile = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');

/**
 * Environment of firebase-tools: without a Google account, update checks or a look-up of Google's
 * metadata server, because a demo project needs none of them.
 */
function cliEnv(stack: Stack): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    XDG_CONFIG_HOME: join(stack.folder, 'config'),
    // Find the functions through a file. By default firebase-tools uses a random port between 8000
    // and 9000, which may be one of ours.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    // Do not look for Google's metadata server, which only exists on Google's machines.
    METADATA_SERVER_DETECTION: 'none',
    NO_PROXY: ['127.0.0.1', 'localhost', process.env.NO_PROXY].filter(Boolean).join(','),
  };
  for (const name of [
    'GOOGLE_APPLICATION_CREDENTIALS',
    'FIREBASE_TOKEN',
    'GCLOUD_PROJECT',
    'FIREBASE_CONFIG',
    'FORCE_COLOR',
  ])
    delete env[name];
  return env;
}

const noteOfRunning = (folder: string) => join(folder, 'running.json');
type RunningNote = { owner: number; emulators: number; ports: Ports };

/** The ports of the emulators that run for this folder; `null` if none run. */
export function portsOfRunning(folder: string): Ports | null {
  const file = noteOfRunning(folder);
  if (!existsSync(file)) return null;
  const { owner, ports } = JSON.parse(readFileSync(file, 'utf8')) as RunningNote;
  return isAlive(owner) ? ports : null;
}

/** Makes running emulators export their data into a new folder. */
export async function exportData(hubPort: number, folder: string): Promise<void> {
  const answer = await fetch(`http://${host}:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'first-show' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`the export failed with status ${answer.status}: ${await answer.text()}`);
}

/** Ends emulators of this folder that a killed run left behind. */
export async function endLeftovers(folder: string): Promise<void> {
  const file = noteOfRunning(folder);
  if (!existsSync(file)) return;
  const { owner, emulators } = JSON.parse(readFileSync(file, 'utf8')) as { owner: number; emulators: number };
  if (isAlive(owner)) return;
  // Process ids are reused, so only end a process with this folder's name in its command line.
  if (commandLineOf(emulators).includes(join(folder, 'firebase.json'))) await endFamily(emulators);
  rmSync(file, { force: true });
}

/**
 * Returns an output line of the emulators, coloured, if the console should show it; otherwise
 * `null`. The log file has all lines.
 */
function notable(line: string): string | null {
  if (/^>\s+\{.*"severity":"(ERROR|CRITICAL|ALERT|EMERGENCY)"/.test(line)) return red(line.slice(0, 2000));
  if (/^(\S+\s+)?Error:|^✖|ERR_|^>\s+.*(Error|Exception): /.test(line)) return red(line);
  if (/^⚠\s+functions: .*(fail|error|crash|timed out|did not|invalid)/i.test(line)) return yellow(line);
  return null;
}

/**
 * Node's arguments for firebase-tools with our patches. If the stack has saved data, firebase-tools
 * imports the data.
 */
function cliArguments(stack: Stack, config: string): string[] {
  const saved = exportFolder(stack);
  return [
    '--require',
    join(root, 'scripts/lib/lazy-auth.cjs'),
    // Run one process per function, because an instance in production serves many requests at once.
    '--require',
    join(root, 'scripts/lib/shared-workers.cjs'),
    // Deliver events in parallel, as in production.
    '--require',
    join(root, 'scripts/lib/parallel-events.cjs'),
    '--require',
    join(root, 'scripts/lib/no-debug-log.cjs'),
    toolScripts.firebase,
    'emulators:start',
    '--project',
    stack.projectId,
    '--config',
    config,
    '--non-interactive',
    // List the emulators: by default the CLI adds the Extensions emulator, which looks for a Google
    // account first.
    '--only',
    'auth,functions,firestore,hosting,eventarc',
    ...(saved && existsSync(saved) ? ['--import', saved] : []),
  ];
}

/** Puts the new data in place if the last save was interrupted between its two renames. */
export function recoverData(dataFolder: string): void {
  const saved = join(dataFolder, 'export');
  const last = join(dataFolder, 'export.last');
  const next = join(dataFolder, 'export.next');
  if (existsSync(saved) || !existsSync(last) || !existsSync(next)) return;
  renameSync(next, saved);
  rmSync(last, { recursive: true });
}

/** Saves the data for the next start. A stack without a data folder saves nothing. */
async function saveData(stack: Stack): Promise<void> {
  const saved = exportFolder(stack);
  if (!saved || !stack.dataFolder) return;
  const next = join(stack.dataFolder, 'export.next');
  const last = join(stack.dataFolder, 'export.last');
  rmSync(next, { recursive: true, force: true });
  await exportData(stack.ports.hub, next);
  // Replace the saved data by two renames, so that an interruption leaves a complete copy, which
  // `recoverData` finds.
  rmSync(last, { recursive: true, force: true });
  if (existsSync(saved)) renameSync(saved, last);
  renameSync(next, saved);
  rmSync(last, { recursive: true, force: true });
}

/**
 * Starts the emulators and waits until they report that they are ready. Throws `CommandError` if
 * they exit first or need more than three minutes. `onDeath` is called if they exit later without
 * `stop`.
 */
export async function startEmulators(
  stack: Stack,
  firestore: FirestoreEmulator,
  onDeath: (sentence: string) => void,
): Promise<Emulators> {
  mkdirSync(stack.logs, { recursive: true });
  mkdirSync(join(stack.folder, 'config'), { recursive: true });
  const logFile = join(stack.logs, 'emulators.log');
  rmSync(logFile, { force: true });
  const config = writeConfig(stack);
  const parameters = writeParameters(stack);
  const cli = cliArguments(stack, config);
  // Allow many parallel invocations, so that waiting triggers do not block requests.
  const env: NodeJS.ProcessEnv = { FUNCTIONS_EMULATOR_PARALLEL: '500', ...cliEnv(stack), ...parameters };
  const [command, args] =
    firestore.kind === 'hidane' ? [firestore.file, ['exec', '--', process.execPath, ...cli]] : [process.execPath, cli];

  const tail: string[] = [];
  let isReady = false;
  let isEnding = false;
  let announceReady = () => {};
  const ready = new Promise<void>((resolve) => (announceReady = resolve));
  const running = start({
    command,
    args,
    cwd: stack.folder,
    env: { ...env, PATH: [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter) },
    logFile,
    onLine: (line) => {
      tail.push(line);
      if (tail.length > 40) tail.shift();
      if (line.includes('All emulators ready')) announceReady();
      const shown = isEnding ? null : notable(line);
      if (shown) say(shown);
    },
  });
  const note: RunningNote = { owner: process.pid, emulators: running.pid, ports: stack.ports };
  writeFileSync(noteOfRunning(stack.folder), JSON.stringify(note));
  void running.exited.then((code) => {
    rmSync(noteOfRunning(stack.folder), { force: true });
    if (isReady && !isEnding) onDeath(`The emulators ended by themselves (code ${code}): ${logFile} says why.`);
  });
  const first = await Promise.race([ready.then(() => 'ready'), running.exited.then(() => 'ended'), after(180_000)]);
  if (first !== 'ready') {
    isEnding = true;
    await running.stop();
    throw new CommandError(
      `${tail.join('\n')}\n\nThe emulators did not start (${first}); the whole log is in ${logFile}.`,
    );
  }
  isReady = true;

  const stop = async () => {
    isEnding = true;
    // With hidane, the Firebase CLI is a child of hidane. Signal only the CLI: a signal to the
    // whole group would end the functions' workers in the middle of their work.
    await running.stop({
      graceMs: 5000,
      signalTo: (pid) => (firestore.kind === 'hidane' ? (descendantsOf(pid)[0] ?? pid) : pid),
    });
  };
  return { running, save: () => saveData(stack), stop };
}

const after = (milliseconds: number) =>
  new Promise<string>((resolve) => setTimeout(() => resolve('after 3 minutes'), milliseconds).unref());
