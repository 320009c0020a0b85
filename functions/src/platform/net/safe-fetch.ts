import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { Agent, fetch } from 'undici';
import { fail, ok, type Result } from '@first-show/domain/core/result';

/**
 * Fetches a URL that an editor entered or that a feed contains: only http(s), no private addresses,
 * with limits of time and size. The check uses the addresses to which the connection is really
 * made, so a name cannot resolve to one address for the check and to another for the connection.
 * Literal addresses and all redirects are checked too.
 */

export type Fetched = {
  /** The final URL, after redirects. */
  url: string;
  status: number;
  contentType: string | null;
  headers: Headers;
  bytes: Uint8Array;
};

export type FetchRefusal = {
  reason:
    | 'bad-address'
    | 'private-address'
    | 'too-many-redirects'
    | 'too-big'
    | 'timeout'
    | 'status'
    | 'unreachable'
    | 'not-allowed';
  /** An error sentence for the user. */
  message: string;
  /** Only with reason 'status': the status and headers of the HTTP answer. */
  status?: number;
  headers?: Headers;
};

export type SafeFetchOptions = {
  timeoutMs?: number;
  maxBytes?: number;
  headers?: Record<string, string>;
  /**
   * Exceptions: 'host:port' of servers on our own network that are allowed (the demo's feed
   * server).
   */
  allowHosts?: readonly string[];
  /**
   * Called before each request, including redirects, after the URL itself has passed the checks. It
   * may refuse, which ends the fetch. The time that it takes does not count against `timeoutMs`,
   * because it may wait for its turn.
   */
  beforeRequest?: (url: string) => Promise<FetchRefusal | null>;
};

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 5 * 1024 * 1024;
const REDIRECTS_MAX = 5;

/**
 * Networks that are not public, from IANA's special-purpose registry. They include the metadata
 * services of clouds (169.254.169.254).
 */
const refused = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  refused.addSubnet(network, prefix, 'ipv4');
// These networks (6to4, Teredo, documentation) are inside the global range, but not public.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  refused.addSubnet(network, prefix, 'ipv6');
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? '';
  const family = isIP(bare);
  if (family === 4) return !refused.check(bare, 'ipv4');
  // Everything outside 2000::/3 is local, mapped (::ffff:127.0.0.1), translated or unassigned.
  return family === 6 && globalIpv6.check(bare, 'ipv6') && !refused.check(bare, 'ipv6');
}

class PrivateAddress extends Error {}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

function guardedLookup(
  hostname: string,
  options: { all?: boolean; family?: number | string },
  callback: LookupCallback,
): void {
  dnsLookup(hostname, { all: true, family: options.family as number | undefined }, (error, addresses) => {
    if (error) return callback(error, []);
    // Refuse if any address is private, because the connection tries the addresses in turn.
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new PrivateAddress(hostname), []);
    if (options.all === true) return callback(null, addresses);
    const [first] = addresses;
    return callback(null, first?.address ?? '', first?.family);
  });
}

const agentOptions = { connections: 4, keepAliveTimeout: 1000, keepAliveMaxTimeout: 1000, maxHeaderSize: 32 * 1024 };
let guarded: Agent | undefined;
let open: Agent | undefined;
const guardedAgent = (): Agent =>
  (guarded ??= new Agent({ ...agentOptions, connect: { lookup: guardedLookup as never } }));
const openAgent = (): Agent => (open ??= new Agent(agentOptions));

/**
 * Fetches `url` with GET and follows redirects. Never throws: every failure is a value with an
 * error sentence.
 */
