import { createHash } from 'node:crypto';

// Not Hono's `etag`: answers are tagged before they are compressed, and cached pages keep their
// tag.

/** A strong validator over the bytes of `text`. */
export function etagOf(text: string | Uint8Array): string {
  return `"${createHash('sha1').update(text).digest('base64url')}"`;
}

/** Weak comparison of `If-None-Match`: a proxy that compresses marks our tag as weak. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  const bare = etag.replace(/^W\//, '');
  return header
    .split(',')
    .some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === bare);
}
