import { acceptedSecrets } from '../lib/config.ts';
import type { Caller } from '../lib/trust.ts';
import { networkAddress, viaHosting } from '../lib/network-address.ts';
import {
  openReaderCookie,
  readerSetCookie,
  sessionValues,
  withActiveDay,
  type ReaderCookie,
} from '../lib/reader-cookie.ts';
import type { Deps } from '../lib/deps.ts';
import type { ApiContext } from './endpoint.ts';
import { isHttps } from './origin.ts';

/** Who reads: nobody signs in, so a reader is an id in a signed cookie. */
export type Reader = ReaderCookie &
  Caller & {
    /** True where this request came without a valid cookie: the id was made just now. */
    isNew: boolean;
  };

/**
 * The reader of this request, made if there is none; the answer renews the cookie, unless it is a
 * refusal (`app.ts` takes the cookie out). Call it at most once a request, and only where the
 * answer is private: Hosting drops cookies of cacheable answers.
 */
export function readerOf(c: ApiContext, deps: Deps): Reader {
  const reader = knownReader(c, deps) ?? newReader(c, deps);
  const isAction = c.req.method !== 'GET';
  const today = isAction ? { ...reader, ...withActiveDay(reader, deps.clock.now().getTime()) } : reader;
  setReader(c, deps, today);
  return today;
}

/**
 * Like `readerOf` for reads: `null` for who comes without a valid cookie, and then no cookie is
 * given for merely looking.
 */
export function knownReader(c: ApiContext, deps: Deps): Reader | null {
  for (const value of sessionValues(c.req.header('cookie') ?? null)) {
    const cookie = openReaderCookie(value, acceptedSecrets(deps.config));
    if (cookie !== null) return { ...cookie, isNew: false, ...callerOf(c, deps) };
  }
  return null;
}

/** Sends the cookie, in place of one that was sent before in this answer. */
export function setReader(c: ApiContext, deps: Deps, cookie: ReaderCookie): void {
  c.header('Set-Cookie', readerSetCookie(cookie, { secret: deps.config.signingSecret, isHttps: isHttps(c.req.raw) }));
}

function newReader(c: ApiContext, deps: Deps): Reader {
  return {
    readerId: deps.randomId(20),
    createdAtSeconds: Math.floor(deps.clock.now().getTime() / 1000),
    lastViewAtSeconds: 0,
    activeDays: 0,
    lastActiveDay: 0,
    isNew: true,
    ...callerOf(c, deps),
  };
}

/**
 * Where this call comes from. The address is personal: stored with comments only, for 30 days.
 * Hosting's emulator passes no address on, and listens on this machine alone.
 */
export function callerOf(c: ApiContext, { config }: Deps): Caller {
  const address = networkAddress(c.req.raw);
  if (config.isDemo) return { address: address ?? '127.0.0.1', isDirect: false, isAddressVerified: false };
  const via = viaHosting(c.req.raw, config.hostingNetworks);
  return { address, isDirect: via === 'no', isAddressVerified: via === 'proven' };
}
