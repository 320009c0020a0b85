import { defineConfig } from 'vitest/config';

const elsewhere = ['**/node_modules/**', '**/dist/**', '.build/**', '.data/**', 'tests/e2e/**'];

// Emulators, functions and tests share two cores there: one second try, which the end of the run
// names.
const secondTry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,functions,web,demo,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, 'tests/rules/**', 'tests/browsers/**', '**/*.emulator.test.ts'],
        },
      },
      {
        // One Firestore under all of them: files run one after another.
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude: elsewhere,
          fileParallelism: false,
          retry: secondTry,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'emulator',
          include: ['**/*.emulator.test.ts'],
          exclude: elsewhere,
          // Each file works in a project of its own, and waits for the emulator more than it works.
          maxWorkers: 3,
          retry: secondTry,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // One browser with one window, for all of them.
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
