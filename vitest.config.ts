import { defineConfig } from 'vitest/config';

const elsewhere = ['**/node_modules/**', '**/dist/**', '.build/**', '.data/**', 'tests/e2e/**'];

// In CI, the emulators, the functions and the tests share two cores, so a failed test is retried
// once. The project `unit` needs no emulator and has no retry. `npm test` names the tests that
// passed only on the retry.
const secondTry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    tags: [
      {
        name: 'slow',
        description: 'Takes more than eight seconds. The everyday `npm test` leaves it out; each use gives the reason.',
        timeout: 600_000,
      },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,functions,web,demo,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, 'tests/rules/**', 'tests/browsers/**', '**/*.emulator.test.ts'],
          pool: 'threads',
          // By default, Vitest leaves one core to other programs.
          maxWorkers: '100%',
          // Tests of whole screens, hostile feeds or large pictures take 3 s on an idle machine,
          // and ten times as long on a busy one.
          testTimeout: 60_000,
          expect: { poll: { timeout: 5_000 } },
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude: elsewhere,
          // Each test file uses its own emulator project.
          maxWorkers: '100%',
          retry: secondTry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'emulator',
          include: ['**/*.emulator.test.ts'],
          exclude: elsewhere,
          setupFiles: ['functions/src/testing/require-indexes.ts'],
          // Each test file uses its own emulator project and mostly waits for the emulator, so
          // three files run in parallel.
          maxWorkers: 3,
          retry: secondTry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // All tests use the same browser window, so they run one after another.
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          exclude: elsewhere,
          fileParallelism: false,
          retry: secondTry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
