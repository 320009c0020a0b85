import { createHash } from 'node:crypto';

// Not Hono's `etag`: answers get their ETag before they are compressed, and cached pages keep
// theirs.

/** A strong validator over the bytes of `text`. */
export function etagOf(text: string | Uint8Array): string {
  return `"${createHash('sha1').update(text).digest('base64url')}"`;
}

/** Weak comparison with `If-None-Match`, because a proxy that compresses marks our ETag as weak. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  const bare = etag.replace(/^W\//, '');
  return header
    .split(',')
    .some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === bare);
}
