import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { alignedRows, type Bench, type Score, scoreOf, tableOf } from '../tests/bench/lib/bench.ts';
import { type GivenOptions, parseOptions } from '../tests/bench/lib/options.ts';
import { CommandError, bold, main, say, step } from './lib/console.ts';
import { type Emulators, stackEnv } from './lib/emulators.ts';
import { lockHolder, tryLock } from './lib/lock.mjs';
import { root } from './lib/paths.ts';
import { onEnd } from './lib/processes.ts';
import { runningSiteEnv } from './lib/running-site.ts';
import { ownStack, raiseOwnSite } from './lib/site.ts';

const folder = join(root, 'tests/bench');
const ending = '.bench.ts';
const lockFile = join(root, '.build', 'bench.lock');
/**
 * The factor for the site's rate limits. The load of a measurement comes from one network and
 * exceeds what one network may send.
 */
const RATE_LIMIT_SCALE = '1000';
/** The measurements of `npm run bench -- all`, which runs before each release. */
const ALL = ['web', 'server', 'cost', 'live', 'search'] as const;

const USAGE = `  npm run bench -- <name>            on a site of its own, started for it and ended after it
  npm run bench -- <name> --running  on the site that 'npm start' runs (SITE_PORT, FIRESTORE_PORT … if they were moved); what is
                                     measured stays in its data, and limits need RATE_LIMIT_SCALE=${RATE_LIMIT_SCALE} npm start
  npm run bench -- web --beside <folder> [--visits 6] [--only paint,8x,interactions,script]
                                     compares this checkout with another one, which has its packages installed: both sites run, visits
                                     take turns
  npm run bench -- all               ${ALL.join(', ')}, one after another`;

/**
 * `npm run bench`: lists the measurements of tests/bench. With a name it runs that measurement,
 * with 'all' every measurement of `ALL`. Exit code 1 if a goal was missed or a measurement failed.
 */
await main(async () => {
  const names = readdirSync(folder)
    .flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []))
    .sort();
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || name === '--help' || name === '-h') {
    for (const one of names) say(`  ${bold(one.padEnd(14))}${(await load(one)).summary}`);
    say(`\n${USAGE}`);
    return;
  }
  if (name !== 'all' && !names.includes(name))
    throw new CommandError(`There is no measurement '${name}': choose one of ${[...names, 'all'].join(', ')}.`);
  const bench = name === 'all' ? null : await load(name);
  const given = parseOptions({
    name,
    args: rest,
    known: bench === null ? {} : { running: 'boolean', ...bench.options },
  });
  takeLock();
  return bench === null ? runAll() : runOne(name, bench, given);
});

async function load(name: string): Promise<Bench> {
  return ((await import(pathToFileURL(join(folder, `${name}${ending}`)).href)) as { bench: Bench }).bench;
}

/**
 * Throws if another measurement runs in this clone. Measurements without a site also take the lock,
 * because they need an idle processor. The runs of 'all' share the lock of their parent process.
 */
function takeLock(): void {
  if (lockHolder(lockFile) === process.ppid || tryLock(lockFile)) return;
  throw new CommandError('Another measurement is running in this clone. Two at once would distort each other.');
}

async function runOne(name: string, bench: Bench, given: GivenOptions): Promise<number> {
  // Check requirements before starting a site, which takes minutes.
  await bench.prepare?.(given);
  const site = bench.needs === 'nothing' ? null : given.running === true ? await runningSite() : await ownSite();
  try {
    const found = await bench.run({
      siteUrl: site?.siteUrl ?? '',
      db: async () => (await import('../functions/src/platform/firestore/firestore.ts')).db(),
      given,
      step,
    });
    say(`\n${bold(name)}: ${bench.summary}\n\n${typeof found === 'string' ? found : tableOf(found)}\n`);
    const score = scoreOf(typeof found === 'string' ? [] : found);
    // Report the score to the parent process of 'all'. Wait until the message is sent, because this
    // process exits right afterwards.
    if (process.send !== undefined) await new Promise((told) => process.send?.(score, told));
    return score.met < score.goals ? 1 : 0;
  } finally {
    await site?.stop();
  }
}

type Ran = { name: string; score: Score | null; seconds: number };

/**
 * Runs each measurement of `ALL` in a separate process, because a process keeps the addresses of
 * the site that it started. A failed measurement does not stop the others. Resolves with the exit
 * code.
 */
async function runAll(): Promise<number> {
  const ran: Ran[] = [];
  let part: ReturnType<typeof runPart> | null = null;
  onEnd(async () => {
    part?.stop();
    await part?.ended;
  });
  for (const name of ALL) {
    const began = performance.now();
    part = runPart(name);
    ran.push({ name, score: await part.ended, seconds: (performance.now() - began) / 1000 });
  }
  const shown = ran.map(({ name, score, seconds }) => [
    name,
    score === null ? 'broke off' : `${score.met} of ${score.goals}`,
    seconds.toFixed(0),
  ]);
  say(`\n${bold('all')}\n\n${alignedRows([['', 'goals met', 'seconds'], ...shown])}\n`);
  return ran.every(({ score }) => score !== null && score.met === score.goals) ? 0 : 1;
}

function runPart(name: string): { ended: Promise<Score | null>; stop: () => void } {
  const child = fork(fileURLToPath(import.meta.url), [name], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  let score: Score | null = null;
  child.on('message', (told) => (score = told as Score));
  return { ended: new Promise((resolve) => child.on('close', () => resolve(score))), stop: () => child.kill('SIGINT') };
}

type Site = { siteUrl: string; stop: () => Promise<void> };

async function runningSite(): Promise<Site> {
  const environment = await runningSiteEnv();
  const { hostname } = new URL(environment.SITE_URL ?? '');
  // Allow only local servers: load on somebody else's server is an attack.
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new CommandError(`${hostname} is not this machine: only local sites may be measured.`);
  Object.assign(process.env, environment, { METADATA_SERVER_DETECTION: 'none' });
  return { siteUrl: environment.SITE_URL ?? '', stop: () => Promise.resolve() };
}

async function ownSite(): Promise<Site> {
  process.env.RATE_LIMIT_SCALE ??= RATE_LIMIT_SCALE;
  const stack = await ownStack({ projectId: 'demo-first-show-bench', folder: join(root, '.build', 'bench') });
  let emulators: Emulators | null = null;
  const stop = async () => (emulators as Emulators | null)?.stop();
  onEnd(stop);
  try {
    await raiseOwnSite(stack, { onEmulators: (started) => (emulators = started) });
  } catch (error) {
    await stop();
    throw error;
  }
  Object.assign(process.env, stackEnv(stack));
  return { siteUrl: stack.siteUrl, stop };
}
