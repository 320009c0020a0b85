import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { bold, green, isTerminal, red, say, step } from './console.ts';
import { type Stack, stackEnv } from './emulators.ts';
import type { TestExtras } from './extras-reporter.ts';
import { root, toolScripts } from './paths.ts';
import { runNode } from './processes.ts';

export type SuiteResult = {
  name: string;
  passed: number;
  failed: number;
  /** Tests that this machine cannot run. */
  skipped?: number;
  /** Tests that only `npm test -- all` runs. */
  leftOut?: number;
  seconds: number;
  note?: string;
  /**
   * The failures: for each, the name of the test or file and the first line of its error. Printed
   * at the end.
   */
  failures?: string[];
};

const nodeFlags = ['--disable-warning=ExperimentalWarning'];
const color: NodeJS.ProcessEnv = isTerminal && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

async function timed(name: string, run: () => Promise<Omit<SuiteResult, 'name' | 'seconds'>>): Promise<SuiteResult> {
  const begun = Date.now();
  const result = await run();
  const seconds = (Date.now() - begun) / 1000;
  // Fail a suite without tests: a wrong pattern or a broken import must not pass.
  if (result.passed + result.failed === 0) return { name, passed: 0, failed: 1, seconds, note: 'ran nothing' };
  return { name, ...result, seconds };
}

/**
 * A test that passes only on a retry counts as passed, but the report says so, because such a test
 * probably needs a fix.
 */
const secondTriesNote = (count: number): string | undefined =>
  count > 0 ? `${count} only at the second try` : undefined;

/** Runs a tool that passes or fails as a whole, such as the type checker or the linter. */
function verdict(name: string, script: string, args: string[]): Promise<SuiteResult> {
  return timed(name, async () => {
    const { code, output } = await runNode({ args: [script, ...args], cwd: root, env: { ...process.env, ...color } });
    if (code !== 0) say(`\n${bold(name)}\n${output}\n`);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });
}

