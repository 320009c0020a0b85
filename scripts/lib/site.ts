import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pointDemoSources } from '../../demo/feeds/demo-sources.ts';
import { type FeedServer, startFeedServer } from '../../demo/feeds/feed-server.ts';
import { type BuildFolders, buildSite } from './build.ts';
import { finishRestore, keepRegister, restoredFile } from './backup.ts';
import { CommandError, step, warn } from './console.ts';
import {
  type Emulators,
  type Stack,
  endLeftovers,
  exportFolder,
  feedHost,
  recoverData,
  stackEnv,
  startEmulators,
} from './emulators.ts';
import { findFirestoreEmulator } from './find-hidane.ts';
import { fixedFolders } from './fixed-folders.ts';
import { fingerprint, writeStamp } from './fingerprint.ts';
import { root } from './paths.ts';
import { anyPorts, fixedPorts, host } from './ports.ts';
import { runNode } from './processes.ts';
import { type Scheduler, startScheduler } from './scheduler.ts';

/**
 * The stack of `npm start`. Each site port has a stack with its own data, so that two running
 * stacks never write into the same folders.
 */
export async function fixedStack(): Promise<Stack> {
  const { folder, dataFolder } = fixedFolders();
  await endLeftovers(folder);
  const ports = await fixedPorts();
  return {
    projectId: 'demo-first-show',
    ports,
    siteUrl: process.env.SITE_URL?.replace(/\/+$/, '') || `http://${host}:${ports.site}`,
    folder,
    dataFolder,
    logs: join(dataFolder, 'logs'),
  };
}

/**
 * A stack on free ports for tests and measurements. Its build, logs and configuration are in
 * `folder`. Without a `dataFolder`, its database is not saved.
 */
export async function ownStack({
  projectId,
  folder,
  dataFolder = null,
}: Pick<Stack, 'projectId' | 'folder'> & { dataFolder?: string | null }): Promise<Stack> {
  await endLeftovers(folder);
  const ports = await anyPorts();
  const siteUrl = `http://${host}:${ports.site}`;
  return { projectId, ports, siteUrl, folder, dataFolder, logs: join(folder, 'logs') };
}

export const buildFolders = (stack: Stack): BuildFolders => ({
  web: join(stack.folder, 'web'),
  functions: join(stack.folder, 'functions'),
  stamps: stack.folder,
  log: join(stack.logs, 'build.log'),
});

const HEALTH = '/api/health';
/**
 * An address of each function that answers requests. Without the web client there are no pages.
 * The picture is unknown.
 */
const addressesOfFunctions = () => [HEALTH, ...(process.env.SKIP_WEB ? [] : ['/']), '/media/none/360.avif'];

/** Waits until the site answers at a path. An answer may say that there is nothing. */
async function answersAt(stack: Stack, path: string): Promise<void> {
  // Use the local address: SITE_URL may name a public one.
  const url = `http://${host}:${stack.ports.site}${path}`;
  let last = '';
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
      if (answer.ok || answer.status === 404) return;
      last = `status ${answer.status}`;
    } catch (error) {
      last = String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new CommandError(`The site does not answer at ${url} (${last}).`);
}

/**
 * Switches the emulators' triggers on or off. A change that is made while the triggers are off
 * never runs a trigger, even after they are on again.
 */
