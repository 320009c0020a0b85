import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../../../scripts/lib/paths.ts';
import { commandLineOf, descendantsOf } from '../../../../scripts/lib/processes.ts';

export type MemorySample = { seconds: number; bytes: number };

/** Ids of the descendants of this process that run the function `target`. */
const processesOf = (target: string): number[] =>
  descendantsOf(process.pid).filter(
    (pid) => commandLineOf(pid).includes('functionsEmulatorRuntime') && functionOf(pid) === target,
  );

/** Total resident memory of the processes of a function. */
const residentBytes = (target: string): number => processesOf(target).reduce((sum, pid) => sum + memoryOf(pid), 0);

/**
 * Half of the memory of an instance (512 MiB, `platform/config/function-options.ts`). This is
 * Node's default limit for the heap on such an instance.
 */
const OLD_SPACE_MB = 256;
const HEAP_FOLDER = join(root, '.build', 'bench-heap');
const REPORT_WAIT_MS = 10_000;

export type KeptBytes = { bytes: number; processes: number };

/**
 * Makes the functions of a site that is started afterwards report their heap, and limits the heap
 * as in an instance of `api`. Without the limit, V8 would leave garbage uncollected for long on a
 * large machine.
 */
export function prepareHeapReports(): void {
  rmSync(HEAP_FOLDER, { recursive: true, force: true });
  mkdirSync(HEAP_FOLDER, { recursive: true });
  process.env.HEAP_FOLDER = HEAP_FOLDER;
  const preloaded = new URL('report-heap.mjs', import.meta.url).href;
  process.env.FUNCTIONS_NODE_OPTIONS = `--max-old-space-size=${OLD_SPACE_MB} --import=${preloaded}`;
}

/**
 * `bytes`: the memory that each process of a function keeps after a full garbage collection, on
 * average; NaN if a process does not report. `processes`: the number of processes. This number can
 * grow: the emulator adds a process when a request takes longer than a minute.
 */
export async function keptBytes(target: string): Promise<KeptBytes> {
  let sum = 0;
  const pids = processesOf(target);
  for (const pid of pids) {
    const file = join(HEAP_FOLDER, `${pid}.json`);
    rmSync(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    const givesUpAt = performance.now() + REPORT_WAIT_MS;
    while (!existsSync(file)) {
      if (performance.now() > givesUpAt) return { bytes: NaN, processes: pids.length };
      await sleep(50);
    }
    sum += (JSON.parse(readFileSync(file, 'utf8')) as { bytes: number }).bytes;
  }
  return { bytes: sum / pids.length, processes: pids.length };
}

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
const functionOf = (pid: number): string =>
  /(?:^|\0)FUNCTION_TARGET=([^\0]*)/.exec(textOf(`/proc/${pid}/environ`))?.[1] ?? '';
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

const EVERY_MS = 2_000;

/** Samples the memory of functions until `stop`. Linux only: elsewhere the samples are 0. */
export function watchMemory(targets: readonly string[]): { stop: () => Map<string, MemorySample[]> } {
  const startedAt = performance.now();
  const samples = new Map(targets.map((target) => [target, [] as MemorySample[]]));
  const timer = setInterval(() => {
    const seconds = (performance.now() - startedAt) / 1000;
    for (const [target, taken] of samples) taken.push({ seconds, bytes: residentBytes(target) });
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return samples;
    },
  };
}

/** Mean of the samples between two times; NaN if there are none. */
export function meanBytes(samples: readonly MemorySample[], fromSeconds: number, toSeconds: number): number {
  const within = samples.filter(({ seconds, bytes }) => seconds >= fromSeconds && seconds <= toSeconds && bytes > 0);
  return within.reduce((sum, { bytes }) => sum + bytes, 0) / within.length;
}
