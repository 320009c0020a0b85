import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Firestore } from 'firebase-admin/firestore';
import { paths } from '@first-show/domain/core/paths';
import { root, toolScripts } from '../../scripts/lib/paths.ts';
import { host, isFree } from '../../scripts/lib/ports.ts';
import { runNode, start, type Running } from '../../scripts/lib/processes.ts';
import type { Bench, Figure } from './lib/bench.ts';
import { ACCEPTED, type ClosedLoad, type ClosedResult } from './lib/closed-load.ts';
import { copyDemo } from './lib/demo-copy.ts';
import { percentile } from './lib/load.ts';
import { seeded, zipf } from './lib/random.ts';

const CONNECTIONS = 10;
const SECONDS = 15;
const REQUESTS_MAX = 60_000;
const PER_SECOND_MIN = 500;
const P99_MAX_MS = 50;
const COLD_STARTS = 7;
/**
 * How often each article of the demo exists. Three times the articles are more pages than the
 * function's cache holds, so requests for all pages in turn always miss the cache.
 */
const COPIES = 3;
/** Pages of run B: far fewer than the function's cache holds. */
const HOT_PAGES = 10;
const READY_MS = 60_000;
const FUNCTIONS = join(root, '.build/bench/functions');
const LOAD = join(root, 'tests/bench/lib/closed-load.ts');
const HELLO = join(root, 'tests/bench/lib/hello-function.mjs');
const COUNT_MADE = pathToFileURL(join(root, 'tests/bench/lib/count-made.mjs')).href;
/**
 * The load's settings go in a file, because a long list of addresses does not fit on a command
 * line.
 */
const LOAD_FILE = join(root, '.build/bench/load.json');

/**
 * Measures the deployed bundle under functions-framework, without Hosting and CDN: one process on
 * one core. Requests accept Brotli, so that pages are compressed, and the baseline answers the same
 * number of bytes. The load comes from another process on the other core, which the database also
 * uses when the cache misses.
 */
export const bench: Bench = {
  summary: `article pages without the CDN at ${CONNECTIONS} connections: pages a second and p99 (as they come, kept ones, made ones), cold start`,
  needs: 'site',
  async run({ db: open, step }) {
    if (!existsSync(join(FUNCTIONS, 'index.js'))) throw new Error(`${FUNCTIONS} is not built: run without --running.`);
    step('Copying the demo into a database of its own …');
    const data = await dataOf(await open());
    try {
      const cold = await coldStarts(data, step);
      const madePort = await freePort();
      const page = await serve(
        pageFunction(data.projectId, { NODE_OPTIONS: `--import=${COUNT_MADE}`, MADE_PORT: String(madePort) }),
      );
      const made = () => madeSoFar(madePort);
      const bytes = await bytesOf(page, data.articles[0] ?? '/');
      const hello = await serve({ source: HELLO, target: 'hello', env: { HELLO_BYTES: String(bytes.sent) } });
      try {
        step('Warming up …');
        await loaded(page, data.all, 10);
        await loaded(hello, ['/'], 2);
        step(`The floor: a function that answers ${kilobytes(bytes.sent)} from memory …`);
        const floor = await loaded(hello, ['/'], SECONDS);
        step('A: articles as readers ask for them …');
        const mixed = await counting(made, () => loaded(page, data.asAsked, SECONDS));
        step('B: kept pages alone …');
        const hits = await counting(made, () => loaded(page, data.articles.slice(0, HOT_PAGES), SECONDS));
        step('C: every page made for its request …');
        const misses = await counting(made, () => loaded(page, data.all, SECONDS));
        const again = await loaded(hello, ['/'], 5);
        return figuresOf({ floor, again, mixed, hits, misses, cold, bytes, memoryMegabytes: memoryOf(page) });
      } finally {
        await Promise.all([page.stop(), hello.stop()]);
      }
    } finally {
      await data.close();
    }
  },
};

type Data = { projectId: string; articles: string[]; asAsked: string[]; all: string[]; close: () => Promise<void> };

/**
 * The addresses of pages in a copy of the demo. The copy has no triggers, so that only the
 * rendering is measured.
 */