export async function safeFetch(url: string, options: SafeFetchOptions = {}): Promise<Result<Fetched, FetchRefusal>> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  // One time limit for all redirects and the body, which also stops a server that sends a byte per
  // second.
  const stop = new AbortController();
  const stopwatch = createStopwatch(timeoutMs, () => stop.abort());
  let address = url;
  try {
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const checked = checkAddress(address, options.allowHosts ?? []);
      if (!checked.ok) return checked;
      stopwatch.pause();
      const objection = (await options.beforeRequest?.(checked.value.url)) ?? null;
      if (objection !== null) return fail(objection);
      stopwatch.run();
      const response = await fetch(checked.value.url, {
        redirect: 'manual',
        signal: stop.signal,
        dispatcher: checked.value.isException ? openAgent() : guardedAgent(),
        headers: options.headers,
      });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        const next = URL.parse(location, checked.value.url);
        if (next === null) return refusal('bad-address', `${address} redirects to what is no address.`);
        address = next.href;
        continue;
      }
      return await readAnswer(address, response as unknown as Response, options.maxBytes ?? MAX_BYTES);
    }
    return refusal('too-many-redirects', `${url} redirects more than ${REDIRECTS_MAX} times.`);
  } catch (error) {
    if (stop.signal.aborted)
      return refusal('timeout', `${address} did not answer whole within ${timeoutMs / 1000} seconds.`);
    if (causedBy(error, (cause) => cause instanceof PrivateAddress))
      return refusal('private-address', `${address} is an address of a private network.`);
    return refusal('unreachable', `${address} could not be reached (${reasonOf(error)}).`);
  } finally {
    stopwatch.pause();
    stop.abort();
  }
}

/** Calls `end` after `milliseconds`, not counting pauses. */
function createStopwatch(milliseconds: number, end: () => void): { run: () => void; pause: () => void } {
  let leftMs = milliseconds;
  let begunAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const pause = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    leftMs -= performance.now() - begunAt;
  };
  const run = (): void => {
    pause();
    begunAt = performance.now();
    timer = setTimeout(end, Math.max(0, leftMs));
  };
  return { run, pause };
}

/**
 * The error message for a URL that is refused by its text alone, without a request; `null` if it
 * may be requested.
 */
export function addressProblem(address: string, allowHosts: readonly string[]): string | null {
  const checked = checkAddress(address, allowHosts);
  return checked.ok ? null : checked.error.message;
}

function checkAddress(
  address: string,
  allowHosts: readonly string[],
): Result<{ url: string; isException: boolean }, FetchRefusal> {
  const url = URL.parse(address);
  if (url === null) return refusal('bad-address', `'${address}' is no web address.`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return refusal('bad-address', `${url.protocol} addresses are not fetched, only http: and https:.`);
  if (url.username !== '' || url.password !== '')
    return refusal('bad-address', 'Addresses with a user name or password are not fetched.');
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  const isException = allowHosts.includes(`${url.hostname}:${port}`);
  // The `URL` parser has already converted 0x7f.1, 2130706433 and 017700000001 to 127.0.0.1.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!isException && isIP(literal) !== 0 && !isPublicAddress(literal))
    return refusal('private-address', `${address} is an address of a private network.`);
  return ok({ url: url.href, isException });
}

async function readAnswer(url: string, response: Response, maxBytes: number): Promise<Result<Fetched, FetchRefusal>> {
  const { status, headers } = response;
  if (!response.ok) {
    await response.body?.cancel();
    return fail({ reason: 'status', message: `${url} answers ${status}.`, status, headers });
  }
  const tooBig = refusal('too-big', `${url} is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`);
  if (Number(headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    return tooBig;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Count bytes after decompression, to stop a small file that unpacks to gigabytes.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return tooBig;
    chunks.push(chunk);
  }
  return ok({ url, status, contentType: headers.get('content-type'), headers, bytes: Buffer.concat(chunks) });
}

const refusal = (reason: FetchRefusal['reason'], message: string) => fail<FetchRefusal>({ reason, message });

function causedBy(error: unknown, matches: (cause: unknown) => boolean): boolean {
  for (let cause = error, depth = 0; cause !== undefined && cause !== null && depth < 6; depth += 1) {
    if (matches(cause)) return true;
    if (cause instanceof AggregateError && cause.errors.some(matches)) return true;
    cause = (cause as { cause?: unknown }).cause;
  }
  return false;
}

function reasonOf(error: unknown): string {
  const cause = (error as { cause?: { code?: string; message?: string } }).cause;
  return cause?.code ?? cause?.message ?? (error instanceof Error ? error.message : 'unknown');
}
