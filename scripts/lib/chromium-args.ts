/**
 * Switches for the Chromium of browser tests and measurements, behind those of Playwright. It has
 * no sandbox, which root cannot have, and calls nobody. Its address bar is a plain one: for the
 * other each window loads two pages of the browser's own, with some 200 scripts, which share the
 * processor with the page that is looked at (a first paint of 0.9 s took up to 2 s).
 *
 * Of several `--disable-features` the last counts: those of Playwright's own that matter to
 * Chromium are named again.
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
