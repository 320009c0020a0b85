import { acceptedSecrets } from '../config/config.ts';
import type { Caller } from '../limits/trust.ts';
import { networkAddress, viaHosting } from '../limits/network-address.ts';
import {
  decodeReaderCookie,
  readerSetCookie,
  sessionValues,
  withActiveDay,
  type ReaderCookie,
} from '../identity/reader-cookie.ts';
import type { Deps } from '../deps.ts';
import type { ApiContext } from './api-app.ts';
import { isHttps } from './origin.ts';

/** A reader is an id in a signed cookie. Readers never log in. */
export type Reader = ReaderCookie &
  Caller & {
    /** True if the request had no valid cookie and the id was just created. */
    isNew: boolean;
  };

/**
 * The reader of this request, created if the request has no cookie. The answer renews the cookie,
 * unless it is a refusal (`app.ts` removes the cookie then). Call `readerOf` at most once per
 * request, and only for private answers: Hosting removes cookies from cacheable answers.
 */
export function readerOf(c: ApiContext, deps: Deps): Reader {
  const reader = knownReader(c, deps) ?? newReader(c, deps);
  const isAction = c.req.method !== 'GET';
  const today = isAction ? { ...reader, ...withActiveDay(reader, deps.clock.now().getTime()) } : reader;
  setReader(c, deps, today);
  return today;
}

/**
 * Like `readerOf`, but never creates a reader and does not set the cookie. `null` without a valid
 * cookie.
 */
export function knownReader(c: ApiContext, deps: Deps): Reader | null {
  for (const value of sessionValues(c.req.header('cookie') ?? null)) {
    const cookie = decodeReaderCookie(value, acceptedSecrets(deps.config));
    if (cookie !== null) return { ...cookie, isNew: false, ...callerOf(c.req.raw, deps) };
  }
  return null;
}

/** Sets the cookie. Replaces the cookie if the answer already has one. */
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
    ...callerOf(c.req.raw, deps),
  };
}

/**
 * Where a call comes from. The address is personal data; only comments store it, for 30 days.
 * Hosting's emulator does not pass the address on, so the demo uses 127.0.0.1 instead.
 */
export function callerOf(request: Request, { config }: Pick<Deps, 'config'>): Caller {
  const address = networkAddress(request);
  if (config.isDemo) return { address: address ?? '127.0.0.1', isDirect: false, isAddressVerified: false };
  const via = viaHosting(request, config.hostingNetworks);
  return { address, isDirect: via === 'no', isAddressVerified: via === 'proven' };
}
