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
import { type SuiteResult, browser, printSummary, format, lint, sizes, types, unused, vitest } from './lib/suites.ts';

/**
 * `npm test` runs all suites on a stack of its own; `npm test -- <part> [pattern …]` runs one part.
 * `npm test` includes `browsers` (Firefox and WebKit, `npm run test:browsers`) only in CI. `npm
 * test -- stack` keeps a stack running until Ctrl-C. While this stack runs, a single part that
 * needs a stack (such as `npm test -- e2e`) uses this stack instead of starting another one.
 */
const parts = ['types', 'lint', 'unit', 'rules', 'emulator', 'e2e', 'browsers', 'size', 'stack'] as const;
type Part = (typeof parts)[number];
const needStack = new Set<Part>(['rules', 'emulator', 'e2e', 'browsers', 'size', 'stack']);
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
  const [asked, ...patterns] = process.argv.slice(2);
  const part = parts.find((one) => one === asked) ?? null;
  if (asked && !part)
    throw new CommandError(`There is no part '${asked}': choose one of ${parts.join(', ')}, or none for all.`);
  const wants = (one: Part) => part === null || part === one;
  onEnd(async () => emulators?.stop());

  const results: SuiteResult[] = [];
  const suite = async (title: string, run: () => Promise<SuiteResult>) => {
    step(title);
    results.push(await run());
  };
  const reports = join(root, '.build', `reports-${process.pid}`);

  try {
    if (part === null) step('Types, format and lint …');
    const checks = await Promise.all([
      wants('types') ? types() : null,
      wants('lint') ? format() : null,
      wants('lint') ? lint() : null,
      wants('lint') ? unused() : null,
    ]);
    results.push(...checks.filter((result) => result !== null));
    if (wants('unit')) await suite('Unit tests …', () => vitest('unit', patterns, reports));

    if (part === null || needStack.has(part)) {
      const chromium = wants('e2e') ? await findChromium({ forWhat: 'the browser tests', isShellEnough: true }) : '';
      if (chromium) ensureFonts();
      const kept = part && part !== 'stack' ? runningStack() : null;
      if (kept) step(`Using the stack at ${kept.siteUrl}; its functions are those of the time it was started.`);
      const stack = kept ?? (await testStack());
      try {
        if (!kept) await raise(stack);
        if (part === 'stack') return await keepRunning(stack);
        if (wants('rules')) await suite('Rules tests …', () => vitest('rules', patterns, reports, stack));
        if (wants('emulator')) await suite('Emulator tests …', () => vitest('emulator', patterns, reports, stack));
        if (wants('e2e')) await suite('Browser tests …', () => browser(patterns, reports, stack, chromium));
        if (part === 'browsers' || (part === null && process.env.CI))
          results.push(...(await otherBrowsers({ isAsked: part === 'browsers', patterns, reports, stack })));
        if (wants('size')) await suite('Size budgets …', () => sizes(stack));
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        say(error.message);
        results.push({ name: 'stack', passed: 0, failed: 1, seconds: 0, note: 'did not come up' });
      }
    }
  } finally {
    await (emulators as Emulators | null)?.stop();
  }
  const code = printSummary(results);
  // Keep the traces and reports of a failed run, because the printed errors refer to them.
  if (code === 0) rmSync(reports, { recursive: true, force: true });
  return code;
});

type OtherBrowsers = { isAsked: boolean; patterns: string[]; reports: string; stack: Stack };

/**
 * Runs the tests in Firefox and WebKit. A missing browser is reported; it fails the run only if the
 * browser tests were requested by name.
 */
async function otherBrowsers({ isAsked, patterns, reports, stack }: OtherBrowsers): Promise<SuiteResult[]> {
  const results: SuiteResult[] = [];
  for (const found of [findFirefox(), findWebKit()]) {
    if ('missing' in found) {
      step(`No tests in ${found.name}. ${found.missing}`);
      if (isAsked) results.push({ name: found.name, passed: 0, failed: 1, seconds: 0, note: 'not installed' });
      continue;
    }
    step(`Tests in ${found.name} …`);
    results.push(
      await vitest('browsers', patterns, reports, stack, {
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
