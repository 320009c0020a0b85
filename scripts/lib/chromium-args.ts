/**
 * Switches for the Chromium of browser tests and measurements, behind those of Playwright. As root it has no sandbox; it calls nobody; and its
 * address bar is a plain one: for another each window loads two pages of the browser's own, with some 200 scripts, which share the processor
 * with the page that is looked at (a first paint of 0.9 s took up to 2 s).
 *
 * Of several `--disable-features` the last counts: Playwright's own are named again.
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
