import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/lib/chromium-args.ts';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.{spec,test}.ts',
  outputDir: process.env.PLAYWRIGHT_OUTPUT ?? 'test-results',
  fullyParallel: false,
  workers: Number(process.env.PLAYWRIGHT_WORKERS ?? 2),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // In CI, the browser, the emulators and the functions share two cores, so a failed test is
  // retried once. The report lists a test that passed only on the retry as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:5050',
    locale: 'en-IN',
    // A service worker would answer requests that a test wants to delay or count. The tests of the
    // service worker allow it.
    serviceWorkers: 'block',
    // Tracing every test would take a fifth of the suite's time. So in CI only retries are traced.
    // Elsewhere every test is traced, and the traces of failed tests are kept.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { args: [...chromiumArgs], ...(executablePath ? { executablePath } : {}) },
  },
  // A test without a tag runs on the desktop only, a test with '@phone' on the phone only, and a
  // test with '@both' on both.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
