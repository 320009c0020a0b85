import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * How to run the tests of one browser: the environment for its programs, or a sentence that says
 * what is missing.
 */
export type FoundBrowser =
  { name: 'firefox' | 'webkit'; env: Record<string, string> } | { name: 'firefox' | 'webkit'; missing: string };

function onPath(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file)) ?? null;
}

/** Debian installs MiniBrowser beside the WebKit library, not on the PATH. */
function miniBrowser(): string | null {
  const libraries = ['/usr/lib', '/usr/libexec']
    .filter(existsSync)
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))]);
  const names = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return (
    names
      .flatMap((name) => libraries.map((folder) => join(folder, name, 'MiniBrowser')))
      .find((file) => existsSync(file)) ?? onPath('MiniBrowser')
  );
}

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

export function findFirefox(): FoundBrowser {
  const file = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox') ?? MAC_FIREFOX;
  if (existsSync(file)) return { name: 'firefox', env: { FIREFOX_PATH: file } };
  return {
    name: 'firefox',
    missing:
      'Firefox is not installed: install it (on Debian `apt-get install firefox-esr`), or name it in FIREFOX_PATH.',
  };
}

export function findWebKit(): FoundBrowser {
  const programs = {
    WEBKIT_DRIVER_PATH: onPath('WebKitWebDriver'),
    MINIBROWSER_PATH: miniBrowser(),
    XVFB_PATH: onPath('Xvfb'),
  };
  const names = { WEBKIT_DRIVER_PATH: 'WebKitWebDriver', MINIBROWSER_PATH: 'MiniBrowser', XVFB_PATH: 'Xvfb' };
  const missing = Object.entries(programs).flatMap(([key, file]) =>
    file === null ? [names[key as keyof typeof names]] : [],
  );
  if (missing.length === 0) return { name: 'webkit', env: programs as Record<string, string> };
  return {
    name: 'webkit',
    missing: `WebKit is not complete, ${missing.join(' and ')} missing: on Debian or Ubuntu \`apt-get install webkit2gtk-driver xvfb\`.`,
  };
}
