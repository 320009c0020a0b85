import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { pathToFileURL } from 'node:url';
import { percentile } from './load.ts';

/**
 * Load from a fixed number of connections, each of which sends one request after the other. It runs
 * in a separate process, so that its processor time is not counted for the measured server: `node
 * closed-load.ts <file>` reads a `ClosedLoad` and prints a `ClosedResult`, both as JSON.
 */
export type ClosedLoad = {
  origin: string;
  /**
   * The paths to request, in this order and again from the start. All connections share the list.
   */
  paths: string[];
  connections: number;
  /** The load ends at the first of these limits. */
  requestsMax: number;
  secondsMax: number;
};
/**
 * `good`: the number of answers with status 200. `bad`: the number of other answers, errors and
 * timeouts. `bytes`: the size of all answers as sent, compressed.
 */
export type ClosedResult = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  good: number;
  bad: number;
  bytes: number;
};

const TIMEOUT_MS = 10_000;
/**
 * Brotli, which the function chooses for every current browser. Compressing is part of rendering a
 * page.
 */
export const ACCEPTED = { 'accept-encoding': 'br' } as const;

async function run(load: ClosedLoad): Promise<ClosedResult> {
  const { hostname } = new URL(load.origin);
  if (hostname !== '127.0.0.1') throw new Error(`${hostname} is not this machine`);
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const latenciesMs: number[] = [];
  let [asked, bad, bytes] = [0, 0, 0];
  const began = performance.now();
  const isOver = () => asked >= load.requestsMax || performance.now() - began > load.secondsMax * 1000;
  const one = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const sentAt = performance.now();
      const fail = () => {
        bad += 1;
        resolve();
      };
      const call = request(`${load.origin}${path}`, { agent, timeout: TIMEOUT_MS, headers: ACCEPTED }, (response) => {
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('error', fail);
        response.on('end', () => {
          if (response.statusCode !== 200) return fail();
          latenciesMs.push(performance.now() - sentAt);
          resolve();
        });
      });
      call.on('timeout', () => call.destroy(new Error('timeout')));
      call.on('error', fail);
      call.end();
    });
  const connection = async (): Promise<void> => {
    while (!isOver()) await one(load.paths[asked++ % load.paths.length] ?? '/');
  };
  await Promise.all(Array.from({ length: load.connections }, connection));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  latenciesMs.sort((a, b) => a - b);
  const good = latenciesMs.length;
  return {
    perSecond: good / seconds,
    p50Ms: percentile(latenciesMs, 0.5),
    p99Ms: percentile(latenciesMs, 0.99),
    maxMs: percentile(latenciesMs, 1),
    good,
    bad,
    bytes,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(
    JSON.stringify(await run(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as ClosedLoad)),
  );
}
