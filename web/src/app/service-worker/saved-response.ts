/**
 * Whether a response may be saved: only complete public pages. A service worker cannot see
 * `Set-Cookie`, but a response with a cookie is never `public`
 * (`functions/src/platform/http/visitor.ts`).
 */
export function isPublicPage({
  status,
  type,
  redirected,
  headers,
}: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  const control = headers.get('cache-control') ?? '';
  const isPublic = /\bpublic\b/.test(control) && !/\b(?:private|no-store)\b/.test(control);
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    isPublic &&
    (headers.get('content-type') ?? '').startsWith('text/html')
  );
}

/** The headline of a saved page, as HTML without tags; '' if there is none. */
export const headlineOf = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]*>/g, '');

/** The language of a saved page. */
export const languageOf = (html: string): string => /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'en';
