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
  // Browser, emulators and functions share two cores there: one second try, which the report names.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:5050',
    locale: 'en-IN',
    // It would answer requests that a test means to hold or to count. Its own tests allow it.
    serviceWorkers: 'block',
    // Of every test it would cost a fifth of the time: of the second try is enough where there is
    // one.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { args: [...chromiumArgs], ...(executablePath ? { executablePath } : {}) },
  },
  // A test without a tag runs on the desktop; '@phone' runs it on a phone instead, '@both' on both.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
