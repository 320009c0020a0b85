import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CommandError, main, say, step } from './lib/console.ts';
import { type Emulators, type Stack, stackEnv } from './lib/emulators.ts';
import { findFirefox, findWebKit } from './lib/find-browsers.ts';
import { findChromium } from './lib/find-chromium.ts';
import { ensureFonts } from './lib/find-fonts.ts';
import { isAlive, tryLock } from './lib/lock.mjs';
import { root } from './lib/paths.ts';
import { onEnd } from './lib/processes.ts';
import { ownStack, raiseOwnSite } from './lib/site.ts';
import {
  type SuiteResult,
  type TestSelection,
  browser,
  printSummary,
  format,
  lint,
  sizes,
  types,
  unused,
  vitest,
} from './lib/suites.ts';
import { type Part, readSelection } from './lib/test-selection.ts';

/**
 * `npm test` is the everyday run: it leaves out slow tests, browser tests that are not tagged
 * '@journey', Firefox and WebKit. `npm test -- all` runs everything, and so does `npm test` in CI.
 * `npm test -- <part …> [pattern …]` runs one part or several. `npm test -- stack` keeps a stack
 * running until Ctrl-C. While it runs, a part that needs a stack (such as `npm test -- e2e`) uses
 * this stack instead of starting another one.
 */
const needStack: Part[] = ['rules', 'emulator', 'e2e', 'browsers', 'size', 'stack'];
const runningStackFile = join(root, '.build', 'test-stack.json');

let emulators: Emulators | null = null;

async function testStack(): Promise<Stack> {
  // Parallel test runs in one clone use different folders, so that they do not overwrite each
  // other's build.
  const name = Array.from({ length: 9 }, (_, index) => (index === 0 ? 'test' : `test-${index + 1}`)).find((one) =>
    tryLock(join(root, '.build', `${one}.lock`)),
  );
  if (!name) throw new CommandError('Nine test runs are in progress in this clone: wait until one ends.');
  return ownStack({ projectId: 'demo-first-show-test', folder: join(root, '.build', name) });
}

async function raise(stack: Stack): Promise<void> {
  await raiseOwnSite(stack, {
    onEmulators: (started) => (emulators = started),
    onDeath: (sentence) => {
      say(sentence);
      if (existsSync(runningStackFile) && process.argv[2] === 'stack') process.exit(1);
    },
  });
  step(`The test stack is up at ${stack.siteUrl} (logs in ${relative(root, stack.logs)}).`);
}

function runningStack(): Stack | null {
  if (!existsSync(runningStackFile)) return null;
  const { pid, stack } = JSON.parse(readFileSync(runningStackFile, 'utf8')) as { pid: number; stack: Stack };
  return isAlive(pid) ? stack : null;
}

await main(async () => {
  const { parts, isNamed, isEverything, patterns } = readSelection(process.argv.slice(2), {
    isCi: Boolean(process.env.CI),
  });
  const wants = (part: Part) => parts.has(part);
  onEnd(async () => emulators?.stop());

  const results: SuiteResult[] = [];
  const suite = async (title: string, run: () => Promise<SuiteResult>) => {
    step(title);
    results.push(await run());
  };
  const reports = join(root, '.build', `reports-${process.pid}`);
  const selection = { patterns, isEverything, folder: reports };

  try {
    if (wants('types')) step('Types …');
    if (wants('lint')) step('Format, lint and unused code …');
    const checks = await Promise.all([
      wants('types') ? types() : null,
      wants('lint') ? format() : null,
      wants('lint') ? lint() : null,
      wants('lint') ? unused() : null,
    ]);
    results.push(...checks.filter((result) => result !== null));

    const chromium = wants('e2e') ? await findChromium({ forWhat: 'the browser tests', isShellEnough: true }) : '';
    if (chromium) ensureFonts();
    // The unit tests run while the emulators start.
    const [stack] = await Promise.all([
      needStack.some(wants) ? findStack({ isNew: !isNamed || wants('stack') }) : null,
      wants('unit') ? suite('Unit tests …', () => vitest('unit', selection)) : null,
    ]);
    if (stack instanceof CommandError) {
      say(stack.message);
      results.push({ name: 'stack', passed: 0, failed: 1, seconds: 0, note: 'did not come up' });
    } else if (stack) {
      if (wants('stack')) return await keepRunning(stack);
      if (wants('rules')) await suite('Rules tests …', () => vitest('rules', selection, stack));
      if (wants('emulator')) await suite('Emulator tests …', () => vitest('emulator', selection, stack));
      if (wants('e2e')) await suite('Browser tests …', () => browser(selection, stack, chromium));
      if (wants('browsers')) results.push(...(await otherBrowsers({ isAsked: isNamed, selection, stack })));
      if (wants('size')) await suite('Size budgets …', () => sizes(stack));
    }
  } finally {
    await (emulators as Emulators | null)?.stop();
  }
  const code = printSummary(results, isNamed || isEverything ? [] : ['Firefox and WebKit']);
  // Keep the traces and reports of a failed run, because the printed errors refer to them.
  if (code === 0) rmSync(reports, { recursive: true, force: true });
  return code;
});

/**
 * Returns the stack that `npm test -- stack` keeps running, or starts a new one. Returns the error
 * if it does not start, so that the other results are still printed.
 */
async function findStack({ isNew }: { isNew: boolean }): Promise<Stack | CommandError> {
  const kept = isNew ? null : runningStack();
  if (kept) {
    step(`Using the stack at ${kept.siteUrl}; its functions are those of the time it was started.`);
    return kept;
  }
  try {
    const stack = await testStack();
    await raise(stack);
    return stack;
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
}

type OtherBrowsers = { isAsked: boolean; selection: TestSelection; stack: Stack };

/**
 * Runs the tests in Firefox and WebKit. A missing browser is reported; it fails the run only if the
 * browser tests were requested by name.
 */
async function otherBrowsers({ isAsked, selection, stack }: OtherBrowsers): Promise<SuiteResult[]> {
  const results: SuiteResult[] = [];
  for (const found of [findFirefox(), findWebKit()]) {
    if ('missing' in found) {
      step(`No tests in ${found.name}. ${found.missing}`);
      if (isAsked) results.push({ name: found.name, passed: 0, failed: 1, seconds: 0, note: 'not installed' });
      continue;
    }
    step(`Tests in ${found.name} …`);
    results.push(
      await vitest('browsers', selection, stack, {
        name: found.name,
        env: { ...found.env, BROWSER: found.name },
      }),
    );
  }
  return results;
}

async function keepRunning(stack: Stack): Promise<never> {
  writeFileSync(runningStackFile, JSON.stringify({ pid: process.pid, stack }));
  process.once('exit', () => rmSync(runningStackFile, { force: true }));
  for (const [name, value] of Object.entries(stackEnv(stack))) say(`  ${name}=${value}`);
  step("The stack is ready: 'npm test -- emulator <pattern>' uses it; Ctrl-C ends it.");
  // Never resolves: Ctrl-C or the end of the emulators ends this process.
  return new Promise(() => {});
}
