import { readFileSync } from 'node:fs';
import { commandLineOf, descendantsOf } from '../../../../scripts/lib/processes.ts';

export type MemorySample = { seconds: number; bytes: number };

/** Total resident memory of those child processes of this one that run the function `target`. */
function residentBytes(target: string): number {
  const ours = descendantsOf(process.pid).filter((pid) => commandLineOf(pid).includes('functionsEmulatorRuntime'));
  const sizes = ours.filter((pid) => functionOf(pid) === target).map(memoryOf);
  return sizes.reduce((sum, size) => sum + size, 0);
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

/** Mean of the samples between two times; NaN without any. */
export function meanBytes(samples: readonly MemorySample[], fromSeconds: number, toSeconds: number): number {
  const within = samples.filter(({ seconds, bytes }) => seconds >= fromSeconds && seconds <= toSeconds && bytes > 0);
  return within.reduce((sum, { bytes }) => sum + bytes, 0) / within.length;
}