async function switchTriggers(stack: Stack, action: 'enable' | 'disable'): Promise<void> {
  const answer = await fetch(`http://${host}:${stack.ports.hub}/functions/${action}BackgroundTriggers`, {
    method: 'PUT',
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new CommandError(`The emulators could not ${action} their triggers: status ${answer.status}.`);
}

/**
 * Seeds a stack with the demo. Triggers are off during the seeding, because a trigger for each of a
 * thousand documents would slow the site down for minutes. The seeding builds the roll-ups itself.
 */
async function seed(stack: Stack): Promise<void> {
  step('Filling in the demo …');
  await switchTriggers(stack, 'disable');
  const { code, output } = await runNode({
    args: ['--disable-warning=ExperimentalWarning', join(root, 'scripts/seed.ts')],
    cwd: root,
    env: { ...process.env, ...stackEnv(stack) },
    logFile: join(stack.logs, 'seed.log'),
  });
  await switchTriggers(stack, 'enable');
  if (code !== 0) throw new CommandError(`${output}\n\nThe demo could not be filled in.`);
  // The switches restarted the functions. On a busy computer a cold start takes longer than the
  // first tests wait, and requests that wait for it hold the connections of the browser.
  await Promise.all(addressesOfFunctions().map((path) => answersAt(stack, path)));
}

type Options = {
  fresh: boolean;
  onDeath: (sentence: string) => void;
  /** Called as soon as the emulators have started, so that the caller can stop them. */
  onEmulators: (emulators: Emulators) => void;
};

/**
 * Builds what changed and starts the emulators. Seeds the demo if there are no saved data; `fresh`
 * deletes them first. Resolves when the site is ready and the schedules have been started.
 */
export async function raiseSite(stack: Stack, { fresh, onDeath, onEmulators }: Options): Promise<Emulators> {
  const saved = exportFolder(stack);
  const seededStamp = stack.dataFolder ? join(stack.dataFolder, 'seeded') : null;
  if (fresh && stack.dataFolder)
    for (const name of ['export', 'export.last', 'export.next', 'seeded', 'files', restoredFile])
      rmSync(join(stack.dataFolder, name), { recursive: true, force: true });
  mkdirSync(stack.logs, { recursive: true });
  mkdirSync(stack.folder, { recursive: true });
  if (stack.dataFolder) {
    mkdirSync(stack.dataFolder, { recursive: true });
    recoverData(stack.dataFolder);
  }
  const firestore = await findFirestoreEmulator();
  await buildSite(buildFolders(stack), stack.siteUrl);

  const demo = fingerprint(['demo']);
  const isNew = !saved || !existsSync(saved) || !seededStamp || !existsSync(seededStamp);
  if (isNew && saved) rmSync(saved, { recursive: true, force: true });
  step(isNew ? 'Starting the emulators …' : 'Starting the emulators with the data of the last run …');
  const started = await startEmulators(stack, firestore, onDeath);
  let scheduler: Scheduler | null = null;
  let feeds: FeedServer | null = null;
  const emulators: Emulators = {
    ...started,
    save: async () => {
      await started.save();
      if (stack.dataFolder) await keepRegister(stack, stack.dataFolder);
    },
    stop: async () => {
      scheduler?.stop();
      await Promise.all([feeds?.close(), started.stop()]);
    },
  };
  void started.running.exited.then(() => scheduler?.stop());
  onEmulators(emulators);
  feeds = await startFeedServer({ host, port: stack.ports.feeds });
  await answersAt(stack, HEALTH);
  if (isNew) {
    await seed(stack);
    // Save now, so that the demo survives if the process is killed.
    await emulators.save();
    if (seededStamp) writeStamp(seededStamp, demo);
  } else {
    await pointDemoSources({
      firestore: `${host}:${stack.ports.firestore}`,
      projectId: stack.projectId,
      origin: `http://${feedHost(stack)}`,
    });
    if (seededStamp && readFileSync(seededStamp, 'utf8') !== demo)
      step("The demo's content has changed since this data was made: 'npm start -- --fresh' makes it anew.");
    // A backup contains people who were erased after it was made, so repeat the erasures before the
    // site is reported as ready.
    if (stack.dataFolder) await finishRestore(stack, stack.dataFolder, () => emulators.save());
  }
  // Start the schedules last: while the site is being seeded, they have no work.
  scheduler = startScheduler(stack, warn);
  return emulators;
}

/**
 * Starts the site of a test or a measurement. Rejects if the emulators exit before the site
 * answers; `onDeath` is also called for a later exit.
 */
export function raiseOwnSite(
  stack: Stack,
  { onEmulators, onDeath = () => {} }: Pick<Options, 'onEmulators'> & Partial<Pick<Options, 'onDeath'>>,
): Promise<Emulators> {
  return new Promise((resolve, reject) => {
    const died = (sentence: string) => {
      onDeath(sentence);
      reject(new CommandError(sentence));
    };
    raiseSite(stack, { fresh: false, onDeath: died, onEmulators }).then(resolve, reject);
  });
}
