/**
 * Chromium switches for browser tests and measurements, which are added after Playwright's own.
 * They switch off background requests, and the sandbox, which does not work as root. They also
 * select the plain address bar: the new one loads two browser pages with some 200 scripts per
 * window, which compete with the tested page for the processor (a first paint of 0.9 s took up to 2
 * s).
 *
 * Chromium uses only the last `--disable-features`, so this list repeats the relevant features of
 * Playwright's.
 */
const OMNIBOX = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHTS, ...OMNIBOX].join(',')}`,
];
