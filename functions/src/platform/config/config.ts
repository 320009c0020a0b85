/**
 * Settings from the environment. (The file store and the lists of secrets read their own
 * variables.)
 */
export type Config = {
  /**
   * The origin of all absolute URLs, without a trailing slash. `null`: use the origin of the
   * request.
   */
  siteUrl: string | null;
  /**
   * True for the demo on emulators. The desks then show the demo's logins, and browsers may
   * connect to the emulators.
   */
  isDemo: boolean;
  /** Origins the browser connects to in the demo: the Firestore and Auth emulators. */
  emulatorOrigins: string[];
  /**
   * 'host:port' of the demo's feed server, the only private address that a source may have. Empty
   * outside the demo.
   */
  feedHosts: string[];
  version: string;
  /** Multiplies every rate limit. 1 except in tests. */
  rateLimitScale: number;
  /**
   * The number of documents over which page views are spread. One document takes about one write
   * per second.
   */
  viewShards: number;
  /** The key that signs the reader cookie and links in mails. */
  signingSecret: string;
  /**
   * The previous key during a rotation. Its signatures are still accepted, but it signs nothing
   * new.
   */
  previousSigningSecret: string | null;
  /**
   * App Check with reCAPTCHA Enterprise: the public site key and the id of the web app. If set,
   * readers' writes need a token. `null` in the demo and where App Check is not configured.
   */
  appCheck: { siteKey: string; appId: string } | null;
  /**
   * Networks ('151.101.0.0/16') from which Hosting calls the functions. If empty, only headers show
   * whether a call came through Hosting, and callers can forge headers.
   */
  hostingNetworks: string[];
  /** The header Strict-Transport-Security. It covers subdomains only if a setting says so. */
  hsts: string;
  /** True in tests: an answer that does not match its schema becomes a 500. */
  checksAnswers: boolean;
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const SIGNING_SECRET_MIN = 32;
/** Enough for fifty views a second. */
const VIEW_SHARDS_DEFAULT = 50;
const DEMO_SIGNING_SECRET = 'demo-only-not-a-secret';

/**
 * Reads the settings. A secret is checked only when it is used, so that functions without secrets
 * start too.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const isDemo = environment.FUNCTIONS_EMULATOR === 'true' || environment.FIRESTORE_EMULATOR_HOST !== undefined;
  const scale = Number(environment.RATE_LIMIT_SCALE ?? '1');
  const viewShards = Number(environment.VIEW_SHARDS ?? '');
  const secret = environment.SIGNING_SECRET ?? (isDemo ? DEMO_SIGNING_SECRET : '');
  return {
    siteUrl: environment.SITE_URL ? environment.SITE_URL.replace(/\/+$/, '') : null,
    isDemo,
    emulatorOrigins: isDemo ? emulatorOrigins(environment) : [],
    feedHosts: isDemo && environment.DEMO_FEED_HOST ? [environment.DEMO_FEED_HOST] : [],
    version: environment.APP_VERSION ?? environment.K_REVISION ?? '0.1.0',
    rateLimitScale: Number.isFinite(scale) && scale > 0 ? scale : 1,
    viewShards: Number.isInteger(viewShards) && viewShards > 0 ? viewShards : VIEW_SHARDS_DEFAULT,
    get signingSecret() {
      return checkedSecret('SIGNING_SECRET', secret, isDemo);
    },
    get previousSigningSecret() {
      const previous = environment.SIGNING_SECRET_PREVIOUS ?? '';
      return previous === '' ? null : checkedSecret('SIGNING_SECRET_PREVIOUS', previous, isDemo);
    },
    appCheck: isDemo ? null : appCheckOf(environment),
    hostingNetworks: listOf(environment.HOSTING_NETWORKS),
    hsts: `max-age=${YEAR_SECONDS}${environment.HSTS_INCLUDE_SUBDOMAINS === 'true' ? '; includeSubDomains' : ''}`,
    checksAnswers: false,
  };
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function appCheckOf({
  APP_CHECK_SITE_KEY: siteKey = '',
  WEB_APP_ID: appId = '',
}: NodeJS.ProcessEnv): Config['appCheck'] {
  if (siteKey === '') return null;
  // Without the app id, browsers could not get tokens and every write would be refused.
  if (appId === '') throw new Error('APP_CHECK_SITE_KEY is set, but WEB_APP_ID is not');
  return { siteKey, appId };
}

/**
 * Checks a secret. Throws if it is empty or, outside the demo, short, because anybody could then
 * forge a reader's cookie.
 */
function checkedSecret(name: string, secret: string, isDemo: boolean): string {
  if (secret === '') throw new Error(`${name} is not set`);
  if (!isDemo && secret.length < SIGNING_SECRET_MIN)
    throw new Error(`${name} is shorter than ${SIGNING_SECRET_MIN} characters`);
  return secret;
}

/**
 * The secrets whose signatures are accepted, the current one first. For signing, use
 * `config.signingSecret`.
 */
export const acceptedSecrets = ({
  signingSecret,
  previousSigningSecret,
}: Pick<Config, 'signingSecret' | 'previousSigningSecret'>): readonly string[] =>
  previousSigningSecret === null ? [signingSecret] : [signingSecret, previousSigningSecret];

/** The HTTP origins of the Firestore and Auth emulators. */
function emulatorOrigins(environment: NodeJS.ProcessEnv): string[] {
  const origins = [
    environment.FIRESTORE_EMULATOR_ORIGIN ?? originOf(environment.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080'),
    environment.AUTH_EMULATOR_ORIGIN ?? originOf(environment.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'),
  ];
  return [...new Set(origins)];
}

const originOf = (host: string): string =>
  `http://${host.replace(/^(localhost|0\.0\.0\.0|\[?::1\]?)(?=:)/, '127.0.0.1')}`;
