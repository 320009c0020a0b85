/**
 * Chromium switches for browser tests and measurements, after those of Playwright. They switch off
 * the sandbox, which root cannot use, and background requests. They choose the plain address bar:
 * with the other one, each window loads two pages of the browser with some 200 scripts, which share
 * the processor with the tested page (a first paint of 0.9 s took up to 2 s).
 *
 * Of several `--disable-features` only the last counts, so Playwright's own that matter to Chromium
 * are repeated.
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
