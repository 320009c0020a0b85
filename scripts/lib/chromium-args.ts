/**
 * The features of Chromium's new address bar. The bar loads two browser pages with some 200 scripts
 * per window. These scripts compete with the tested page for the processor: a first paint of 0.9 s
 * took up to 2 s.
 */
const OMNIBOX = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/**
 * The features that Playwright switches off (without those of Edge). Chromium uses only the last
 * `--disable-features`, so this list has to repeat them.
 */
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

/**
 * Chromium switches for browser tests, measurements and screenshots, in addition to Playwright's
 * own. They switch off background requests, the new address bar, and the sandbox, which does not
 * work as root.
 */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHTS, ...OMNIBOX].join(',')}`,
];
