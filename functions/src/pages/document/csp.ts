import { createHash } from 'node:crypto';
import { TRAILER_FRAME_ORIGINS } from '@first-show/domain/articles/trailers';
import { TRUSTED_TYPES_POLICY } from '@first-show/domain/core/trusted-types';

/** Origins for live data (Firestore) and sign-in (Auth). */
const GOOGLE_ORIGINS = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Origins that App Check with reCAPTCHA Enterprise needs. */
const APP_CHECK = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connections: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
} as const;
const NO_APP_CHECK = { scripts: [], frames: [], connections: [] } as const;

/**
 * The Trusted Types policies that may turn text into HTML or script URLs: ours
 * (`web/src/shared/lib/trusted-types.ts`), and that of ProseMirror, the library of the article
 * editor, for pasted text.
 */
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICY} ProseMirrorClipboard`,
] as const;

/** A CSP source for one inline script, by its SHA-256. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The Content-Security-Policy of every page. It allows one inline script by its hash; inline
 * styles, because Emotion writes them; pictures from any HTTPS origin, because articles link to
 * them; and frames of the trailers' players. It requires Trusted Types, except with App Check,
 * whose SDK loads reCAPTCHA by a plain string (decision 025). It is the same on every page, because
 * a navigation inside the app keeps the policy of the first page.
 */
export function pageCsp({
  inlineScript,
  emulatorOrigins,
  isHttps,
  hasAppCheck = false,
}: {
  inlineScript: string;
  emulatorOrigins: readonly string[];
  isHttps: boolean;
  hasAppCheck?: boolean;
}): string {
  const appCheck = hasAppCheck ? APP_CHECK : NO_APP_CHECK;
  const sockets = emulatorOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src ${["'self'", scriptHash(inlineScript), ...appCheck.scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...GOOGLE_ORIGINS, ...appCheck.connections, ...emulatorOrigins, ...sockets].join(' ')}`,
    `frame-src ${[...TRAILER_FRAME_ORIGINS, ...appCheck.frames].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(hasAppCheck ? [] : TRUSTED_TYPES),
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