/** Finds files, exports and packages that nothing uses. */
export const unused = () => verdict('unused', toolScripts.knip, []);
export const types = () => verdict('types', toolScripts.typescript, ['--noEmit', '-p', root]);
/** The caches compare contents, because a change of branches touches many files. */
const cached = (file: string) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${join(root, '.build', file)}`,
];
export const format = () =>
  verdict('format', toolScripts.prettier, ['--check', '--log-level=warn', ...cached('prettier.json'), '.']);
export const lint = () => verdict('lint', toolScripts.eslint, ['.', '--max-warnings=0', ...cached('eslint.json')]);

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; tags?: string[]; failureMessages?: string[] }[];
  }[];
};

const SLOW = 'slow';
const wasSkipped = ({ status }: { status: string }): boolean => ['pending', 'skipped', 'todo'].includes(status);
const isSlow = ({ tags = [] }: { tags?: string[] }): boolean => tags.includes(SLOW);

/**
 * The tests that did not run: `leftOut` counts the slow tests, unless everything runs; `skipped`
 * has the full names of the others. Most of these need something that this machine lacks.
 */
export function testsNotRun(
  { testResults }: Pick<VitestReport, 'testResults'>,
  { isEverything }: { isEverything: boolean },
): { skipped: string[]; leftOut: number } {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults.filter(wasSkipped));
  const skipped = tests.filter((test) => isEverything || !isSlow(test)).map(({ fullName }) => fullName);
  return { skipped, leftOut: tests.length - skipped.length };
}

const firstLine = (text = ''): string => text.trim().split('\n', 1)[0] ?? '';

/** Files that failed without a failed test: they did not load, or a hook failed. */
const brokenFiles = ({ testResults }: Pick<VitestReport, 'testResults'>) =>
  testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );

/** The failed tests and broken files, each with the first line of its error. */
export const failuresIn = (report: Pick<VitestReport, 'testResults'>): string[] => [
  ...report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => `${relative(root, name)} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`),
  ),
  ...brokenFiles(report).map(({ name, message }) => `${relative(root, name)}: ${firstLine(message)}`),
];

type VitestProject = 'unit' | 'rules' | 'emulator' | 'browsers';
type VitestOptions = { name?: string; env?: NodeJS.ProcessEnv };

export type TestSelection = {
  /** File patterns and options. */
  patterns: string[];
  /** Whether slow tests and browser tests without '@journey' run too. */
  isEverything: boolean;
  /** The folder of the reports. */
  folder: string;
};

/**
 * Runs a project of `vitest.config.ts`. All projects but `unit` need a stack. `name` replaces the
 * project's name in the report if the project runs more than once.
 */
export function vitest(
  project: VitestProject,
  { patterns, isEverything, folder }: TestSelection,
  stack?: Stack,
  { name = project, env = {} }: VitestOptions = {},
): Promise<SuiteResult> {
  return timed(name, async () => {
    const report = join(folder, `${name}.json`);
    const extras = join(folder, `${name}-extras.json`);
    for (const file of [report, extras]) rmSync(file, { force: true });
    mkdirSync(dirname(report), { recursive: true });
    const { code } = await runNode({
      args: [
        ...nodeFlags,
        toolScripts.vitest,
        'run',
        '--project',
        project,
        '--passWithNoTests',
        `--reporter=${patterns.length > 0 || process.env.VERBOSE ? 'verbose' : 'dot'}`,
        '--reporter=json',
        `--outputFile.json=${report}`,
        `--reporter=${join(import.meta.dirname, 'extras-reporter.ts')}`,
        ...(isEverything ? [] : [`--tags-filter=!${SLOW}`]),
        ...patterns,
      ],
      cwd: root,
      // With a stack, the tests use a separate Firebase project, because they clear the project's
      // data, and their writes must not keep the demo project's triggers busy during the browser
      // tests.
      env: {
        ...process.env,
        ...color,
        ...env,
        TEST_EXTRAS_FILE: extras,
        // Without this variable, Google's libraries look for a metadata server on the network.
        METADATA_SERVER_DETECTION: 'none',
        ...(stack
          ? {
              ...stackEnv(stack),
              GCLOUD_PROJECT: `${stack.projectId}-${project}`,
              GOOGLE_CLOUD_PROJECT: `${stack.projectId}-${project}`,
            }
          : {}),
      },
      show: true,
    });
    if (!existsSync(report)) return { passed: 0, failed: 1, note: `ended with code ${code} and without a report` };
    const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    const { secondTries, unhandledErrors }: TestExtras = existsSync(extras)
      ? (JSON.parse(readFileSync(extras, 'utf8')) as TestExtras)
      : { secondTries: [], unhandledErrors: [] };
    for (const name of secondTries) say(`  only at the second try: ${name}`);
    const { skipped, leftOut } = testsNotRun(read, { isEverything });
    for (const name of skipped) say(`  skipped: ${name}`);
    // A broken file counts as one failure, because none of its tests is counted as failed. A run
    // that fails without a failed test or file also counts as one, for example after an unhandled
    // error.
    const failed = read.numFailedTests + brokenFiles(read).length;
    return {
      note: secondTriesNote(secondTries.length),
      passed: read.numPassedTests,
      skipped: skipped.length,
      leftOut,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      failures: [...failuresIn(read), ...unhandledErrors],
    };
  });
}

type PlaywrightSuite = {
  specs: { ok: boolean; file: string; line: number; title: string }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

const failedSpecs = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(failedSpecs),
];

/** The tag of the browser tests of the everyday run. */
const JOURNEY = '@journey';

export function browser(
  { patterns, isEverything, folder }: TestSelection,
  stack: Stack,
  chromium: string,
): Promise<SuiteResult> {
  return timed('browser', async () => {
    const report = join(folder, 'browser.json');
    rmSync(report, { force: true });
    const playwright = [...nodeFlags, toolScripts.playwright, 'test'];
    const listed = isEverything ? null : await runNode({ args: [...playwright, '--list'], cwd: root });
    const { code } = await runNode({
      args: [...playwright, '--reporter=list,json', ...(isEverything ? [] : [`--grep=${JOURNEY}`]), ...patterns],
      cwd: root,
      env: {
        ...process.env,
        // Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set as well.
        NO_COLOR: undefined,
        ...stackEnv(stack),
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_OUTPUT: join(folder, 'test-results'),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      show: true,
    });
    if (!existsSync(report)) return { passed: 0, failed: 1, note: `ended with code ${code} and without a report` };
    const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    const none = errors.length > 0 && errors.every((error) => /No tests found/.test(error.message ?? ''));
    const note = secondTriesNote(stats.flaky);
    const failed = stats.unexpected + (none ? 0 : errors.length);
    const ran = stats.expected + stats.unexpected + stats.flaky + stats.skipped;
    return {
      note,
      passed: stats.expected + stats.flaky,
      failed: failed === 0 && code !== 0 && !none ? 1 : failed,
      skipped: stats.skipped,
      leftOut: listed ? totalIn(listed.output) - ran : 0,
      failures: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => firstLine(message))],
    };
  });
}

/** The number of tests in the output of `playwright test --list`. */
const totalIn = (list: string): number => Number(/^Total: (\d+) tests?/m.exec(list)?.[1] ?? 0);

type SizeReport = { name: string; passed?: boolean; size: number; sizeLimit?: number }[];

/** Checks the size budgets of `.size-limit.mjs` on the build that the browser tests used. */
export function sizes(stack: Stack): Promise<SuiteResult> {
  return timed('size', async () => {
    const { output } = await runNode({
      args: [toolScripts.sizeLimit, '--json'],
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', WEB_BUILD: join(stack.folder, 'web') },
    });
    let report: SizeReport;
    try {
      report = JSON.parse(output.slice(output.indexOf('['))) as SizeReport;
    } catch {
      say(output);
      return { passed: 0, failed: 1, note: 'size-limit could not measure' };
    }
    for (const { name, passed, size, sizeLimit } of report)
      say(
        `  ${passed === false ? red('✗') : green('✓')} ${name}: ${(size / 1000).toFixed(1)} kB of ${((sizeLimit ?? 0) / 1000).toFixed(1)} kB`,
      );
    const failed = report.filter((one) => one.passed !== true).length;
    return { passed: report.length - failed, failed };
  });
}

/**
 * Prints one line per suite, then every failure, the tests that were left out, and the totals.
 * `notStarted` names what did not run at all. Returns the exit code.
 */
export function printSummary(results: SuiteResult[], notStarted: string[] = []): number {
  say();
  for (const { name, passed, failed, skipped = 0, seconds, note } of results) {
    const mark = failed > 0 ? red('✗') : green('✓');
    const counts = [
      `${passed} passed`.padStart(12),
      `${failed} failed`.padStart(11),
      countOfSkipped(skipped).padEnd(12),
    ];
    say(
      `  ${mark} ${name.padEnd(9)} ${counts.join('')} ${seconds.toFixed(1).padStart(6)} s${note ? `  ${red(note)}` : ''}`,
    );
  }
  for (const { name, failures = [] } of results) for (const one of failures) say(`  ${red('✗')} ${name}: ${one}`);
  say();
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, one) => total + (one[key] ?? 0), 0);
  step('Tests are done.');
  const leftOut = results.flatMap(({ name, leftOut = 0 }) => (leftOut > 0 ? [`${leftOut} ${name} tests`] : []));
  const all = [...leftOut, ...notStarted];
  if (all.length > 0) say(`Left out: ${all.join(', ')}; 'npm test -- all' runs everything.`);
  say(`${sum('passed')} passed, ${sum('failed')} failed${countOfSkipped(sum('skipped'))}`);
  return sum('failed') > 0 || results.length === 0 ? 1 : 0;
}

const countOfSkipped = (count: number): string => (count > 0 ? `, ${count} skipped` : '');
