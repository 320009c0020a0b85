import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Plain } from './console.ts';
import { installDebianPackages } from './debian-packages.ts';
import { isWindows } from './paths.ts';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];
const places =
  process.platform === 'darwin'
    ? [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ]
    : isWindows
      ? [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
          .filter((folder): folder is string => Boolean(folder))
          .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
      : [];

function installed(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = isWindows ? [] : names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find((file) => existsSync(file)) ?? null;
}

async function playwrights(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : null;
}

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, an installed Chrome or Chromium, or Debian's
 * package. `forWhat` names the purpose in the error message.
 */
export async function findChromium(forWhat = 'the browser tests'): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Plain(
      `No Chromium for ${forWhat}: CHROMIUM_PATH names '${chosen}', which does not exist; correct it or leave it out.`,
    );
  }
  const present = (await playwrights()) ?? installed();
  if (present) return present;
  if (installDebianPackages('Chromium', ['chromium'])) {
    const now = installed();
    if (now) return now;
  }
  throw new Plain(
    `No Chromium for ${forWhat}: install Chrome or Chromium, run 'npx playwright install chromium', or name one in CHROMIUM_PATH, and run this again.`,
  );
}
