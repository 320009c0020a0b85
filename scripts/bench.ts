import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bench, tableOf } from '../tests/bench/lib/bench.ts';
import { Plain, bold, main, say, step } from './lib/console.ts';
import { type Emulators, type Stack, stackEnv } from './lib/emulators.ts';
import { tryLock } from './lib/lock.mjs';
import { root } from './lib/paths.ts';
import { anyPorts, host } from './lib/ports.ts';
import { onEnd } from './lib/processes.ts';
import { runningSiteEnv } from './lib/running-site.ts';
import { raiseSite } from './lib/site.ts';

const folder = join(root, 'tests/bench');
const ending = '.bench.ts';
/** Load comes from one reader's address and in numbers that no reader reaches. */
const RATE_LIMIT_SCALE = '1000';

const USAGE = `  npm run bench -- <name>            on a site of its own, started for it and ended after it
  npm run bench -- <name> --running  on the site that 'npm start' runs (SITE_PORT, FIRESTORE_PORT … if they were moved); what is
                                     measured stays in its data, and limits need RATE_LIMIT_SCALE=${RATE_LIMIT_SCALE} npm start`;

/** `npm run bench`: lists the measurements of tests/bench; with a name, runs one. Exit code 1 where a goal was missed. */
await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  const names = readdirSync(folder)
    .flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []))
    .sort();
  if (name === undefined) {
    for (const one of names) say(`  ${bold(one.padEnd(14))}${(await load(one)).summary}`);
    say(`\n${USAGE}`);
    return;
  }
  if (!names.includes(name)) throw new Plain(`There is no measurement '${name}': choose one of ${names.join(', ')}.`);

  const bench = await load(name);
  const isRunning = args.includes('--running');
  const site = bench.needs === 'nothing' ? null : isRunning ? await runningSite() : await ownSite();
  try {
    const figures = await bench.run({
      siteUrl: site?.siteUrl ?? '',
      db: async () => (await import('../functions/src/lib/firestore.ts')).db(),
      args: args.filter((one) => one !== '--running'),
      step,
    });
    say(`\n${bold(name)}: ${bench.summary}\n\n${tableOf(figures)}\n`);
    return figures.some(({ isMet }) => isMet === false) ? 1 : 0;
  } finally {
    await site?.stop();
  }
});

async function load(name: string): Promise<Bench> {
  return ((await import(pathToFileURL(join(folder, `${name}${ending}`)).href)) as { bench: Bench }).bench;
}

type Site = { siteUrl: string; stop: () => Promise<void> };

async function runningSite(): Promise<Site> {
  const environment = await runningSiteEnv();
  const { hostname } = new URL(environment.SITE_URL ?? '');
  // Load on somebody's server is an attack.
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new Plain(`${hostname} is not this machine: measurements load local sites only.`);
  Object.assign(process.env, environment, { METADATA_SERVER_DETECTION: 'none' });
  return { siteUrl: environment.SITE_URL ?? '', stop: () => Promise.resolve() };
}

async function ownSite(): Promise<Site> {
  if (!tryLock(join(root, '.build', 'bench.lock')))
    throw new Plain('Another measurement is under way in this clone: two at once would measure each other.');
  process.env.RATE_LIMIT_SCALE ??= RATE_LIMIT_SCALE;
  const ports = await anyPorts();
  const buildFolder = join(root, '.build', 'bench');
  const stack: Stack = {
    projectId: 'demo-first-show-bench',
    ports,
    siteUrl: `http://${host}:${ports.site}`,
    folder: buildFolder,
    dataFolder: null,
    logs: join(buildFolder, 'logs'),
  };
  let emulators: Emulators | null = null;
  const stop = async () => (emulators as Emulators | null)?.stop();
  onEnd(stop);
  try {
    await new Promise<void>((resolve, reject) => {
      raiseSite(stack, {
        fresh: false,
        onDeath: (sentence) => reject(new Plain(sentence)),
        onEmulators: (started) => (emulators = started),
      }).then(() => resolve(), reject);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  Object.assign(process.env, stackEnv(stack));
  return { siteUrl: stack.siteUrl, stop };
}