async function dataOf(from: Firestore): Promise<Data> {
  const { projectId, articles: originals, copied, close } = await copyDemo(from, 'server', COPIES);
  const addressOf = ({ slug }: { slug: string }) => paths.article(slug);
  const articles = originals.map(addressOf);
  const pick = zipf(articles.length, 1, seeded(7));
  return {
    projectId,
    articles,
    asAsked: Array.from({ length: 20_000 }, () => articles[pick()] ?? '/'),
    all: [...articles, ...copied.map(addressOf)],
    close,
  };
}

type Source = { source: string; target: string; env: NodeJS.ProcessEnv };
type Served = {
  origin: string;
  running: Running;
  readyMs: number;
  stop: () => Promise<void>;
  cpuMs: () => number | null;
};

const pageFunction = (projectId: string, env: NodeJS.ProcessEnv = {}): Source => ({
  source: FUNCTIONS,
  target: 'page',
  env: { GCLOUD_PROJECT: projectId, GOOGLE_CLOUD_PROJECT: projectId, ...env },
});

/** One instance as in production: the framework, one function, one process. */
async function serve({ source, target, env }: Source, firstPath = '/'): Promise<Served> {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const began = performance.now();
  const running = start({
    command: process.execPath,
    args: [
      toolScripts.functionsFramework,
      `--source=${source}`,
      `--target=${target}`,
      `--port=${port}`,
      '--signature-type=http',
    ],
    cwd: root,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      FUNCTION_TARGET: target,
      FUNCTION_SIGNATURE_TYPE: 'http',
      K_SERVICE: target,
    },
  });
  while (performance.now() - began < READY_MS) {
    const status = await fetch(`${origin}${firstPath}`, { headers: ACCEPTED }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    );
    if (status === 200) {
      const readyMs = performance.now() - began;
      return {
        origin,
        running,
        readyMs,
        stop: () => running.stop({ graceMs: 500 }),
        cpuMs: () => cpuMsOf(running.pid),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await running.stop();
  throw new Error(`${target} did not answer within ${READY_MS / 1000} s.`);
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

type Cold = { pageMs: number[]; helloMs: number[]; pageCpuMs: number[] };

/**
 * Measures cold starts in turn with those of the baseline: the time from the start of the process
 * to the last byte of its first page.
 */
async function coldStarts(data: Data, step: (text: string) => void): Promise<Cold> {
  step(`${COLD_STARTS} cold starts …`);
  const cold: Cold = { pageMs: [], helloMs: [], pageCpuMs: [] };
  for (let turn = 0; turn < COLD_STARTS; turn += 1) {
    const hello = await serve({ source: HELLO, target: 'hello', env: {} });
    cold.helloMs.push(hello.readyMs);
    await hello.stop();
    const page = await serve(pageFunction(data.projectId), data.articles[turn]);
    cold.pageMs.push(page.readyMs);
    cold.pageCpuMs.push(page.cpuMs() ?? Number.NaN);
    await page.stop();
  }
  return cold;
}

/** Bytes of one page: as sent (compressed) and decompressed. */
type Bytes = { sent: number; plain: number };

async function bytesOf({ origin }: Served, path: string): Promise<Bytes> {
  // Uses `http` instead of `fetch`, because `fetch` decompresses the body.
  const sent = await new Promise<Buffer>((resolve, reject) => {
    get(`${origin}${path}`, { headers: ACCEPTED }, (response) => void buffer(response).then(resolve, reject)).on(
      'error',
      reject,
    );
  });
  return { sent: sent.byteLength, plain: brotliDecompressSync(sent).byteLength };
}

const madeSoFar = async (port: number): Promise<number> => Number(await (await fetch(`http://${host}:${port}`)).text());

type Counted = Loaded & { made: number };

/**
 * Runs a load and counts the pages that were rendered for it. The load ends only when each
 * connection has its answer, so no page of one run is counted in the next.
 */
async function counting(made: () => Promise<number>, run: () => Promise<Loaded>): Promise<Counted> {
  const before = await made();
  const result = await run();
  return { ...result, made: (await made()) - before };
}

type Loaded = ClosedResult & { cpuMsPerPage: number | null };

async function loaded(served: Served, asked: string[], secondsMax: number): Promise<Loaded> {
  const load: ClosedLoad = {
    origin: served.origin,
    paths: asked,
    connections: CONNECTIONS,
    requestsMax: REQUESTS_MAX,
    secondsMax,
  };
  const before = served.cpuMs();
  writeFileSync(LOAD_FILE, JSON.stringify(load));
  const { code, output } = await runNode({
    args: ['--disable-warning=ExperimentalWarning', LOAD, LOAD_FILE],
    cwd: root,
  });
  if (code !== 0) throw new Error(output);
  const after = served.cpuMs();
  const result = JSON.parse(output) as ClosedResult;
  return {
    ...result,
    cpuMsPerPage: before === null || after === null ? null : (after - before) / Math.max(1, result.good),
  };
}

/** Processor time of a process so far, in milliseconds; `null` if the system does not report it. */
function cpuMsOf(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const stat = readFileSync(file, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

function memoryOf({ running }: Served): number | null {
  const file = `/proc/${running.pid}/status`;
  if (!existsSync(file)) return null;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? Number.NaN) / 1024;
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
const median = (values: readonly number[]): number =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

function figuresOf(run: {
  floor: Loaded;
  again: Loaded;
  mixed: Counted;
  hits: Counted;
  misses: Counted;
  cold: Cold;
  bytes: Bytes;
  memoryMegabytes: number | null;
}): Figure[] {
  const { floor, mixed, hits, misses, cold } = run;
  const [busy = 0] = loadavg();
  const rate = (result: Loaded) =>
    `${result.perSecond.toFixed(0)} (${(result.perSecond / floor.perSecond).toFixed(2)} × the floor)`;
  const times = (result: Loaded) =>
    `${result.p50Ms.toFixed(1)}, ${result.p99Ms.toFixed(1)} ms (${(result.p99Ms / floor.p99Ms).toFixed(1)} × the floor)`;
  const cpu = ({ cpuMsPerPage }: Loaded) => (cpuMsPerPage === null ? 'unknown' : `${cpuMsPerPage.toFixed(2)} ms`);
  // Answers from the cache. A request that waited for a page that another request rendered counts
  // as cached.
  const kept = ({ good, made }: Counted) =>
    `${good - made}, ${made} (${((100 * (good - made)) / Math.max(1, good)).toFixed(1)} % kept)`;
  const bad = floor.bad + mixed.bad + hits.bad + misses.bad;
  return [
    {
      what: 'floor (hello, as many bytes): a second',
      measured: `${floor.perSecond.toFixed(0)}, at the end ${run.again.perSecond.toFixed(0)}`,
    },
    { what: 'floor: p50, p99', measured: `${floor.p50Ms.toFixed(1)}, ${floor.p99Ms.toFixed(1)} ms` },
    {
      what: 'A as they come (Zipf over the demo): pages a second',
      measured: rate(mixed),
      goal: `${PER_SECOND_MIN}`,
      isMet: mixed.perSecond >= PER_SECOND_MIN,
    },
    { what: 'A: p50, p99', measured: times(mixed), goal: `p99 ${P99_MAX_MS} ms`, isMet: mixed.p99Ms <= P99_MAX_MS },
    { what: "A: answers from the function's cache, made", measured: kept(mixed) },
    {
      what: 'B kept pages: a second',
      measured: rate(hits),
      goal: `${PER_SECOND_MIN}`,
      isMet: hits.perSecond >= PER_SECOND_MIN,
    },
    { what: 'B: p50, p99', measured: times(hits), goal: `p99 ${P99_MAX_MS} ms`, isMet: hits.p99Ms <= P99_MAX_MS },
    { what: 'B: the same', measured: kept(hits) },
    { what: 'C made pages: a second', measured: rate(misses) },
    { what: 'C: p50, p99', measured: times(misses) },
    { what: 'C: the same', measured: kept(misses) },
    { what: 'answers that were not 200', measured: `${bad}`, goal: '0', isMet: bad === 0 },
    { what: 'processor time per page: floor, A, B, C', measured: [floor, mixed, hits, misses].map(cpu).join(', ') },
    {
      what: 'bytes of a page, as brotli and as they are; memory of the process',
      measured: `${kilobytes(run.bytes.sent)}, ${kilobytes(run.bytes.plain)}; ${run.memoryMegabytes?.toFixed(0) ?? '?'} MB`,
    },
    {
      what: 'cold start to the first page, median',
      measured: `${median(cold.pageMs).toFixed(0)} ms (processor ${median(cold.pageCpuMs).toFixed(0)} ms)`,
    },
    { what: 'floor: cold start of hello, median', measured: `${median(cold.helloMs).toFixed(0)} ms` },
    { what: 'cores here, and processes that wanted one', measured: `${cpus().length}, ${busy.toFixed(1)}` },
  ];
}
