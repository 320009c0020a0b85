import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { isAlive } from './lock.mjs';
import { isWindows } from './paths.ts';

export type Running = {
  child: ChildProcess;
  pid: number;
  /** Resolves with the exit code; 1 if a signal ended the process or it could not be started. */
  exited: Promise<number>;
  /**
   * Sends SIGINT to the process, or to the process whose id `signalTo` returns. Waits for the exit,
   * at most `graceMs`. Then kills the process and its descendants, each by its id, if they still
   * run. On Windows, kills all of them at once.
   */
  stop: (options?: { graceMs?: number; signalTo?: (pid: number) => number }) => Promise<void>;
};

type StartOptions = {
  command: string;
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** All output is appended to this file, with the time of each line. */
  logFile?: string;
  /** Starts the command through a shell; on Windows, commands that are scripts need that. */
  shell?: boolean;
  onLine?: (line: string) => void;
};

const running = new Set<Running>();

// The reader of our output may exit first (`npm start | head`). Ignore the error, because a crash
// would leave the emulators running.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// If this process exits without having stopped its children, kill them. (On Windows they stay.)
process.on('exit', () => {
  if (!isWindows) for (const { pid } of running) killFamily(pid);
});

/** Ids of all descendants of a process, nearest first. Empty on Windows. */
export function descendantsOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  const note = (id: number, parent: number) => children.set(parent, [...(children.get(parent) ?? []), id]);
  if (process.platform === 'linux') {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        // The file is "id (name) state parent …", and the name may contain spaces and parentheses.
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        note(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
      } catch {
        // The process ended after it was listed.
      }
    }
  } else if (!isWindows) {
    for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')) {
      const [id, parent] = line.trim().split(/\s+/).map(Number);
      if (id && parent) note(id, parent);
    }
  }
  const found: number[] = [];
  for (let wave = [pid]; wave.length > 0;) {
    wave = wave.flatMap((id) => children.get(id) ?? []);
    found.push(...wave);
  }
  return found;
}

/** The command line of a running process; '' if there is none, and on Windows. */
export function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return isWindows ? '' : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

function killFamily(pid: number): number[] {
  const family = [...descendantsOf(pid), pid];
  for (const id of family) signal(id, 'SIGKILL');
  return family;
}

/**
 * Kills a process and its descendants, each by its id. Resolves once all have exited, after five
 * seconds at the latest.
 */
export async function endFamily(pid: number): Promise<void> {
  const family = killFamily(pid);
  for (let turn = 0; turn < 50 && family.some(isAlive); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already exited.
  }
}

/**
 * Starts a process in its own group. Ctrl-C in a terminal then reaches only our command, which
 * stops its children in order (`onEnd`).
 */
export function start({ command, args, cwd, env, logFile, shell = false, onLine }: StartOptions): Running {
  const child = spawn(command, args, {
    cwd,
    env: env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell,
    windowsHide: true,
  });
  if (logFile) mkdirSync(dirname(logFile), { recursive: true });
  const log = logFile ? createWriteStream(logFile, { flags: 'a' }) : null;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log?.write(`${new Date().toISOString().slice(11, 23)} ${line}\n`);
      onLine?.(line);
    });
  }
  const exited = new Promise<number>((resolve) => {
    child.on('error', (error) => {
      onLine?.(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  const pid = child.pid ?? 0;
  const stop: Running['stop'] = async ({ graceMs = 6000, signalTo = (id: number) => id } = {}) => {
    if (!pid) return;
    const family = new Set([pid, ...descendantsOf(pid)]);
    if (isWindows) {
      spawnSync('taskkill', ['/PID', String(pid), '/T', '/F']);
      return;
    }
    signal(signalTo(pid), 'SIGINT');
    await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, graceMs))]);
    for (const id of descendantsOf(pid)) family.add(id);
    for (const id of family) if (isAlive(id)) signal(id, 'SIGKILL');
    await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 1000))]);
  };
  const process_: Running = { child, pid, exited, stop };
  running.add(process_);
  void exited.then(() => running.delete(process_));
  return process_;
}

/**
 * Runs a tool to its end. Its output is in the result; `show` also prints it, and `logFile` logs
 * it.
 */
export function run(options: StartOptions & { show?: boolean }): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const child = start({
    ...options,
    onLine: (line) => {
      lines.push(line);
      if (options.show) console.log(line);
      options.onLine?.(line);
    },
  });
  return child.exited.then((code) => ({ code, output: lines.join('\n') }));
}

/** Runs a script with the project's Node. */
export const runNode = (options: Omit<StartOptions, 'command'> & { show?: boolean }) =>
  run({ ...options, command: process.execPath });

/**
 * Calls `shutDown` once, at the first Ctrl-C, SIGTERM or closed terminal. Then stops all processes
 * that are left and exits.
 */
export function onEnd(shutDown: () => Promise<void>): void {
  let isEnding = false;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (isEnding) return;
      isEnding = true;
      void shutDown()
        .catch((error: unknown) => console.error(error))
        .then(() => Promise.all([...running].map((one) => one.stop({ graceMs: 500 }))))
        .then(() => process.exit(name === 'SIGINT' ? 0 : 1));
    });
  }
}
