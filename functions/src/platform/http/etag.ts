import { createHash } from 'node:crypto';

// This module replaces Hono's `etag`, because an answer gets its ETag before it is compressed, and
// a cached page stores its ETag.

/** A strong ETag over the bytes of `text`. */
export function etagOf(text: string | Uint8Array): string {
  return `"${createHash('sha1').update(text).digest('base64url')}"`;
}

/**
 * Compares an ETag with `If-None-Match`. The comparison is weak, because proxies that compress mark
 * our ETag as weak.
 */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  const bare = etag.replace(/^W\//, '');
  return header
    .split(',')
    .some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === bare);
}
